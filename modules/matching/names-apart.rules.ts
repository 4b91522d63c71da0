import type { PartName } from './part-name.rules.js';

/** Whether staff has said of two names that they mean different parts, in either order. */
export type Apart = (one: string, other: string) => boolean;

type Named = Pick<PartName, 'called' | 'words'>;

/** The two names by which two titles tell their parts apart: as they call them; or, where both call them the same, with the word after it that one of them
 *  alone has ("hood ornament bolt"), else the word before it.
 *  out     undefined when a title names no part, or nothing tells them apart
 *  source  modules/vocabulary/README.md, Suggestions */
export function namesApart(
  one: Named,
  other: Named,
): { readonly one: string; readonly other: string } | undefined {
  if (one.called === undefined || other.called === undefined) return undefined;
  if (one.called !== other.called) return { one: one.called, other: other.called };
  for (const longer of [after, before]) {
    const names = { one: longer(one, other) ?? one.called, other: longer(other, one) ?? other.called };
    if (names.one !== names.other) return names;
  }
  return undefined;
}

/** Whether staff has said so of any of the names by which two titles call their parts. */
export const areApart = (one: Named, other: Named, apart: Apart): boolean =>
  namesOf(one).some((name) => namesOf(other).some((another) => apart(name, another)));

/** The names of a part in its title: as it is called, and with the word after or before it. */
export const namesOf = (name: Named): readonly string[] =>
  [name.called, after(name), before(name)].filter((called) => called !== undefined);

const after = ({ called, words }: Named, other?: Named): string | undefined => {
  const word = neighbour(called, words, 1);
  return tells(word, other) ? `${called} ${word}` : undefined;
};

const before = ({ called, words }: Named, other?: Named): string | undefined => {
  const word = neighbour(called, words, -1);
  return tells(word, other) ? `${word} ${called}` : undefined;
};

/** A word without digits that the other title does not have. */
const tells = (word: string | undefined, other: Named | undefined): word is string =>
  word !== undefined && /^[a-z]{3,}$/.test(word) && !small.has(word) && !other?.words.has(word);

/** Words between a part and its car. */
const small: ReadonlySet<string> = new Set(
  'the and for fits with from off out new used nice good one two pair set only wanted wtb need'.split(' '),
);

function neighbour(called: string | undefined, words: ReadonlySet<string>, by: 1 | -1): string | undefined {
  if (called === undefined) return undefined;
  const all = [...words];
  const own = called.split(' ');
  const at = all.findIndex((_, start) => own.every((word, nth) => all[start + nth] === word));
  return at < 0 ? undefined : all[by === 1 ? at + own.length : at - 1];
}
