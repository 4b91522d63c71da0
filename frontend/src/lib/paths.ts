/** Every address of the app, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy',
  donate: '/donate',
  logout: '/logout',
  account: '/account',
  editProfile: '/account?edit=profile',
  inventory: '/inventory',
  createInventory: '/inventory/create',
  editInventoryPart: (id: string) => `/inventory/${encodeURIComponent(id)}/edit`,
  inventoryPart: (id: string) => `/inventory/${encodeURIComponent(id)}`,
  importInventory: '/inventory/import',
  /** One import, with how far it is. */
  inventoryImport: (id: string) => `/inventory/import?id=${encodeURIComponent(id)}`,
  places: '/inventory/places',
  scan: '/inventory/scan',
  scanSession: (id: string) => `/inventory/scan/${encodeURIComponent(id)}`,
  manifest: (placeId: string) => `/inventory/places/${encodeURIComponent(placeId)}/manifest`,
  place: (id: string) => `/inventory/places/${encodeURIComponent(id)}`,
  /** Labels to print; of several items, the page gets their ids in its state. */
  labels: '/inventory/labels',
  labelOfItem: (id: string) => `/inventory/labels?item=${encodeURIComponent(id)}`,
  labelOfPlace: (id: string) => `/inventory/labels?place=${encodeURIComponent(id)}`,
  shareLinks: '/inventory/share',
  /** What a label leads to; the address in its code. */
  scannedLabel: (code: string) => `/q/${encodeURIComponent(code.replace('-', ''))}`,
  /** What a share link shows; of it, one item. */
  shared: (token: string) => `/s/${encodeURIComponent(token)}`,
  sharedItem: (token: string, id: string) => `/s/${encodeURIComponent(token)}?item=${encodeURIComponent(id)}`,
  /** What is at a place, and at all places in it. */
  inventoryAt: (locationId: string) => `/inventory?locationId=${encodeURIComponent(locationId)}`,
  /** What suits the member's needs, and who needs what they have. */
  matches: '/matches',
  /** Saved searches and watched listings. */
  saved: '/saved',
  listings: '/listings',
  pausedListings: '/listings?status=paused',
  listing: (id: string) => `/listing/${encodeURIComponent(id)}`,
  createListing: '/create-listing',
  /** A wanted ad that a search begins: its words, category, place and radius. */
  createWanted: (search = '') => `/create-listing?type=wanted${search && `&${search}`}`,
  editListing: (id: string) => `/listing/${encodeURIComponent(id)}/edit`,
  /** By handle or id. */
  member: (handle: string) => `/member/${encodeURIComponent(handle)}`,
  seller: (id: string) => `/seller/${encodeURIComponent(id)}`,
  /** An item of a seller's inventory that no listing offers. */
  sellerItem: (id: string, itemId: string) =>
    `/seller/${encodeURIComponent(id)}?item=${encodeURIComponent(itemId)}`,
  wall: '/wall',
  messages: '/messages',
  thread: (id: string) => `/messages/${encodeURIComponent(id)}`,
  /** The first message about a listing, or to a member. */
  askAbout: (listingId: string) => `/messages/new?listing=${encodeURIComponent(listingId)}`,
  /** The first message about an event, to whoever organizes it. */
  askAboutEvent: (gatheringId: string) => `/messages/new?event=${encodeURIComponent(gatheringId)}`,
  writeTo: (memberId: string) => `/messages/new?member=${encodeURIComponent(memberId)}`,
  notifications: '/notifications',
  notificationPreferences: '/notifications?show=preferences',
  events: '/events',
  communities: '/communities',
  buildTracker: '/build-tracker',
  analytics: '/analytics',
  admin: '/admin',
  adminAdvanced: '/admin-advanced',
  adminMember: (id: string) => `/admin/members/${encodeURIComponent(id)}`,
  /** Guardian links and consents; with a token after the #, an invitation. */
  guardian: '/guardian',
  /** `next` is where to go after signing in; without it, the inventory. */
  login: (next?: string) =>
    next === undefined ? '/login' : `/login?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`,
  /** The login page where an account is created. */
  signUp: (next: string) => `${paths.login(next)}&mode=signup`,
  /** The login page, shown even to a signed-in member. */
  loginToStay: '/login?stay=1',
  /** A plain browser link, answered by the login page. */
  register: '/api/login?mode=signup',
} as const;

/** Where people write for help. */
export let supportAddress = setting('support-email', 'support@swapmeetclassics.com');

/** The county in Wisconsin whose courts the terms name. */
export let termsCounty = setting('terms-county', 'Jefferson');

/** The last day of the show where we meet people in person. */
export let showDate = setting('show-date', '2027-09-30');

/** The same on the server, which knows them from its environment. */
export function setSettings(settings: {
  readonly supportAddress: string;
  readonly termsCounty: string;
  readonly showDate: string;
}): void {
  ({ supportAddress, termsCounty, showDate } = settings);
}

/** A setting of this installation, which the server writes into index.html. */
function setting(name: string, standard: string): string {
  if (typeof document === 'undefined') return standard;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || standard;
}
