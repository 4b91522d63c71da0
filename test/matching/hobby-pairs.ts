import { readFileSync } from 'node:fs';
import type { Candidate, Wanted } from '../../modules/matching/match.rules.js';

/** A wanted ad and an offer as members of the hobby write them, and what an expert says of the two. */
export interface HobbyPair {
  readonly group: string;
  readonly isMatch: boolean;
  readonly why: string;
  readonly wanted: Wanted;
  readonly candidate: Candidate;
}

/** Pairs written without knowing the rules. In the file, what is missing is none, false, or the category Parts. */
export const hobbyPairs = (): readonly HobbyPair[] => pairsIn('hobby-pairs.json');

/** Further pairs, of which most were looked at while the vocabulary was written. */
export const furtherPairs = (): readonly HobbyPair[] => pairsIn('further-pairs.json');

interface Side {
  readonly title: string;
  /** Make, model, first and last year. */
  readonly cars?: readonly (readonly [string, string, number, number])[];
  readonly category?: string;
  readonly numbers?: readonly string[];
}

interface Need extends Side {
  readonly acceptOrigin?: readonly string[];
  readonly acceptCondition?: readonly string[];
  /** Dollars, as in `Thing`. */
  readonly maxPrice?: number;
  readonly wantsWholeVehicle?: boolean;
}

interface Thing extends Side {
  readonly origin?: string;
  readonly condition?: string;
  readonly price?: number;
  readonly negotiable?: boolean;
  readonly wholeVehicle?: boolean;
}

interface Row {
  readonly group: string;
  readonly label: 'same' | 'no';
  readonly why: string;
  readonly need: Need;
  readonly thing: Thing;
}

function pairsIn(file: string): readonly HobbyPair[] {
  const rows: readonly Row[] = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return rows.map(({ group, label, why, need, thing }) => ({
    group,
    isMatch: label === 'same',
    why,
    wanted: {
      ...described(need),
      isVehicle: need.wantsWholeVehicle ?? false,
      point: janesville,
      acceptOrigin: (need.acceptOrigin ?? []).map((origin) => origin.toLowerCase()),
      acceptCondition: need.acceptCondition ?? [],
      mostCents: need.maxPrice === undefined ? null : need.maxPrice * 100,
      isLimitPrivate: false,
      radius: 200,
      attends: [],
      byMail: false,
    },
    candidate: {
      ...described(thing),
      isVehicle: thing.wholeVehicle ?? false,
      point: madison,
      origin: thing.origin?.toLowerCase() ?? null,
      condition: thing.condition ?? null,
      cents: thing.price === undefined ? null : thing.price * 100,
      isNegotiable: thing.negotiable ?? false,
      ships: true,
    },
  }));
}

const described = ({ title, cars = [], category = 'Parts', numbers = [] }: Side) => ({
  title,
  categoryPrimary: category,
  categorySub: null,
  partNumbers: numbers.map((number) => ({ number })),
  fitment: cars.map(([make, model, yearFrom, yearTo]) => ({ make, model, yearFrom, yearTo })),
});

const janesville = { latitude: 42.683, longitude: -89.019 };
const madison = { latitude: 43.073, longitude: -89.401 };
