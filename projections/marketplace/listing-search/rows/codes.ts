import { categories } from '../../../../modules/marketplace/categories.schemas.js';
import { makeNames } from '../../../../modules/marketplace/fitment/vehicle-names.rules.js';
import {
  conditions,
  type ListingType,
  listingTypes,
  marketSegments,
  origins,
} from '../../../../modules/marketplace/listing/listing.events.js';
import { publicStatuses } from '../../../../modules/marketplace/listing.schemas.js';

/** The search tables store segments, categories, statuses, types, conditions and origins as small numbers. The numbers are derived from the order of the lists:
 *  a reordered list needs a new version of the projection. */
export type MarketSegment = (typeof marketSegments)[number];
export type PublicStatus = (typeof publicStatuses)[number];

/** In `cell_count`: any segment, category or sub-category. */
export const any = 0;
/** In `cell_count`: all cells together. */
export const everywhere = -1;
/** Kinds are numbered 0 to 5, type by type: active, held, sold. */
export const kinds = listingTypes.length * publicStatuses.length;

export const segmentCode = (segment: MarketSegment): number => marketSegments.indexOf(segment) + 1;
export const segmentCodes: readonly number[] = marketSegments.map(segmentCode);

export const kindCode = (type: ListingType, status: PublicStatus): number =>
  listingTypes.indexOf(type) * publicStatuses.length + publicStatuses.indexOf(status);

/** The kinds that a search matches; absent means all. */
export function kindsFor(type?: ListingType, status?: PublicStatus): readonly number[] {
  return listingTypes
    .filter((one) => type === undefined || one === type)
    .flatMap((one) =>
      publicStatuses
        .filter((other) => status === undefined || other === status)
        .map((other) => kindCode(one, other)),
    );
}

export type Condition = (typeof conditions)[number];
export type Origin = (typeof origins)[number];

/** A condition and an origin in one code; 0 is one that is not said. */
export const qualityCode = (condition: Condition | null, origin: Origin | null): number =>
  codeIn(conditions, condition) * qualityBase + codeIn(origins, origin);

/** The condition and the origin of a code. */
export const qualityOf = (code: number): { readonly condition?: Condition; readonly origin?: Origin } => {
  const [condition, origin] = [
    conditions[Math.floor(code / qualityBase) - 1],
    origins[(code % qualityBase) - 1],
  ];
  return { ...(condition && { condition }), ...(origin && { origin }) };
};

/** The codes of any of these conditions with any of these origins; undefined when all are asked for. */
export function qualitiesFor(
  ofConditions: readonly Condition[] | undefined,
  ofOrigins: readonly Origin[] | undefined,
): readonly number[] | undefined {
  if (!ofConditions && !ofOrigins) return undefined;
  return (ofConditions ?? [null, ...conditions]).flatMap((condition) =>
    (ofOrigins ?? [null, ...origins]).map((origin) => qualityCode(condition, origin)),
  );
}

const qualityBase = 10;
const codeIn = (values: readonly string[], value: string | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;

/** The code of the only make that a listing fits, by the list of names; 0 for none. */
export function makeCode(names: readonly string[]): number {
  const [make, ...others] = new Set(names);
  if (make === undefined) return 0;
  return others.length ? severalMakes : (makeCodes.get(make) ?? severalMakes);
}

/** Several makes, or one that is not in the list: the listing's row names them. */
export const severalMakes = -1;
export const makeOfCode = (code: number): string | undefined => makeNames[code - 1];
const makeCodes = new Map(makeNames.map((make, at) => [make, at + 1]));

export interface Category {
  readonly category: number;
  readonly sub: number;
}

/** The code of a listing's category. A name that is no longer in the lists gets the code `others`, which no search uses. */
export function categoryOf(primary: string, sub: string | null): Category {
  const at = categories.findIndex(({ name }) => name === primary);
  const category = at < 0 ? others : at + 1;
  const subs: readonly string[] = categories[at]?.subs ?? [];
  return { category, sub: category * subsAtMost + (sub === null ? 0 : subs.indexOf(sub) + 1) };
}

/** The code of the category in a search (a sub-category alone is enough); undefined when there is no such category. */
export function categoryFor(primary?: string, sub?: string): Category | undefined {
  if (primary === undefined && sub === undefined) return { category: any, sub: any };
  for (const { name, subs } of categories) {
    if (primary !== undefined && !same(name, primary)) continue;
    if (sub === undefined) return { category: categoryOf(name, null).category, sub: any };
    const known = subs.find((one) => same(one, sub));
    if (known) return categoryOf(name, known);
  }
  return undefined;
}

const subsAtMost = 100;
const others = 99;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
