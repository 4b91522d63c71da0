import { nameKey } from '../marketplace/fitment/vehicle-names.rules.js';
import { yearsWithin } from '../marketplace/fitment/years.rules.js';
import { makeKey, modelKey } from '../vocabulary/cars.rules.js';

/** A make, a model and years: a fitment, or the subject of a wanted ad. */
export interface Fitment {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
}

/** The vehicle and years on which two lists agree best, and their share of the wanted years; undefined without agreement.
 *  source  README, Rules */
export function commonFitment(
  wanted: readonly Fitment[],
  offered: readonly Fitment[],
): (Fitment & { readonly share: number }) | undefined {
  let best: (Fitment & { readonly share: number }) | undefined;
  for (const wish of wanted)
    for (const fit of offered) {
      if (!isSameModel(wish, fit)) continue;
      const yearFrom = Math.max(wish.yearFrom, fit.yearFrom);
      const yearTo = Math.min(wish.yearTo, fit.yearTo);
      if (yearFrom > yearTo) continue;
      const share = (yearTo - yearFrom + 1) / (wish.yearTo - wish.yearFrom + 1);
      if (!best || share > best.share) best = { make: fit.make, model: fit.model, yearFrom, yearTo, share };
    }
  return best;
}

/** The wanted vehicles that a title names, with its years: "1966-67 Chevrolet Chevelle", "for '66 Nova". */
export function fitmentInTitle(wanted: readonly Fitment[], title: string): readonly Fitment[] {
  const years = yearsIn(title);
  const text = nameKey(title);
  return wanted
    .filter(({ model }) => text.includes(nameKey(model)) || text.includes(modelKey(model)))
    .flatMap(({ make, model }) => years.map((range) => ({ make, model, ...range })));
}

/** What a title says of cars. */
interface CarsNamed {
  cars(): readonly Pick<Fitment, 'make' | 'model'>[];
  allYears(): readonly Pick<Fitment, 'yearFrom' | 'yearTo'>[];
}

/** The cars of a wanted ad: those that it lists, else those that its title names, in the years of the title. */
export function carsWanted(
  { fitment }: { readonly fitment: readonly Fitment[] },
  name: CarsNamed,
): readonly Fitment[] {
  if (fitment.length) return fitment;
  const cars = name.cars();
  if (!cars.length) return fitment;
  const titled = name.allYears();
  const years = titled.length ? titled : [anyYear];
  return cars.flatMap((car) => years.map((range) => ({ ...car, ...range })));
}
const anyYear = { yearFrom: 1885, yearTo: 2100 };

/** "1966-67", "66-67", "1966 to 1967", "'66", "1966"; ambiguous years are left out. */
export const yearsIn = (title: string): readonly Pick<Fitment, 'yearFrom' | 'yearTo'>[] =>
  yearsWithin(title).flatMap(({ read }) =>
    'years' in read ? read.years.map(({ yearFrom, yearTo }) => ({ yearFrom, yearTo })) : [],
  );

/** "C-10" equals "C10", "'Cuda" equals "Barracuda", and Chevy equals Chevrolet. */
export function isSameModel(
  one: Pick<Fitment, 'make' | 'model'>,
  other: Pick<Fitment, 'make' | 'model'>,
): boolean {
  return (
    (one.make === other.make || makeKey(one.make) === makeKey(other.make)) &&
    (one.model === other.model || modelKey(one.model) === modelKey(other.model))
  );
}
