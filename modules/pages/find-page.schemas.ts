import { allPages, pathsOf } from './all-pages.schemas.js';
import type { PageDeclaration } from './page.schemas.js';

export interface FoundPage {
  readonly page: PageDeclaration;
  /** The matching address: "/messages/:id". */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
  /** Whether the address only redirects to the page. */
  readonly isRedirect: boolean;
}

/** The page at a path, as the router finds it: neither letter case nor slashes at the end matter, and "/messages/new" comes before "/messages/:id". */
export function pageAt(path: string): FoundPage | undefined {
  for (const { regex, ...found } of addresses) {
    const match = regex.exec(path);
    if (match) return { ...found, params: { ...match.groups } };
  }
  return undefined;
}

/** The path that took the place of an earlier one; undefined for any other. */
export function movedTo(path: string): string | undefined {
  const found = pageAt(path);
  if (!found?.page.movedFrom?.includes(found.pattern)) return undefined;
  return found.page.path.replace(/:(\w+)/g, (_, name: string) => found.params[name] ?? '');
}

const addresses = allPages
  .flatMap((page) => [
    ...pathsOf(page).map((pattern) => address(page, pattern)),
    ...[...(page.redirectsFrom ?? []), ...(page.movedFrom ?? [])].map((pattern) =>
      address(page, pattern, true),
    ),
  ])
  .sort((one, other) => paramsIn(one.pattern) - paramsIn(other.pattern));

function address(page: PageDeclaration, pattern: string, isRedirect = false) {
  const regex = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
  return { page, pattern, isRedirect, regex };
}

function paramsIn(pattern: string): number {
  return pattern.split(':').length;
}
