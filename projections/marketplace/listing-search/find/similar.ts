import { wordsOf } from '../../../../modules/kernel/text/words.rules.js';
import { partNameOf } from '../../../../modules/matching/part-name.rules.js';
import type { CardRow } from '../listing-search.table.js';

/** The words of a search for similar listings: the kind of part that the title names, or the beginning of the title, with
 *  the make and a year in the middle of its fitment; for a vehicle its make and model. Every result has all of these
 *  words. Pure. */
export function similarTo({
  title,
  vehicle,
  fitment,
}: Pick<CardRow, 'title' | 'vehicle' | 'fitment'>): string {
  if (vehicle) return `${vehicle.make} ${vehicle.model}`;
  const [fit] = fitment;
  const what = partNameOf(title).kind ?? beginningOf(title);
  return fit ? `${what} ${fit.make} ${Math.floor((fit.yearFrom + fit.yearTo) / 2)}` : what;
}

/** At most two words, without numbers. */
const beginningOf = (title: string): string =>
  wordsOf(title.split(/[,;:()]/)[0])
    .filter((word) => !/\p{N}/u.test(word))
    .slice(0, 2)
    .join(' ');
