import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plain } from '../../kernel/text/plain.rules.js';

/** The id of a community follows from its slug, so that no two have the same. */
export const idOfCommunity = (slug: string): string => deterministicId('community', slug);

/** The slugs for a name, the first that is free counts: `model-a-restorers`, `model-a-restorers-2` … The last ones are nobody else's.
 *  in      unique: what only this founding has
 *  units   ASCII, at most 60 characters */
export function slugsOf(name: string, kind: string, unique: string): readonly string[] {
  const own = deterministicId('slug', unique).slice(0, 8);
  const words = asciiWords(name);
  // a name in letters that have no place in an address, or one that is taken by a page
  const first = words.length < 2 ? `${kind}-${own}` : isReserved(words) ? `${words}-${kind}` : words;
  const counted = Array.from({ length: 8 }, (_, at) => `${first}-${at + 2}`);
  return [first, ...counted, `${first}-${own}`];
}

function asciiWords(name: string): string {
  const words = plain(name)
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, maxLetters).replace(/^-+|-+$/g, '');
}

const maxLetters = 48;

/** Words of addresses beside a slug, and what looks like an id. */
const isReserved = (slug: string): boolean =>
  reserved.has(slug) || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/.test(slug);

const reserved: ReadonlySet<string> = new Set(
  'admin all archive community communities create edit feed found home invitation invitations invite join leave log manage me members mine moderate moderators my new none null official posts search settings staff start suggested undefined'.split(
    ' ',
  ),
);
