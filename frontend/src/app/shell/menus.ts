import type { Capability } from '@modules/identity/capabilities.schemas';
import type { SessionUser } from '@modules/identity/identity.contract';
import type { Menu, MenuEntry, PageDeclaration, SeenBy } from '@modules/pages/page.schemas';
import { pages } from '@modules/pages/pages.schemas';

export interface Destination<Path extends string = string> {
  readonly to: Path;
  readonly label: string;
}

/** The paths of the pages that have a place in a menu. */
export type PathInMenu<In extends Menu> = Extract<
  (typeof pages)[keyof typeof pages],
  { readonly menus: { readonly [Name in In]: MenuEntry } }
>['path'];

/** Where a menu leads a member or a guest, as the pages declare it. A suspended member is not offered to sell. */
export function menuOf<In extends Menu>(
  menu: In,
  member?: SessionUser,
): readonly Destination<PathInMenu<In>>[] {
  return declared
    .flatMap(({ path, title, who = 'anybody' as const, menus }) => {
      const entry = menus?.[menu];
      if (!entry) return [];
      const [place, label = title ?? '', by = who] = entry;
      const isOffered = isSeen(by, member) && !(member?.suspension && path === pages.createListing.path);
      return isOffered ? [{ to: path as PathInMenu<In>, label, place }] : [];
    })
    .sort((one, other) => one.place - other.place);
}

const declared: readonly PageDeclaration<Capability>[] = Object.values(pages);

function isSeen(by: SeenBy<Capability>, member: SessionUser | undefined): boolean {
  if (by === 'anybody') return true;
  if (by === 'guest') return !member;
  if (by === 'member') return member !== undefined;
  // Staff who still need their second factor are led to it by the console.
  return (by === 'staff' && member?.staffNeeds != null) || (member?.capabilities.includes(by) ?? false);
}
