/** Pages that a member may be sent to after signing in: the routes of the frontend without the sign-in and sign-out pages. */
export const nextPages = [
  '/',
  '/home',
  '/listing/:id',
  '/listing/:id/edit',
  '/create-listing',
  '/listings',
  '/member/:handle',
  '/guardian',
  '/seller/:id',
  '/about',
  '/support',
  '/terms',
  '/privacy',
  '/donate',
  '/verify-email',
  '/confirm-email',
  '/reset-password',
  '/sign-in-link',
  '/account',
  '/inventory',
  '/inventory/create',
  '/inventory/import',
  '/inventory/places',
  '/inventory/places/:id',
  '/inventory/places/:id/manifest',
  '/inventory/scan',
  '/inventory/scan/:id',
  '/inventory/labels',
  '/inventory/share',
  '/q/:code',
  '/s/:token',
  '/inventory/:id',
  '/inventory/:id/edit',
  '/wall',
  '/matches',
  '/saved',
  '/messages',
  '/messages/new',
  '/messages/:id',
  '/notifications',
  '/unsubscribe',
  '/events',
  '/communities',
  '/build-tracker',
  '/analytics',
  '/admin',
  '/admin/members/:id',
  '/admin-advanced',
] as const;

/** The page to open after sign-in: the requested one when it is a page of ours, else the fallback. Always a path on this site, never
 *  the API, a sign-in page or an unknown page. This prevents open redirects. */
export function safeRedirect(next: string | null | undefined, fallback = '/inventory'): string {
  if (!next || next.length > longestNext || !plainPath.test(next)) return fallback;
  const decoded = decodedOnce(next);
  if (decoded === undefined || leavesTheSite.test(decoded)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, ownOrigin);
  const path = decodedOnce(pathname);
  if (origin !== ownOrigin || path === undefined || leavesTheSite.test(path) || !isPage.test(path))
    return fallback;
  return `${pathname}${search}${hash}`;
}

const longestNext = 2_000;
const ownOrigin = 'http://own.invalid';
const plainPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the rule refuses control characters
const leavesTheSite = /^\/\/|[\\\u0000-\u001f\u007f]/;
/** Matches like the router: letter case and a slash at the end do not matter. */
const isPage = new RegExp(
  `^(?:${nextPages.map((page) => page.replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
