import { type Fitment, isSameModel } from './vehicles.rules.js';

/** That a part fitted the car of a build, as it is or with work: its very thing, or one of the same number. */
export interface FitWitness {
  readonly build: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** The builds that speak for a part, and the years of their cars. */
export interface Fitted {
  readonly builds: number;
  readonly fits: Fitment;
}

/** The wanted car to which the most builds fitted it; undefined when none did.
 *  units  a build of up to two years earlier or later than the wanted ones speaks too
 *  source  README, Rules */
export function fittedTo(cars: readonly Fitment[], witnesses: readonly FitWitness[]): Fitted | undefined {
  let best: Fitted | undefined;
  for (const car of witnesses.length ? cars : []) {
    const heard = witnesses.filter(
      (one) =>
        isSameModel(one, car) &&
        one.year >= car.yearFrom - yearsAround &&
        one.year <= car.yearTo + yearsAround,
    );
    const builds = new Set(heard.map(({ build }) => build)).size;
    if (builds <= (best?.builds ?? 0)) continue;
    const years = heard.map(({ year }) => year);
    best = {
      builds,
      fits: { make: car.make, model: car.model, yearFrom: Math.min(...years), yearTo: Math.max(...years) },
    };
  }
  return best;
}
const yearsAround = 2;

/** Ten for the first build, five for each further one, twenty at most. */
export const pointsOfWitnesses = ({ builds }: Fitted): number => Math.min(20, 5 + 5 * builds);
