import { deterministicId } from '../../kernel/decider/identifiers.js';
import { slugsFor } from '../../kernel/text/slugs.js';

/** The id of an organizer follows from its slug, so that no two have the same. */
export const idOfOrganizer = (slug: string): string => deterministicId('organizer', slug);

/** The slugs for a name, the first that is free counts: `madison-classics`, `madison-classics-2` … The last ones are nobody else's.
 *  in  unique: what only this application has */
export const slugsOfOrganizer = (name: string, kind: string, unique: string): readonly string[] =>
  slugsFor(name, kind, { unique, reserved });

/** Words of addresses beside a slug. */
const reserved: ReadonlySet<string> = new Set(
  'admin all apply create drafts edit events home import me mine new none null official organizer organizers review search settings staff suggestions team undefined'.split(
    ' ',
  ),
);
