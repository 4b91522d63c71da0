import { filterKeys, namesOf } from '../../../../modules/marketplace/fitment/vehicle-filter.rules.js';
import type { Named } from './vehicle-keys.js';

/** A vehicle that a listing is, or fits; without years, no year is known. */
export interface Fits {
  readonly make: string;
  readonly model: string;
  readonly years: { readonly from: number; readonly to: number } | undefined;
}

/** These vehicles, one for each range of years, by the names of the list. */
export const fitsOf = (named: readonly Named[]): readonly Fits[] =>
  named.flatMap(rangeByRange).filter(({ make }) => make !== '');

function rangeByRange({ make, model, years }: Named): readonly Fits[] {
  const names = namesOf({ make, model });
  if (years.length === 0) return [{ ...names, years: undefined }];
  return years.map(({ yearFrom, yearTo }) => ({
    ...names,
    years: { from: yearFrom, to: Math.min(Math.max(yearFrom, yearTo), yearFrom + mostYears) },
  }));
}

/** As many years as the words of a listing name. */
const mostYears = 60;

/** The words by which a listing is found for its vehicles, beside those of its text: each combination that a filter
 *  may have of make, model and year. */
export function vehicleWords(fits: readonly Fits[]): readonly string[] {
  const words = new Set<string>();
  for (const { make, model, years } of fits) {
    const keys = filterKeys({ make, model });
    if (keys.make === '') continue;
    const models = keys.model === '' ? [''] : ['', keys.model];
    for (const one of models) words.add(wordFor({ make: keys.make, model: one }));
    if (!years) continue;
    for (let year = years.from; year <= years.to; year++) {
      words.add(wordFor({ year }));
      for (const one of models) words.add(wordFor({ make: keys.make, model: one, year }));
    }
  }
  return [...words];
}

/** The word of a vehicle, by its keys. No typed word has an equals sign.
 *  out  `=chevrolet.belair.1956`, `=chevrolet..`, `=..1956` */
export const wordFor = ({ make = '', model = '', year }: { make?: string; model?: string; year?: number }) =>
  `=${make}.${model}.${year ?? ''}`;

/** The vehicles as they are stored to be counted: one a line, from, to, make and model apart by tabs. A name has one
 *  spelling in all lines. */
export function storedFits(fits: readonly Fits[]): string {
  const spellings = new Map<string, string>();
  const spelled = (key: string, name: string) => {
    if (!spellings.has(key)) spellings.set(key, name);
    return spellings.get(key);
  };
  return fits
    .map(({ make, model, years }) => {
      const keys = filterKeys({ make, model });
      const names = [spelled(keys.make, make), spelled(`${keys.make}.${keys.model}`, model)];
      return [years?.from ?? '', years?.to ?? '', ...names].join('\t');
    })
    .join('\n');
}
