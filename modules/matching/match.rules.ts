import { miles } from '../kernel/geometry/sphere.rules.js';
import { plain } from '../kernel/text/plain.rules.js';
import { generationsOf } from '../vocabulary/cars.rules.js';
import { type Apart, areApart } from './names-apart.rules.js';
import {
  contradiction,
  contradictionOfCars,
  isCasting,
  isOfShape,
  isWithoutCar,
  type PartName,
  partNameOf,
  showsAToy,
  tellsTheSame,
} from './part-name.rules.js';
import { carsWanted, commonFitment, type Fitment, fitmentInTitle } from './vehicles.rules.js';
import { type Fitted, type FitWitness, fittedTo, pointsOfWitnesses } from './witness.rules.js';

/** A part's number, in the form in which numbers are compared. */
export const numberKey = (number: string): string =>
  plain(number)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

interface Described {
  readonly title: string;
  readonly categoryPrimary: string;
  readonly isVehicle: boolean;
  readonly categorySub: string | null;
  readonly partNumbers: readonly { readonly number: string; readonly kind?: string }[];
  /** For a vehicle: only itself. */
  readonly fitment: readonly Fitment[];
  readonly point: { readonly latitude: number; readonly longitude: number };
}

/** What a member wants. */
export interface Wanted extends Described {
  /** Empty: any. */
  readonly acceptOrigin: readonly string[];
  readonly acceptCondition: readonly string[];
  readonly mostCents: number | null;
  /** A private limit: it decides nothing that others could see. */
  readonly isLimitPrivate: boolean;
  /** Miles; null: any distance. */
  readonly radius: number | null;
  /** Gatherings that the member will attend. */
  readonly attends: readonly string[];
  /** Whether shipping is acceptable. */
  readonly byMail: boolean;
}

/** What another member has, a candidate: a listing, or an item in an inventory. */
export interface Candidate extends Described {
  readonly origin: string | null;
  readonly condition: string | null;
  readonly cents: number | null;
  readonly isNegotiable: boolean;
  readonly ships: boolean;
}

/** Why a candidate suits a wanted ad; each reason is shown. */
export type Reason =
  | { readonly rule: 'number'; readonly number: string; readonly replaces?: Replacement }
  /** With the names of the part in the two titles, where they differ. */
  | {
      readonly rule: 'kind';
      readonly kind: string;
      readonly names?: { readonly wanted: string; readonly offered: string };
    }
  | { readonly rule: 'fitment'; readonly fits: Fitment }
  /** Builds into which it went. */
  | ({ readonly rule: 'witness' } & Fitted)
  | { readonly rule: 'distance'; readonly miles: number }
  | { readonly rule: 'mail'; readonly miles: number }
  | { readonly rule: 'price'; readonly centsBelow: number }
  | { readonly rule: 'state'; readonly condition: string | null; readonly origin: string | null }
  /** A nearby seller who has listed similar parts before, without a known one now. */
  | { readonly rule: 'deals'; readonly kind: string; readonly make: string };

/** A part number that replaces another, and how many members say so. */
export interface Replacement {
  readonly number: string;
  readonly members: number;
}

/** Why a candidate does not suit a wanted ad. */
export type Conflict =
  | 'category'
  /** It is a wanted ad too, or offers work. */
  | 'offer'
  /** Another part number. */
  | 'number'
  | 'kind'
  | 'property'
  | 'vehicle'
  | 'distance'
  | 'price'
  | 'condition'
  | 'origin'
  | 'too-little';

export type Verdict =
  | { readonly isMatch: true; readonly score: number; readonly reasons: readonly Reason[] }
  | { readonly isMatch: false; readonly conflict: Conflict };

/** How many members say that two parts replace each other, by the keys of their numbers. */
export type Interchange = (one: string, other: string) => number;

/** Statements of members: on part numbers, on what fitted their cars, and on matches that did not suit. */
export interface Leaning {
  readonly interchange?: Interchange;
  /** What builds of others than the holder say of this candidate. */
  readonly witnesses?: readonly FitWitness[];
  /** What staff says of names that mean different parts. */
  readonly apart?: Apart;
  /** The rules by which the two members were matched wrongly, with counts: each time halves their points. */
  readonly lowered?: ReadonlyMap<Reason['rule'], number>;
}
const none: ReadonlyMap<Reason['rule'], number> = new Map();

/** The version of these rules; a match records the version that found it. */
export const rulesVersion = 6;
export const leastScore = 45;
/** An offer this far above the limit is still worth a conversation. */
const overLimit = { fixed: 1.05, negotiable: 1.25 } as const;

/** Whether a candidate suits a wanted ad, with the reasons.
 *  out     score from 0 to 100
 *  units   miles, cents
 *  source  README, Rules */
export function judge(wanted: Wanted, candidate: Candidate, leaning?: Leaning): Verdict {
  return judgeNamed(
    { wanted, candidate },
    { wanted: () => nameOf(wanted), offered: () => nameOf(candidate) },
    leaning,
  );
}

/** The title of an ad, as read. */
export const nameOf = ({ title, fitment }: Pick<Described, 'title' | 'fitment'>): PartName =>
  partNameOf(
    title,
    fitment.map(({ make }) => make),
  );

/** The same with titles that are parsed lazily: parsing is most of the work, and one ad is compared with many candidates. */
export function judgeNamed(
  { wanted, candidate }: { readonly wanted: Wanted; readonly candidate: Candidate },
  names: { readonly wanted: () => PartName; readonly offered: () => PartName },
  { interchange = () => 0, witnesses = [], apart, lowered = none }: Leaning = {},
): Verdict {
  const conflict = conflictOf(wanted, candidate);
  if (conflict) return { isMatch: false, conflict };
  const [wantedPart, offeredPart] = [names.wanted(), names.offered()];
  if (
    offeredPart.intent === 'wanted' ||
    (offeredPart.intent === 'service' && wantedPart.intent !== 'service')
  )
    return { isMatch: false, conflict: 'offer' };
  const numbers = numbersOfBoth({ wanted, candidate }, { wantedPart, offeredPart }, interchange);
  const isSameNumber = numbers.same !== undefined && !numbers.isTail;
  const other = wanted.isVehicle
    ? otherCar(wantedPart, offeredPart)
    : otherPart(wantedPart, offeredPart, isSameNumber);
  if (other) return { isMatch: false, conflict: other };
  if (apart && !wanted.isVehicle && areApart(wantedPart, offeredPart, apart))
    return { isMatch: false, conflict: 'kind' };
  if (numbers.areOthers) return { isMatch: false, conflict: 'number' };
  const number = numbers.same;
  const cars = wanted.isVehicle ? wanted.fitment : carsWanted(wanted, wantedPart);
  const offers = candidate.fitment.length ? candidate.fitment : fitmentInTitle(cars, candidate.title);
  const fits = commonFitment(cars, offers);
  if (!fits && !isSameNumber && cars.length && offers.length) return { isMatch: false, conflict: 'vehicle' };
  if (fits && !isSameNumber && isOfOtherYears(wanted, offeredPart))
    return { isMatch: false, conflict: 'vehicle' };
  const away = miles(wanted.point, candidate.point);
  const reasons: Reason[] = [];
  let score = 0;
  const add = (points: number, why?: Reason) => {
    score += points / 2 ** (why ? (lowered.get(why.rule) ?? 0) : 0);
    if (why) reasons.push(why);
  };
  const isSameKind = wanted.isVehicle || isOfOneKind(wantedPart, offeredPart);
  const isWithoutCars = isSameKind && areWithoutCars(cars, offers, wantedPart, offeredPart);
  if (fits) add(20 + 10 * fits.share, { rule: 'fitment', fits });
  else if (isWithoutCars) add(20);
  if (number) add(number.replaces ? 40 : 50, { rule: 'number', ...number });
  const fitted = wanted.isVehicle ? undefined : fittedTo(cars, witnesses);
  if (fitted) add(pointsOfWitnesses(fitted), { rule: 'witness', ...fitted });
  if (isSameKind)
    add(25, wanted.isVehicle ? { rule: 'kind', kind: 'vehicle' } : kindOf(wantedPart, offeredPart));
  add(15 * alike(wantedPart, offeredPart));
  if (!isNear(wanted, away)) add(2, { rule: 'mail', miles: away });
  else
    add(wanted.radius ? 10 * (1 - Math.min(1, away / wanted.radius)) : 5, { rule: 'distance', miles: away });
  const below = wanted.isLimitPrivate ? undefined : belowLimit(wanted, candidate);
  if (below) add(5, below);
  if (candidate.condition !== null && wanted.acceptCondition.includes(candidate.condition))
    add(5, { rule: 'state', condition: candidate.condition, origin: candidate.origin });
  const isKnown =
    number !== undefined ||
    fits !== undefined ||
    fitted !== undefined ||
    isWithoutCars ||
    sharesModel(wantedPart, offeredPart);
  if (!isKnown || score < leastScore) return { isMatch: false, conflict: 'too-little' };
  return { isMatch: true, score: Math.min(100, Math.round(score)), reasons };
}

function kindOf({ kind = '', called: wanted }: PartName, { called: offered }: PartName): Reason {
  const isOtherName = wanted !== undefined && offered !== undefined && wanted !== offered;
  return { rule: 'kind', kind, ...(isOtherName && { names: { wanted, offered } }) };
}

/** Whether the price of a candidate is worth a conversation, given this limit. */
export function meetsLimit({ mostCents }: Limit, { cents, isNegotiable }: Price): boolean {
  const over = overLimit[isNegotiable ? 'negotiable' : 'fixed'];
  return mostCents === null || cents === null || cents <= mostCents * over;
}

/** The reason for a price within the limit. */
export const belowLimit = (
  { mostCents }: Limit,
  { cents }: Pick<Price, 'cents'>,
): Extract<Reason, { readonly rule: 'price' }> | undefined =>
  mostCents !== null && cents !== null && cents <= mostCents
    ? { rule: 'price', centsBelow: mostCents - cents }
    : undefined;

type Limit = Pick<Wanted, 'mostCents'>;
type Price = Pick<Candidate, 'cents' | 'isNegotiable'>;

/** What excludes a candidate, whatever its score. A private limit does not exclude, because the owner of a candidate could infer it from the matches. */
function conflictOf(wanted: Wanted, candidate: Candidate): Conflict | undefined {
  if (wanted.categoryPrimary !== candidate.categoryPrimary) return 'category';
  const { acceptOrigin, acceptCondition } = wanted;
  if (acceptCondition.length && candidate.condition && !acceptCondition.includes(candidate.condition))
    return 'condition';
  if (
    acceptOrigin.length &&
    candidate.origin &&
    candidate.origin !== 'unknown' &&
    !acceptOrigin.includes(candidate.origin)
  )
    return 'origin';
  if (!wanted.isLimitPrivate && !meetsLimit(wanted, candidate)) return 'price';
  if (!isNear(wanted, miles(wanted.point, candidate.point)) && !(wanted.byMail && candidate.ships))
    return 'distance';
  return undefined;
}

const isNear = (wanted: Wanted, miles: number): boolean => wanted.radius === null || miles <= wanted.radius;

interface SameNumber {
  readonly number: string;
  readonly replaces?: Replacement;
}

/** The number that both have; otherwise the candidate's number that replaces a wanted one, as either of the two or other members say.
 *  out     isTail: only their ends are equal, as those of two makers may be
 *          areOthers: each has numbers of its own, none is the other's, and the title of the wanted ad names one */
function numbersOfBoth(
  { wanted, candidate }: { readonly wanted: Wanted; readonly candidate: Candidate },
  { wantedPart, offeredPart }: { readonly wantedPart: PartName; readonly offeredPart: PartName },
  interchange: Interchange,
): { readonly same?: SameNumber; readonly isTail?: true; readonly areOthers: boolean } {
  const [offered, asked] = [numbersOf(candidate, offeredPart), numbersOf(wanted, wantedPart)];
  const equal = offered.own.find(({ key }) => asked.own.some((one) => one.key === key));
  if (equal)
    return {
      same: { number: equal.number },
      ...(equal.key.length < leastOfSure && { isTail: true as const }),
      areOthers: false,
    };
  let best: SameNumber | undefined;
  let most = 0;
  for (const one of offered.own)
    for (const other of asked.own) {
      const isSaidHere = offered.replaced.has(other.key) || asked.replaced.has(one.key);
      const members = Math.max(isSaidHere ? 1 : 0, interchange(one.key, other.key));
      if (members <= most) continue;
      most = members;
      best = { number: one.number, replaces: { number: other.number, members } };
    }
  if (best) return { same: best, areOthers: false };
  const tail =
    isOfOneKind(wantedPart, offeredPart) && isCasting(wantedPart)
      ? (tailIn(asked.own, offeredPart) ?? tailIn(offered.own, wantedPart))
      : undefined;
  if (tail) return { same: { number: tail }, isTail: true, areOthers: false };
  const title = numberKey(wanted.title);
  return { areOthers: offered.own.length > 0 && asked.own.some(({ key }) => title.includes(key)) };
}

/** "461 heads" have the casting number 3782461: the number whose end the other title names. */
function tailIn(numbers: readonly OwnNumber[], name: PartName): string | undefined {
  return numbers.find(({ key }) => key.length >= 6 && name.words.has(key.slice(-3).toLowerCase()))?.number;
}

interface OwnNumber {
  readonly number: string;
  readonly key: string;
}

/** A part's own numbers, those in its title too, and the keys of the numbers that it replaces according to its member. */
export function numbersOf(
  { partNumbers }: Pick<Described, 'partNumbers'>,
  name?: Pick<PartName, 'numbers'>,
): {
  readonly own: readonly OwnNumber[];
  readonly replaced: ReadonlySet<string>;
} {
  if (!partNumbers.length && !name?.numbers.length) return noNumbers;
  const all = partNumbers
    .map(({ number, kind }) => ({ number, key: numberKey(number), kind }))
    .filter(({ key }) => key.length >= leastOfNumber);
  const given = all.filter(({ kind }) => kind !== 'interchange');
  const own = given.length ? given : all;
  const inTitle = (name?.numbers ?? [])
    .map((number) => ({ number, key: numberKey(number) }))
    .filter(({ key }) => !all.some((one) => one.key === key));
  return {
    own: inTitle.length ? [...own, ...inTitle] : own,
    replaced: new Set(
      given.length ? all.filter(({ kind }) => kind === 'interchange').map(({ key }) => key) : [],
    ),
  };
}
const noNumbers = { own: [], replaced: new Set<string>() };
/** Shorter numbers may be of two makers: the 291 of Chevrolet, the 291 of AMC. */
const leastOfSure = 4;
/** Ford's heads are known as EAB. */
const leastOfNumber = 3;

/** Whether both name a model of the kind, which implies its fitment: a Quadrajet. */
const sharesModel = (one: PartName, other: PartName): boolean =>
  isOfOneKind(one, other) && one.properties.has('model') && other.properties.has('model');

/** Whether the two may suit each other though no car says so: a manual, a tool; or where neither names a car, and their words tell the same. */
const areWithoutCars = (
  cars: readonly Fitment[],
  offers: readonly Fitment[],
  wanted: PartName,
  offered: PartName,
): boolean =>
  isWithoutCar(wanted)
    ? !(cars.length && offers.length)
    : !cars.length &&
      !offers.length &&
      !offered.cars().length &&
      wanted.words.size >= leastWords &&
      alike(wanted, offered) >= leastAlike;
const leastAlike = 0.5;
/** "Radiator" alone tells nothing. */
const leastWords = 3;

const isOfOneKind = (one: PartName, other: PartName): boolean => {
  for (const kind of one.kinds) if (other.kinds.has(kind)) return true;
  return false;
};

/** Why the two are different parts, if they are. With an equal number, of the properties only the side counts against it. */
function otherPart(wanted: PartName, offered: PartName, isSameNumber: boolean): Conflict | undefined {
  if (wanted.kinds.size && offered.kinds.size && !isOfOneKind(wanted, offered)) return 'kind';
  if (offered.isAnyPart && [...wanted.kinds].some((kind) => offered.without.has(kind))) return 'kind';
  if (isSameNumber) return contradiction(onlySide(wanted), onlySide(offered)) ? 'property' : undefined;
  if (!isOfOneKind(wanted, offered) && !offered.isAnyPart && !tellsTheSame(wanted, offered)) return 'kind';
  return contradiction(wanted, offered) ? 'property' : undefined;
}

/** Why the two are different cars, if they are: a toy, another body. */
function otherCar(wanted: PartName, offered: PartName): Conflict | undefined {
  if (showsAToy(offered) && !showsAToy(wanted)) return 'kind';
  return contradictionOfCars(wanted, offered) ? 'property' : undefined;
}

const onlySide = (name: PartName): PartName => ({
  ...name,
  properties: new Map([...name.properties].filter(([property]) => property === 'side')),
});

/** Whether a title names years of another shape of the car than the wanted one, though its list has more: "cowl tank, 31 Model A" for a 29. */
function isOfOtherYears(wanted: Wanted, offered: PartName): boolean {
  if (wanted.isVehicle || !wanted.fitment.length || !isOfShape(offered)) return false;
  const titled = offered.allYears();
  if (!titled.length) return false;
  const asked: (number | undefined)[] = [];
  const named: (number | undefined)[] = [];
  for (const { make, model, yearFrom, yearTo } of wanted.fitment) {
    const shapeIn = generationsOf(make, model);
    const shapes = (from: number, to: number): readonly (number | undefined)[] =>
      Array.from({ length: Math.min(to - from, mostYears) + 1 }, (_, at) => shapeIn(from + at));
    asked.push(...shapes(yearFrom, yearTo));
    for (const years of titled) named.push(...shapes(years.yearFrom, years.yearTo));
  }
  return !named.some((shape) => shape === undefined || asked.includes(undefined) || asked.includes(shape));
}
const mostYears = 30;

/** The share of the wanted words that the other title contains. */
function alike(wanted: PartName, offered: PartName): number {
  let shared = 0;
  for (const word of wanted.words) if (offered.words.has(word)) shared += 1;
  return wanted.words.size ? shared / wanted.words.size : 0;
}
