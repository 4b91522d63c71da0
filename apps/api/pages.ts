export const siteName = 'Swap Meet Classics';
export const siteDescription =
  'Buy, sell and find classic car parts near you, and talk with the people who know them.';

/** A page with an address of its own. Search engines keep those that have a description. */
export interface NamedPage {
  readonly path: string;
  /** Of the tab; null is the name of the site alone. */
  readonly title: string | null;
  readonly description?: string;
}

/** The page at an address in lower case, without a slash at its end; undefined when there is none. */
export function pageNamed(address: string): NamedPage | undefined {
  const path = aliases.get(address) ?? address;
  return (
    [...openPages, ...privatePages].find((page) => page.path === path) ??
    (patterns.some((pattern) => pattern.test(path)) ? { path, title: null } : undefined)
  );
}

/** Pages that search engines may keep, besides listings and storefronts. */
export const openPages: readonly Required<NamedPage>[] = [
  { path: '/', title: null, description: siteDescription },
  {
    path: '/events',
    title: 'Events',
    description: 'Upcoming swap meets, car shows and cruise nights: when and where they are.',
  },
  {
    path: '/about',
    title: 'About',
    description: 'Who runs Swap Meet Classics, for whom, and why buying and selling here is local.',
  },
  {
    path: '/support',
    title: 'Support Center',
    description: 'Answers to common questions about buying, selling and your account, and how to reach us.',
  },
  { path: '/donate', title: 'Support Us', description: 'How to help Swap Meet Classics stay free to use.' },
  {
    path: '/terms',
    title: 'Terms of Service',
    description: 'The rules for buying, selling and taking part on Swap Meet Classics.',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Swap Meet Classics keeps about you, for how long, and how you take it with you or erase it.',
  },
  {
    path: '/login',
    title: 'Sign in',
    description: 'Sign in to Swap Meet Classics or create a free account to buy and sell classic car parts.',
  },
];

/** Pages for members, of links in e-mails, and those that are not built yet. */
const privatePages: readonly NamedPage[] = [
  { path: '/account', title: 'Account' },
  { path: '/admin', title: 'Admin Console' },
  { path: '/admin-advanced', title: 'System status' },
  { path: '/analytics', title: 'Analytics' },
  { path: '/auth/social/done', title: 'Sign in' },
  { path: '/build-tracker', title: 'Build Tracker' },
  { path: '/communities', title: 'Communities' },
  { path: '/confirm-email', title: 'Confirm your new e-mail' },
  { path: '/create-listing', title: 'Sell or look for something' },
  { path: '/gallery', title: null },
  { path: '/guardian', title: 'Guardians' },
  { path: '/inventory', title: 'Inventory' },
  { path: '/inventory/create', title: 'Add Item' },
  { path: '/inventory/import', title: 'Import' },
  { path: '/inventory/labels', title: 'Labels' },
  { path: '/inventory/places', title: 'Places' },
  { path: '/inventory/scan', title: 'Scan' },
  { path: '/inventory/share', title: 'Share links' },
  { path: '/listings', title: 'My listings' },
  { path: '/logout', title: 'Sign out' },
  { path: '/matches', title: 'Matches' },
  { path: '/messages', title: 'Messages' },
  { path: '/messages/new', title: 'Messages' },
  { path: '/notifications', title: 'Notifications' },
  { path: '/saved', title: 'Saved' },
  { path: '/reset-password', title: 'Choose a new password' },
  { path: '/sign-in-link', title: 'Sign in' },
  { path: '/unsubscribe', title: 'Stop e-mails' },
  { path: '/verify-email', title: 'Confirm your e-mail' },
  { path: '/wall', title: 'Community' },
];

const aliases: ReadonlyMap<string, string> = new Map([
  ['/home', '/'],
  ['/api/login', '/login'],
  ['/api/logout', '/logout'],
]);

/** Private pages of one thing each. A member's page is one: members decide by their profile who sees what, and did not ask to be found by name. */
const patterns = [
  /^\/listing\/[^/]+\/edit$/,
  /^\/member\/[^/]+$/,
  /^\/messages\/[^/]+$/,
  /^\/inventory\/[^/]+$/,
  /^\/inventory\/[^/]+\/edit$/,
  /^\/inventory\/places\/[^/]+$/,
  /^\/inventory\/places\/[^/]+\/manifest$/,
  /^\/inventory\/scan\/[^/]+$/,
  /^\/admin\/members\/[^/]+$/,
];
