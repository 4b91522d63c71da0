import { miles } from '../kernel/geometry/sphere.rules.js';
import { plain } from '../kernel/text/plain.rules.js';
import { contradiction, type PartName, partNameOf } from './part-name.rules.js';
import { commonFitment, type Fitment, fitmentInTitle } from './vehicles.rules.js';

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
  | { readonly rule: 'kind'; readonly kind: string }
  | { readonly rule: 'fitment'; readonly fits: Fitment }
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

/** Statements of members: on part numbers, and on matches that did not suit. */
export interface Leaning {
  readonly interchange?: Interchange;
  /** The rules by which the two members were matched wrongly, with counts: each time halves their points. */
  readonly lowered?: ReadonlyMap<Reason['rule'], number>;
}
const none: ReadonlyMap<Reason['rule'], number> = new Map();

/** The version of these rules; a match records the version that found it. */
export const rulesVersion = 4;
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
    { wanted: () => partNameOf(wanted.title), offered: () => partNameOf(candidate.title) },
    leaning,
  );
}

/** The same with titles that are parsed lazily: parsing is most of the work, and one ad is compared with many candidates. */
export function judgeNamed(
  { wanted, candidate }: { readonly wanted: Wanted; readonly candidate: Candidate },
  names: { readonly wanted: () => PartName; readonly offered: () => PartName },
  { interchange = () => 0, lowered = none }: Leaning = {},
): Verdict {
  const conflict = conflictOf(wanted, candidate);
  if (conflict) return { isMatch: false, conflict };
  const [wantedPart, offeredPart] = [names.wanted(), names.offered()];
  const number = sameNumber(wanted, candidate, interchange);
  const isSameKind =
    wanted.isVehicle || (wantedPart.kind !== undefined && wantedPart.kind === offeredPart.kind);
  const other = wanted.isVehicle ? undefined : otherPart(wantedPart, offeredPart, number !== undefined);
  if (other) return { isMatch: false, conflict: other };
  const offers = candidate.fitment.length
    ? candidate.fitment
    : fitmentInTitle(wanted.fitment, candidate.title);
  const fits = commonFitment(wanted.fitment, offers);
  if (!fits && !number && wanted.fitment.length && offers.length)
    return { isMatch: false, conflict: 'vehicle' };
  const away = miles(wanted.point, candidate.point);
  const reasons: Reason[] = [];
  let score = 0;
  const add = (points: number, why?: Reason) => {
    score += points / 2 ** (why ? (lowered.get(why.rule) ?? 0) : 0);
    if (why) reasons.push(why);
  };
  if (fits) add(20 + 10 * fits.share, { rule: 'fitment', fits });
  if (number) add(number.replaces ? 40 : 50, { rule: 'number', ...number });
  if (isSameKind) add(20, { rule: 'kind', kind: wantedPart.kind ?? 'vehicle' });
  add(15 * alike(wantedPart, offeredPart));
  if (!isNear(wanted, away)) add(2, { rule: 'mail', miles: away });
  else
    add(wanted.radius ? 10 * (1 - Math.min(1, away / wanted.radius)) : 5, { rule: 'distance', miles: away });
  const below = wanted.isLimitPrivate ? undefined : belowLimit(wanted, candidate);
  if (below) add(5, below);
  if (candidate.condition !== null && wanted.acceptCondition.includes(candidate.condition))
    add(5, { rule: 'state', condition: candidate.condition, origin: candidate.origin });
  const isKnown = number !== undefined || fits !== undefined || sharesModel(wantedPart, offeredPart);
  if (!isKnown || score < leastScore) return { isMatch: false, conflict: 'too-little' };
  return { isMatch: true, score: Math.min(100, Math.round(score)), reasons };
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

/** The number that both have; otherwise the candidate's number that replaces a wanted one, as either of the two or other members say. */
function sameNumber(
  wanted: Wanted,
  candidate: Candidate,
  interchange: Interchange,
): { readonly number: string; readonly replaces?: Replacement } | undefined {
  const [offered, asked] = [numbersOf(candidate), numbersOf(wanted)];
  const equal = offered.own.find(({ key }) => asked.own.some((one) => one.key === key));
  if (equal) return { number: equal.number };
  let best: { readonly number: string; readonly replaces: Replacement } | undefined;
  for (const one of offered.own)
    for (const other of asked.own) {
      const isSaidHere = offered.replaced.has(other.key) || asked.replaced.has(one.key);
      const members = Math.max(isSaidHere ? 1 : 0, interchange(one.key, other.key));
      if (members > (best?.replaces.members ?? 0))
        best = { number: one.number, replaces: { number: other.number, members } };
    }
  return best;
}

/** A part's own numbers, and the keys of the numbers that it replaces according to its member. */
export function numbersOf({ partNumbers }: Pick<Described, 'partNumbers'>): {
  readonly own: readonly { readonly number: string; readonly key: string }[];
  readonly replaced: ReadonlySet<string>;
} {
  const all = partNumbers
    .map(({ number, kind }) => ({ number, key: numberKey(number), kind }))
    .filter(({ key }) => key.length >= 4);
  const own = all.filter(({ kind }) => kind !== 'interchange');
  if (!own.length) return { own: all, replaced: new Set() };
  return {
    own,
    replaced: new Set(all.filter(({ kind }) => kind === 'interchange').map(({ key }) => key)),
  };
}

/** Whether both name a model of the kind, which implies its fitment: a Quadrajet. */
const sharesModel = (one: PartName, other: PartName): boolean =>
  one.kind !== undefined &&
  one.kind === other.kind &&
  one.properties.has('model') &&
  other.properties.has('model');

/** Why the two are different parts, if they are. With an equal number, only the other side counts against it. */
function otherPart(wanted: PartName, offered: PartName, isSameNumber: boolean): Conflict | undefined {
  if (isSameNumber) return contradiction(onlySide(wanted), onlySide(offered)) ? 'property' : undefined;
  if (wanted.kind && offered.kind && wanted.kind !== offered.kind) return 'kind';
  return contradiction(wanted, offered) ? 'property' : undefined;
}

const onlySide = (name: PartName): PartName => ({
  ...name,
  properties: new Map([...name.properties].filter(([property]) => property === 'side')),
});

/** The share of the wanted words that the other title contains. */
function alike(wanted: PartName, offered: PartName): number {
  let shared = 0;
  for (const word of wanted.words) if (offered.words.has(word)) shared += 1;
  return wanted.words.size ? shared / wanted.words.size : 0;
}
