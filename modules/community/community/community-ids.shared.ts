import { deterministicId } from '../../kernel/decider/identifiers.js';
import { slugsFor } from '../../kernel/text/slugs.js';

/** The id of a community follows from its slug, so that no two have the same. */
export const idOfCommunity = (slug: string): string => deterministicId('community', slug);

/** The slugs for a name, the first that is free counts: `model-a-restorers`, `model-a-restorers-2` … The last ones are nobody else's.
 *  in      unique: what only this founding has
 *  units   ASCII, at most 60 characters */
export const slugsOf = (name: string, kind: string, unique: string): readonly string[] =>
  slugsFor(name, kind, { unique, reserved });

/** Words of addresses beside a slug. */
const reserved: ReadonlySet<string> = new Set(
  'admin all archive community communities create edit feed found home invitation invitations invite join leave log manage me members mine moderate moderators my new none null official posts search settings staff start suggested undefined'.split(
    ' ',
  ),
);
