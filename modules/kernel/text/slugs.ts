import { deterministicId } from '../decider/identifiers.js';
import { plain } from './plain.rules.js';

/** The slugs for a name, the first that is free counts: `model-a-restorers`, `model-a-restorers-2` … The last ones are nobody else's.
 *  in      unique: what only this founding has; reserved: words of addresses beside a slug
 *  units   ASCII, at most 60 characters */
export function slugsFor(
  name: string,
  kind: string,
  { unique, reserved }: { readonly unique: string; readonly reserved: ReadonlySet<string> },
): readonly string[] {
  const own = deterministicId('slug', unique).slice(0, 8);
  const words = asciiWords(name);
  const isReserved = reserved.has(words) || looksLikeId.test(words);
  // a name in letters that have no place in an address, or one that is taken by a page
  const first = words.length < 2 ? `${kind}-${own}` : isReserved ? `${words}-${kind}` : words;
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
const looksLikeId = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/;
