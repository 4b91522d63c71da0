/** Who deals about what: the seller of a listing and one buyer. Of a wanted ad, its author buys, and whoever has one sells. */
export interface Parties {
  readonly listingId: string;
  readonly sellerId: string;
  readonly buyerId: string;
}
