import { wordsOf } from '../../../../modules/kernel/text/words.rules.js';
import { partNameOf } from '../../../../modules/matching/part-name.rules.js';
import type { CardRow } from '../listing-search.table.js';

/** The words of a search for the same thing: what the title calls the part, or what its title begins with, for the same make and for a year in the middle of those it fits; of a
 *  vehicle its make and model. Every listing of the search has all of these words. Pure. */
export function similarTo({
  title,
  vehicle,
  fitment,
}: Pick<CardRow, 'title' | 'vehicle' | 'fitment'>): string {
  if (vehicle) return `${vehicle.make} ${vehicle.model}`;
  const [fit] = fitment;
  const what = partNameOf(title).called ?? beginningOf(title);
  return fit ? `${what} ${fit.make} ${Math.floor((fit.yearFrom + fit.yearTo) / 2)}` : what;
}

/** Two words at most, without numbers. */
const beginningOf = (title: string): string =>
  wordsOf(title.split(/[,;:()]/)[0])
    .filter((word) => !/\p{N}/u.test(word))
    .slice(0, 2)
    .join(' ');
