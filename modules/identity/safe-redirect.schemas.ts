/** Pages that one may be sent to after signing in: the addresses of the router, without the ways in and out themselves. */
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
  '/inventory/:id',
  '/wall',
  '/messages',
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

/** Where to go after sign-in: the asked place when it is a page of ours, else the fallback. The answer is a path, never another
 *  site's address, and never the API, the sign-in pages themselves or an address where nothing is.
 *  source  reliability.md 2.5 (open redirects), spec section 2 (/login: next) */
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
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const leavesTheSite = /^\/\/|[\\\u0000-\u001f\u007f]/;
/** As the router reads: letter case does not matter, nor does a slash at the end. */
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
