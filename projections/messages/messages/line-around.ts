import { maxParts, searchTextOf, wantedOf } from '../../../modules/kernel/text/words.rules.js';

export interface Piece {
  readonly words: string;
  readonly isMatch: boolean;
}

/** Characters that are shown before the first match, and in all. */
const before = 40;
const longest = 160;

/** A line of a text around its first match with a typed search, in pieces: those that match and those between. Pure. */
export function lineAround(text: string, search: string): readonly Piece[] {
  const words = text.trim().split(/\s+/);
  const matches = matchesIn(words, search);
  const first = Math.min(...matches, words.length);
  let from = first === words.length ? 0 : first;
  for (let room = before; from > 0; from--) {
    room -= (words[from - 1]?.length ?? 0) + 1;
    if (room < 0) break;
  }
  let to = from;
  for (let room = longest; to < words.length && (room > 0 || to <= first); to++)
    room -= (words[to]?.length ?? 0) + 1;
  const pieces = joined(words.slice(from, to).map((word, at) => ({ word, isMatch: matches.has(from + at) })));
  return [
    ...(from > 0 ? [{ words: '…', isMatch: false }] : []),
    ...pieces,
    ...(to < words.length ? [{ words: '…', isMatch: false }] : []),
  ];
}

/** The places of the words that match: alone, or several that form one number ("C5ZZ 6345 A"). */
function matchesIn(words: readonly string[], search: string): ReadonlySet<number> {
  const texts = words.map((word) => searchTextOf(word));
  const matches = new Set<number>();
  for (const part of new Set(wantedOf(search).flat(2))) {
    const alone = texts.flatMap((one, at) => (one.includes(part) ? [at] : []));
    for (const at of alone.length ? alone : numberIn(words, part)) matches.add(at);
  }
  return matches;
}

/** The neighbouring words that only together contain a part. */
function numberIn(words: readonly string[], part: string): readonly number[] {
  for (let width = 2; width <= maxParts; width++)
    for (let at = 0; at + width <= words.length; at++) {
      const run = words.slice(at, at + width);
      if (searchTextOf(run.join(' ')).includes(part)) return run.map((_, nth) => at + nth);
    }
  return [];
}

/** Words one after the other as pieces, with the blanks between them. A match does not include the signs around it. */
function joined(words: readonly { readonly word: string; readonly isMatch: boolean }[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) pieces.splice(-1, 1, { words: last.words + text, isMatch });
    else if (text !== '') pieces.push({ words: text, isMatch });
  };
  words.forEach(({ word, isMatch }, at) => {
    if (at > 0) add(' ', isMatch && (words[at - 1]?.isMatch ?? false) && !hasSignAtEnd(words[at - 1]?.word));
    const [, opening = '', core = word, closing = ''] = isMatch
      ? (/^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [])
      : [];
    add(opening, false);
    add(core, isMatch);
    add(closing, false);
  });
  return pieces;
}

const hasSignAtEnd = (word: string | undefined): boolean => /[^\p{L}\p{N}]$/u.test(word ?? '');
