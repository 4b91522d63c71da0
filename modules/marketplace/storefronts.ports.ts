import { definePort } from '../kernel/manifest/port.js';
import type { KnownMembers } from '../members/blocks/known-members.ports.js';
import type { Point } from '../places/place.schemas.js';

/** Questions of member pages and blocks about storefronts, so that all of them answer alike. Answered by the read model of listings under STOREFRONTS. */
export interface Storefronts extends KnownMembers {
  /** Sellers by the names that guests see, by id. Left out are those whose storefront guests do not see: an unknown age, a minor without a verified
   *  guardian or without a public listing, an erased member. */
  sellersOf(
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>>;
  /** Which of these listings everybody may see, whose they are, and whether somebody holds them. */
  publicOf(listingIds: readonly string[]): Promise<ReadonlyMap<string, PublicListing>>;
  /** What this member holds now, and until when: ISO-8601 UTC. */
  openHoldsOf(
    memberId: string,
  ): Promise<readonly { readonly listingId: string; readonly heldUntil: string | null }[]>;
  /** Where the seller's latest listing is, as everybody may see it; undefined without one. */
  lastPlaceOf(sellerId: string): Promise<{ readonly publicPoint: Point; readonly area: string } | undefined>;
}

export interface PublicListing {
  readonly sellerId: string;
  readonly isHeld: boolean;
}

export const STOREFRONTS = definePort<Storefronts>('Storefronts');
