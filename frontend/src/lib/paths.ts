import { pages } from '@modules/pages/pages.schemas';

/** By key of a page: its address, or a function that makes the address from an id. */
const ofPages = Object.fromEntries(
  Object.entries(pages).map(([key, { path }]) => [
    key,
    path.includes(':') ? (id: string) => path.replace(/:\w+/, () => encodeURIComponent(id)) : path,
  ]),
) as { readonly [Key in keyof typeof pages]: PathOf<(typeof pages)[Key]['path']> };

type PathOf<Path extends string> = Path extends `${string}:${string}` ? (id: string) => string : Path;

/** Every address of the app: those of the declared pages, and those with parameters. */
export const paths = {
  ...ofPages,
  editProfile: `${ofPages.account}?edit=profile`,
  /** One import, with its progress. */
  inventoryImport: (id: string) => asking(ofPages.importInventory, 'id', id),
  /** Labels to print; for several items, the page gets their ids in its history state. */
  labelOfItem: (id: string) => asking(ofPages.labels, 'item', id),
  labelOfPlace: (id: string) => asking(ofPages.labels, 'place', id),
  /** The address in the code of a label. */
  scannedLabel: (code: string) => ofPages.scannedLabel(code.replace('-', '')),
  /** One item of a share link. */
  sharedItem: (token: string, id: string) => asking(ofPages.shared(token), 'item', id),
  /** Items at a place and at all places in it. */
  inventoryAt: (locationId: string) => asking(ofPages.inventory, 'locationId', locationId),
  /** A new item, filled in from a listing that the member bought. */
  addBought: (listingId: string) => asking(ofPages.createInventory, 'bought', listingId),
  pausedListings: `${ofPages.listings}?status=paused`,
  /** A wanted ad started from a search: its words, category, place and radius. */
  createWanted: (search = '') => `${ofPages.createListing}?type=wanted${search && `&${search}`}`,
  /** A listing to sell, started from a few words: its title. */
  sellWords: (words: string) => asking(ofPages.createListing, 'title', words),
  /** An item of a member's inventory that no listing offers. */
  itemOfMember: (id: string, itemId: string) => asking(ofPages.member(id), 'item', itemId),
  /** The feed of a tag, without #. */
  wallOfTag: (tag: string) => asking(ofPages.wall, 'tag', tag),
  /** The feed of a make or a model, by its key. */
  wallOfVehicle: (key: string) => asking(ofPages.wall, 'vehicle', key),
  wallOfMember: (id: string) => asking(ofPages.wall, 'member', id),
  /** The wall, with what is shared in the composer. */
  shareOnWall: (kind: string, id: string) => asking(ofPages.wall, 'share', `${kind}:${id}`),
  /** One part of the page of a build: its board, its parts, its costs … */
  buildTab: (id: string, tab: string) => asking(ofPages.build(id), 'tab', tab),
  /** The page of a build, with one of its tasks open. */
  taskOfBuild: (id: string, taskId: string) => `${paths.buildTab(id, 'board')}&task=${taskId}`,
  /** The entries of a build, at one of them. */
  entryOfBuild: (id: string, entryId: string) => `${paths.buildTab(id, 'journal')}&entry=${entryId}`,
  buildBook: (id: string, bookId: string) => `${ofPages.build(id)}/book/${encodeURIComponent(bookId)}`,
  thread: (id: string) => `${ofPages.messages}/${encodeURIComponent(id)}`,
  /** The first message about a listing, or to a member. */
  askAbout: (listingId: string) => asking(newMessage, 'listing', listingId),
  /** The first message about an event, to its organizer. */
  askAboutEvent: (gatheringId: string) => asking(newMessage, 'event', gatheringId),
  writeTo: (memberId: string) => asking(newMessage, 'member', memberId),
  notificationPreferences: `${ofPages.notifications}?show=preferences`,
  /** `next` is where to go after signing in; without it, the inventory. */
  login: (next?: string) =>
    next === undefined ? ofPages.login : asking(ofPages.login, 'next', next).replaceAll('%2F', '/'),
  /** The login page where an account is created. */
  signUp: (next: string) => `${paths.login(next)}&mode=signup`,
  /** The login page, shown even to a signed-in member. */
  loginToStay: `${ofPages.login}?stay=1`,
  /** A plain browser link, answered by the login page. */
  register: '/api/login?mode=signup',
} as const;

const newMessage = `${ofPages.messages}/new`;

function asking(path: string, name: string, value: string): string {
  return `${path}?${name}=${encodeURIComponent(value)}`;
}

/** Where people write for help. */
export let supportAddress = setting('support-email', 'support@swapmeetclassics.com');

/** The county in Wisconsin whose courts the terms name. */
export let termsCounty = setting('terms-county', 'Jefferson');

/** The last day of the show where we meet people in person. */
export let showDate = setting('show-date', '2027-09-30');

/** The same on the server, which reads them from its environment. */
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
