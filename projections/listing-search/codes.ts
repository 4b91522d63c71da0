import { categories } from '../../modules/marketplace/categories.schemas.js';
import {
  type ListingType,
  listingTypes,
  marketSegments,
} from '../../modules/marketplace/listing/listing.events.js';
import { publicStatuses } from '../../modules/marketplace/listing.schemas.js';

/** The small numbers by which the narrow tables know segments, shelves, statuses and types. They follow from the order of the lists:
 *  a list that is reordered needs a new version of the projection. */
export type MarketSegment = (typeof marketSegments)[number];
export type PublicStatus = (typeof publicStatuses)[number];

/** In `cell_count`: whatever the segment, category or sub-category. */
export const any = 0;
/** In `cell_count`: wherever. */
export const everywhere = -1;
/** Kinds are numbered 0 to 5, type by type: active, held, sold. */
export const kinds = listingTypes.length * publicStatuses.length;

export const segmentCode = (segment: MarketSegment): number => marketSegments.indexOf(segment) + 1;
export const segmentCodes: readonly number[] = marketSegments.map(segmentCode);

export const kindCode = (type: ListingType, status: PublicStatus): number =>
  listingTypes.indexOf(type) * publicStatuses.length + publicStatuses.indexOf(status);

/** The kinds that a search asks for; absent means all. */
export function kindsAsked(type?: ListingType, status?: PublicStatus): readonly number[] {
  return listingTypes
    .filter((one) => type === undefined || one === type)
    .flatMap((one) =>
      publicStatuses
        .filter((other) => status === undefined || other === status)
        .map((other) => kindCode(one, other)),
    );
}

export interface Shelf {
  readonly category: number;
  readonly sub: number;
}

/** The shelf on which a listing lies. A name that the lists no longer know lies on the shelf of others, which no search names. */
export function shelfOf(primary: string, sub: string | null): Shelf {
  const at = categories.findIndex(({ name }) => name === primary);
  const category = at < 0 ? others : at + 1;
  const subs: readonly string[] = categories[at]?.subs ?? [];
  return { category, sub: category * subsAtMost + (sub === null ? 0 : subs.indexOf(sub) + 1) };
}

/** The shelf that a search names (a sub-category alone will do); undefined when there is no such shelf. */
export function shelfAsked(primary?: string, sub?: string): Shelf | undefined {
  if (primary === undefined && sub === undefined) return { category: any, sub: any };
  for (const { name, subs } of categories) {
    if (primary !== undefined && !same(name, primary)) continue;
    if (sub === undefined) return { category: shelfOf(name, null).category, sub: any };
    const known = subs.find((one) => same(one, sub));
    if (known) return shelfOf(name, known);
  }
  return undefined;
}

const subsAtMost = 100;
const others = 99;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
