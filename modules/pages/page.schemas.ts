/** All that is said of a page, in one place: routes, addresses, head tags, sitemap, robots.txt, menus, the page after sign-in and the list of
 *  pages that tests open follow from it.
 *  source  ADR 0068 */
export interface PageDeclaration<Capability extends string = string> {
  /** Its address: "/listing/:id". */
  readonly path: string;
  /** More addresses that show it; search engines keep the first alone. */
  readonly also?: readonly string[];
  /** Addresses that lead to it, with their query. */
  readonly redirectsFrom?: readonly string[];
  /** frontend/src/features/<file>-page.tsx, whose default export is the page. */
  readonly file: string;
  /** Of the browser's tab, before the name of the site; null is the name of the site alone. A page of one thing is named after it once that is known. */
  readonly title: string | null;
  /** For search engines, which keep a page that has one: it is in the sitemap. */
  readonly description?: string;
  /** Who may open it; anybody where it is left out. Guests are sent to sign in first; who lacks the capability is told so. */
  readonly who?: Audience<Capability>;
  /** What is read while its code loads; "Loading …" where it is left out. */
  readonly loading?: string;
  /** The server renders its first screen; the queries of it are in <file>.first-screen.ts (ADR 0031). */
  readonly isRenderedFirst?: true;
  readonly menus?: Readonly<Partial<Record<Menu, MenuEntry<Capability>>>>;
  /** robots.txt keeps robots from it, and from what is under its address. */
  readonly isClosedToRobots?: true;
  /** Nobody is sent to it after signing in. */
  readonly isNeverNext?: true;
  readonly isForDevelopment?: true;
}

/** The navigation of the header, what a phone's menu has after it, the user menu, what staff has in it, and the columns of the footer. */
export type Menu = 'main' | 'drawer' | 'user' | 'staff' | 'marketplace' | 'community' | 'help';

/** The place from the top of the menu; the label, where it is not the title; and who sees it, where it is not those who may open the page. */
export type MenuEntry<Capability extends string = string> = readonly [
  place: number,
  label?: string,
  by?: SeenBy<Capability>,
];

export type SeenBy<Capability extends string = string> = Audience<Capability> | 'guest' | 'anybody';

/** Members, or those with a capability of modules/identity. The menus of the frontend refuse another word when they are compiled. */
export type Audience<Capability extends string = string> = 'member' | Capability;

/** Keeps the names and addresses of pages as types. */
export const definePages = <const Pages extends Readonly<Record<string, PageDeclaration>>>(
  pages: Pages,
): Pages => pages;
