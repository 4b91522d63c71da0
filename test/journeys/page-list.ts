import { allPages, pathsOf } from '../../modules/pages/all-pages.schemas.js';
import { pageAt } from '../../modules/pages/find-page.schemas.js';

/** An address of the app and its first heading. `:id` is a listing of the member, `:seller` the member, `:word` the word of the listing. */
export type ListedPage = readonly [address: string, heading: string];

const home = 'Find classic parts and vehicles near you';
const token = 'T'.repeat(43);

/** Pages of one thing, and addresses with a query. */
const addedForMembers: readonly ListedPage[] = [
  ['/login?stay=1', 'Sign in'],
  ['/api/login?stay=1', 'Sign in'],
  ['/inventory/places/a-place', 'No such place'],
  ['/inventory/places/a-place/manifest', 'No such place'],
  ['/inventory/scan/a-session', 'No such session'],
  ['/inventory/a-part', 'No part with this label'],
  ['/inventory/a-part/edit', 'No part with this label'],
  ['/listing/:id', ':word tail light'],
  ['/listing/:id/edit', 'Edit listing'],
  ['/listing/:id/edit?step=photos', 'Edit listing'],
  ['/listing/:id/edit?step=review', 'Edit listing'],
  ['/members/:seller', 'axel'],
  ['/member/:seller', 'axel'],
  ['/seller/:seller', 'axel'],
  ['/wall/a-post', 'No such post'],
  ['/donate/thanks/a-gift', 'No such gift'],
  ['/events/an-event', 'No such event'],
  ['/communities/a-community', 'No such community'],
  ['/communities/a-community/edit', 'No such community'],
  ['/events/an-event/edit', 'No such event'],
  ['/events/an-event/map/edit', 'No such event'],
  ['/events/an-event/map/labels', 'No such event'],
  ['/events/an-event/show/cards', 'No such event'],
  ['/organizers/an-organizer', 'No such organizer'],
  ['/events/an-event/pre-sale', 'No such event'],
  ['/events/an-event/allocation', 'No such event'],
  ['/events/an-event/spaces', 'No such event'],
  ['/events/an-event/gate', 'No such event'],
  ['/events/an-event/gate/print', 'No such event'],
  ['/events/an-event/join', 'No such event'],
  ['/events/an-event/bring', 'No such event'],
  ['/events/an-event/day', 'No such event'],
  ['/events/an-event/at/B12', 'No such event'],
  ['/events/an-event/show', 'No such event'],
  ['/events/an-event/vote', 'No such event'],
  ['/orders/an-order', 'No such order'],
  ['/build-tracker/a-build', 'No such build'],
  ['/build-tracker/a-build/book/a-book', 'No such book'],
  ['/messages/a-thread', 'Messages'],
  ['/notifications?show=preferences', 'Notifications'],
  ['/decisions/a-decision', 'No such decision'],
  ['/appeals/an-appeal', 'No such appeal'],
  ['/admin/members/:seller', 'axel'],
  ['/admin/cases/a-case', 'No such case'],
  ['/admin/appeals/an-appeal', 'No such appeal'],
  ['/admin/payments/a-payment', 'No such payment'],
  ['/admin/ads/new', 'New ad'],
  ['/admin/ads/an-ad', 'Ad'],
  ['/gone/fishing', '404 Page Not Found'],
];

export const guestPages: readonly ListedPage[] = [
  ['/', home],
  ['/?view=map', home],
  ['/?search=:wordzzz', home],
  ['/login', 'Sign in'],
  ['/login?mode=signup', 'Create account'],
  ['/login?mode=reset', 'Reset password'],
  [`/verify-email#${token}`, 'Confirm your email address'],
  [`/confirm-email#${token}`, 'Confirm your new email address'],
  [`/reset-password#${token}`, 'Choose a new password'],
  [`/sign-in-link#${token}`, 'Sign in'],
  ['/sign-in-link', 'This link is incomplete'],
  ['/auth/social/done', 'Sign in'],
  ['/listing/:id', ':word tail light'],
  ['/members/:seller', 'axel'],
  ['/members/nobody-of-that-name', 'Member not found'],
  ['/guardian', 'Guardians'],
  [`/guardian#${token}`, 'Guardian invitation'],
  ['/ads/report/an-ad', 'Report of an ad'],
  ['/account', 'Account'],
  ['/inventory', 'Inventory'],
  ['/listings', 'My listings'],
  ['/notifications', 'Sign in to see your notifications'],
  [`/reports/confirm#${token}`, 'Confirm your report'],
  ['/reports/confirm', 'Confirm your report'],
  ['/transparency', 'Transparency'],
  [`/unsubscribe#${token}`, 'Stop e-mails'],
  ['/messages', 'Messages'],
  ['/wall', 'Community'],
  ['/wall?feed=near', 'Community'],
  ['/wall/a-post', 'No such post'],
  ['/donate/thanks/a-gift', 'No such gift'],
  ['/events/an-event', 'No such event'],
  ['/events/an-event/spaces', 'No such event'],
  ['/events/an-event/day', 'No such event'],
  ['/events/an-event/at/B12', 'No such event'],
  ['/events/an-event/show', 'No such event'],
  ['/events/an-event/vote', 'No such event'],
  ['/communities', 'Communities'],
  ['/communities/a-community', 'No such community'],
  ['/organizers/an-organizer', 'No such organizer'],
  ['/build-tracker', 'Build Tracker'],
  ['/build-tracker/a-build', 'No such build'],
  ['/q/33333-33333', 'Nothing to see here'],
  ['/s/a-link', 'This link no longer works'],
  ['/test-checkout/a-page', 'Nothing to pay here'],
];

/** Pages that redirect by themselves; a test looks at them while their call is delayed. */
export const passingPages: readonly ListedPage[] = [
  ['/logout', 'Signing you out…'],
  ['/api/logout', 'Signing you out…'],
];

/** Pages that a member never opens: they sign in, or belong to a link that guests follow. */
const forGuests = [
  '/login',
  '/verify-email',
  '/confirm-email',
  '/reset-password',
  '/sign-in-link',
  '/auth/social/done',
];

/** First headings that are not the title. */
const headings: Readonly<Record<string, string>> = {
  '/': home,
  '/home': home,
  '/create-listing': 'Create a listing',
};

const passing = passingPages.map(([address]) => address);

/** The pages of a member who is also an admin: all of one address by their declarations, and those added above. */
export const memberPages: readonly ListedPage[] = [
  ...allPages
    .filter(({ isForDevelopment }) => !isForDevelopment)
    .flatMap((page) => pathsOf(page).map((path): ListedPage => [path, headings[path] ?? page.title ?? '']))
    .filter(([path]) => !path.includes(':') && ![...forGuests, ...passing].includes(path)),
  ...addedForMembers,
];

/** The addresses of pages, like "/listing/:id", that are missing in these lists. */
export function unlistedPages(): readonly string[] {
  const listed = new Set(
    [...memberPages, ...guestPages, ...passingPages].map(
      ([address]) => pageAt(new URL(address, 'http://x').pathname)?.pattern,
    ),
  );
  return allPages
    .filter(({ isForDevelopment }) => !isForDevelopment)
    .flatMap((page) => [...pathsOf(page), ...(page.redirectsFrom ?? []), ...(page.movedFrom ?? [])])
    .filter((path) => !listed.has(path));
}
