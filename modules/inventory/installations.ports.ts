import type { CommandMetadata } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';

/** An item that is, or is to be, a part of a build. */
export interface InstallableItem {
  readonly itemId: string;
  readonly ownerId: string;
  /** What that many of it cost its owner, of what was paid for all; null: not known. */
  readonly costCents: number | null;
  readonly partNumbers: readonly { readonly number: string; readonly kind: string }[];
  /** The listing by which its owner bought it here; null: by none. */
  readonly listingId: string | null;
}

/** Items that go into a car with a build, and come out of it. Provided by this module under INSTALLATIONS.
 *  source  ADR 0093 */
export interface Installations {
  /** An item of the caller that is in use; one that was merged is the item that it was merged into.
   *  errors  ITEM_NOT_FOUND (not-found) */
  ofCaller(itemId: string, quantity: number, meta: CommandMetadata): Promise<InstallableItem>;
  /** Any item, also of another member, and one that is deleted; undefined: there is none. */
  find(itemId: string, quantity: number): Promise<InstallableItem | undefined>;
  /** Some of an item of the caller leaves its place for a build; a repeated command changes nothing.
   *  in      locationId: the place it leaves, null is no place yet; undefined: the one with the most
   *  out     the item that it left
   *  errors  ITEM_NOT_FOUND (not-found), NOT_SO_MANY, ITEM_HELD, ITEM_GONE, TOO_MANY_PORTIONS (conflict) */
  install(
    part: {
      readonly itemId: string;
      readonly portionId: string;
      readonly quantity: number;
      readonly locationId: string | null | undefined;
      readonly buildId: string;
      readonly into: string;
    },
    meta: CommandMetadata,
  ): Promise<string>;
  /** It comes out of the car: to a place of the caller, or, where it is another member's, to the place that it left. What is back already stays, and a deleted or merged item
   *  takes nothing.
   *  errors  LOCATION_NOT_FOUND (not-found), LOCATION_ARCHIVED, TOO_MANY_PLACES (conflict) */
  bringBack(
    part: { readonly itemId: string; readonly portionId: string; readonly locationId: string | null },
    meta: CommandMetadata,
  ): Promise<void>;
}

export const INSTALLATIONS = definePort<Installations>('Installations');
