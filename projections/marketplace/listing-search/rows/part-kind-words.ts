import { readTitle } from '../../../../modules/vocabulary/title.rules.js';
import type { CardRow } from '../listing-search.table.js';

/** The words by which a listing is found for the kinds of part that its title names: a carburetor kit has another one than a carburetor.
 *  Work on parts is none. A vehicle, and what the vocabulary does not know, has the word of no kind. */
export function partKindWords({
  title,
  vehicle,
  fitment,
}: Pick<CardRow, 'title' | 'vehicle' | 'fitment'>): readonly string[] {
  if (vehicle) return [ofNoKind];
  const { kinds, intent } = readTitle(title, [...new Set(fitment.map(({ make }) => make))]);
  if (intent === 'service') return [];
  return kinds.size > 0 ? [...kinds].map(partKindWord) : [ofNoKind];
}

/** The word of a kind of part. No typed word has a plus sign.
 *  out  `+carburetor.kit` */
export const partKindWord = (kind: string): string => `+${kind.replaceAll(' ', '.')}`;

export const ofNoKind = '+';
