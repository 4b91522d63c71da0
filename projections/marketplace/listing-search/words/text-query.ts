import { wordAt } from '../rows/search-entry.js';

/** The meaning of a typed search: a word, all of several, or any of several. */
export type TextQuery =
  | string
  | { readonly all: readonly TextQuery[] }
  | { readonly any: readonly TextQuery[] };

/** The query in the syntax of the word index: in these areas, or anywhere. Words contain only letters and digits, so nothing needs escaping. */
export function tsquery(query: TextQuery, areas: readonly number[] | undefined): string {
  if (typeof query === 'string')
    return areas ? oneOf(areas.map((area) => `'${wordAt(query, area)}'`)) : `'${query}@':*`;
  if ('any' in query) return oneOf(query.any.map((one) => tsquery(one, areas)));
  return `(${query.all.map((one) => tsquery(one, areas)).join(' & ')})`;
}

const oneOf = (choices: readonly string[]): string => `(${choices.join(' | ')})`;
