/** The declaration of a page: routes, addresses, head tags, sitemap, robots.txt, menus, the page after sign-in and the list of
 *  pages that tests open follow from it.
 *  source  ADR 0068 */
export interface PageDeclaration<Capability extends string = string> {
  /** Its address: "/listing/:id". */
  readonly path: string;
  /** Further addresses that show it; search engines keep only the first. */
  readonly also?: readonly string[];
  /** Addresses that redirect to it, with their query. */
  readonly redirectsFrom?: readonly string[];
  /** Its earlier addresses, with the same parameters: the server redirects them for good, with their query. */
  readonly movedFrom?: readonly string[];
  /** frontend/src/features/<file>-page.tsx, whose default export is the page. */
  readonly file: string;
  /** The title of the browser's tab, before the name of the site; null is only the name of the site. A page about
   *  one listing, member or the like is named after it once it is loaded. */
  readonly title: string | null;
  /** For search engines, which keep a page with a description: it is in the sitemap. */
  readonly description?: string;
  /** Who may open it; anybody when left out. Guests are sent to sign in first; a member without the capability gets a message. */
  readonly who?: Audience<Capability>;
  /** The text while its code loads; "Loading …" when left out. */
  readonly loading?: string;
  /** The server renders its first screen, with the queries in <file>.first-screen.ts (ADR 0031). */
  readonly isRenderedFirst?: true;
  readonly menus?: Readonly<Partial<Record<Menu, MenuEntry<Capability>>>>;
  /** robots.txt excludes it, and everything under its address. */
  readonly isClosedToRobots?: true;
  /** Nobody is redirected to it after signing in. */
  readonly isNeverNext?: true;
  readonly isForDevelopment?: true;
}

/** The menus: the header's navigation, the additional part of a phone's menu, the user menu, its part for staff, and the columns of the footer. */
export type Menu = 'main' | 'drawer' | 'user' | 'staff' | 'marketplace' | 'community' | 'help';

/**
 * The position from the top of the menu; the label, if it differs from the title; and who sees it, if it differs from
 * those who may open the page.
 */
export type MenuEntry<Capability extends string = string> = readonly [
  place: number,
  label?: string,
  by?: SeenBy<Capability>,
];

export type SeenBy<Capability extends string = string> = Audience<Capability> | 'guest' | 'anybody';

/** Members, or those with a capability of modules/identity. The frontend's menus do not compile with another word. */
export type Audience<Capability extends string = string> = 'member' | Capability;

/** Preserves the names and addresses of pages as types. */
export const definePages = <const Pages extends Readonly<Record<string, PageDeclaration>>>(
  pages: Pages,
): Pages => pages;
