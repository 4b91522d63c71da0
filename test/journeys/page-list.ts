import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An address of the app and its first heading. `:id` is a listing of the member, `:seller` the member, `:word` the word of the listing. */
export type ListedPage = readonly [address: string, heading: string];

const home = 'Find classic parts and vehicles near you';
const token = 'T'.repeat(43);

/** The pages of a member who is also an admin. */
export const memberPages: readonly ListedPage[] = [
  ['/', home],
  ['/home', home],
  ['/about', 'About Swap Meet Classics'],
  ['/support', 'Support Center'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/donate', 'Support Us'],
  ['/login?stay=1', 'Sign in'],
  ['/api/login?stay=1', 'Sign in'],
  ['/account', 'Account'],
  ['/inventory', 'Inventory'],
  ['/inventory/create', 'Add Item'],
  ['/inventory/import', 'Import'],
  ['/inventory/labels', 'Labels'],
  ['/inventory/places', 'Places'],
  ['/inventory/share', 'Share links'],
  ['/inventory/places/a-place', 'No such place'],
  ['/inventory/places/a-place/manifest', 'No such place'],
  ['/inventory/scan', 'Scan'],
  ['/inventory/scan/a-session', 'No such session'],
  ['/inventory/a-part', 'No part with this label'],
  ['/inventory/a-part/edit', 'No part with this label'],
  ['/listing/:id', ':word tail light'],
  ['/listing/:id/edit', 'Edit listing'],
  ['/listing/:id/edit?step=photos', 'Edit listing'],
  ['/listing/:id/edit?step=review', 'Edit listing'],
  ['/seller/:seller', 'axel'],
  ['/member/:seller', 'axel'],
  ['/listings', 'My listings'],
  ['/matches', 'Matches'],
  ['/saved', 'Saved'],
  ['/create-listing', 'Create a listing'],
  ['/wall', 'Community'],
  ['/messages', 'Messages'],
  ['/messages/a-thread', 'Messages'],
  ['/notifications', 'Notifications'],
  ['/notifications?show=preferences', 'Notifications'],
  ['/unsubscribe', 'Stop e-mails'],
  ['/events', 'Events'],
  ['/communities', 'Communities'],
  ['/build-tracker', 'Build Tracker'],
  ['/analytics', 'Analytics'],
  ['/admin', 'Admin Console'],
  ['/admin/members/:seller', 'axel'],
  ['/admin-advanced', 'System status'],
  ['/guardian', 'Guardians'],
  ['/gone/fishing', '404 Page Not Found'],
];

export const guestPages: readonly ListedPage[] = [
  ['/', home],
  ['/?view=map', home],
  ['/?search=:wordzzz', home],
  ['/login', 'Sign in'],
  ['/login?mode=signup', 'Create account'],
  ['/login?mode=reset', 'Reset password'],
  [`/verify-email#${token}`, 'Confirm your e-mail'],
  [`/confirm-email#${token}`, 'Confirm your new e-mail'],
  [`/reset-password#${token}`, 'Choose a new password'],
  [`/sign-in-link#${token}`, 'Sign in'],
  ['/sign-in-link', 'This link is incomplete'],
  ['/auth/social/done', 'Sign in'],
  ['/listing/:id', ':word tail light'],
  ['/seller/:seller', 'axel'],
  ['/member/:seller', 'axel'],
  ['/member/nobody-of-that-name', 'Member not found'],
  ['/guardian', 'Guardians'],
  [`/guardian#${token}`, 'Guardian invitation'],
  ['/account', 'Account'],
  ['/inventory', 'Inventory'],
  ['/listings', 'My listings'],
  ['/notifications', 'Sign in to see your notifications'],
  [`/unsubscribe#${token}`, 'Stop e-mails'],
  ['/messages', 'Messages'],
  ['/wall', 'Community'],
  ['/q/33333-33333', 'Nothing to see here'],
  ['/s/a-link', 'This link no longer works'],
];

/** Pages that redirect by themselves; a test looks at them while their call is delayed. */
export const passingPages: readonly ListedPage[] = [
  ['/logout', 'Signing you out…'],
  ['/api/logout', 'Signing you out…'],
];

/** The router's addresses, like "/listing/:id", that are missing in these lists. */
export function unlistedRoutes(): readonly string[] {
  const listed = new Set(
    [...memberPages, ...guestPages, ...passingPages].map(([address]) =>
      routeOf(new URL(address, 'http://x').pathname),
    ),
  );
  return routes.filter((route) => !listed.has(route));
}

/** The route of an address: the matching one with the fewest parameters. */
const routeOf = (path: string): string | undefined =>
  routes
    .filter((route) => route !== '*' && new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .sort((one, other) => one.split(':').length - other.split(':').length)[0] ?? '*';

const router = readFileSync(join(import.meta.dirname, '../../frontend/src/app/routes.tsx'), 'utf8');

/** The routes in the router, without the gallery, which exists in development only. */
const routes = [...router.matchAll(/page\(\[([^\]]+)\]|<Route path="([^"]+)"/g)]
  .flatMap(([, several, one]) => several?.split(',') ?? [one ?? ''])
  .map((path) => path.replace(/['\s]/g, ''))
  .filter((path) => path !== '/gallery');
