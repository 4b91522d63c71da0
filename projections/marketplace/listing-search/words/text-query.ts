import { wordAt } from '../rows/search-entry.js';

/** The meaning of a typed search: a word, all of several, or any of several. */
export type TextQuery =
  | string
  | { readonly all: readonly TextQuery[] }
  | { readonly any: readonly TextQuery[] };

/** Any of these texts. What all of them ask for is asked for once: the word index looks up each word as often as a query
 *  names it, in each area. */
export function anyOf(texts: readonly TextQuery[]): TextQuery {
  const lists = texts.map((text) => new Map(partsOf(text).map((part) => [JSON.stringify(part), part])));
  const [first = new Map<string, TextQuery>(), ...others] = lists;
  const shared = [...first].filter(([key]) => others.every((list) => list.has(key)));
  const keys = new Set(shared.map(([key]) => key));
  const all = shared.map(([, part]) => part);
  const rests = lists.map((list) => [...list].flatMap(([key, part]) => (keys.has(key) ? [] : [part])));
  if (rests.some(({ length }) => length === 0)) return { all };
  return { all: [...all, { any: rests.map((rest) => ({ all: rest })) }] };
}

const partsOf = (query: TextQuery): readonly TextQuery[] =>
  typeof query !== 'string' && 'all' in query ? query.all.flatMap(partsOf) : [query];

/** The query in the syntax of the word index: in these areas, or anywhere. Words contain only letters and digits, so nothing needs escaping. */
export function tsquery(query: TextQuery, areas: readonly number[] | undefined): string {
  if (typeof query === 'string')
    return areas ? oneOf(areas.map((area) => `'${wordAt(query, area)}'`)) : `'${query}@':*`;
  if ('any' in query) return oneOf(query.any.map((one) => tsquery(one, areas)));
  return `(${query.all.map((one) => tsquery(one, areas)).join(' & ')})`;
}

const oneOf = (choices: readonly string[]): string => `(${choices.join(' | ')})`;
