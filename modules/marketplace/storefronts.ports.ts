import { definePort } from '../kernel/manifest/port.js';
import type { KnownMembers } from '../members/blocks/known-members.ports.js';
import type { Point } from '../places/place.schemas.js';

/** Queries about storefronts for member pages and blocks, so that all use the same rules. Provided by the read
 *  model of listings under STOREFRONTS. */
export interface Storefronts extends KnownMembers {
  /** Sellers by the names that guests see, by id. Sellers whose storefront guests cannot see are left out: those
   *  with an unknown age, a minor without a verified
   *  guardian or without a public listing, an erased member. */
  sellersOf(
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>>;
  /** The listings among these that everybody may see, their sellers, and whether they are held. */
  publicOf(listingIds: readonly string[]): Promise<ReadonlyMap<string, PublicListing>>;
  /** The listings that this member holds now, with the ends of the holds: ISO-8601 UTC. */
  openHoldsOf(
    memberId: string,
  ): Promise<readonly { readonly listingId: string; readonly heldUntil: string | null }[]>;
  /** The public place of the seller's latest listing; undefined without one. */
  lastPlaceOf(sellerId: string): Promise<{ readonly publicPoint: Point; readonly area: string } | undefined>;
}

export interface PublicListing {
  readonly sellerId: string;
  readonly isHeld: boolean;
}

export const STOREFRONTS = definePort<Storefronts>('Storefronts');
