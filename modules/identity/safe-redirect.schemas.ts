import { allPages, pathsOf } from '../pages/all-pages.schemas.js';

/** The addresses of pages that a member may be sent to after signing in. */
export const nextPages = allPages.filter(({ isNeverNext }) => !isNeverNext).flatMap(pathsOf);

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
    return undefined; // unreadable: no redirect of ours
  }
}
