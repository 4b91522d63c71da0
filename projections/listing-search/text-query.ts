import { wordAt } from './search-entry.js';

/** What a person meant by what was typed: a word, all of several things, or any of them. */
export type TextQuery =
  | string
  | { readonly all: readonly TextQuery[] }
  | { readonly any: readonly TextQuery[] };

/** The same for the word index: in these areas, or anywhere. Words hold letters and digits only: nothing to escape. */
export function tsquery(meant: TextQuery, areas: readonly number[] | undefined): string {
  if (typeof meant === 'string')
    return areas ? oneOf(areas.map((area) => `'${wordAt(meant, area)}'`)) : `'${meant}@':*`;
  if ('any' in meant) return oneOf(meant.any.map((one) => tsquery(one, areas)));
  return `(${meant.all.map((one) => tsquery(one, areas)).join(' & ')})`;
}

const oneOf = (choices: readonly string[]): string => `(${choices.join(' | ')})`;
