import { areaOf } from './cells.js';
import { storedFits } from './fits.js';
import { type SearchEntry, wordAt } from './search-entry.js';

/** The columns of `spot`, in the order of `searchRowValues`. */
export const searchRowColumns = [
  'no',
  'published',
  'x',
  'y',
  'z',
  'price',
  'cell',
  'segment',
  'category',
  'sub',
  'kind',
  'quality',
  'make',
  'point',
  'words',
  'fits',
] as const;

/** A search entry as a row to copy. */
export function searchRowValues(entry: SearchEntry): readonly unknown[] {
  const { no, published, x, y, z, price, cell, segment, category, sub, kind, quality, make } = entry;
  const point = `(${x}, ${y}, ${z})`;
  return [
    ...[no, published, x, y, z, price, cell, segment, category, sub, kind, quality, make],
    ...[point, storedWords(entry), storedFits(entry.fits)],
  ];
}

/** The words of an entry, each with its area, as the text of a tsvector. */
export function storedWords({ words, cell }: SearchEntry): string {
  const area = wordAt('', areaOf(cell));
  return words.length ? words.join(`${area} `) + area : '';
}
