/** The two sides of a deal: the seller of a listing and one buyer. For a wanted ad, its author buys, and the other member sells. */
export interface Parties {
  readonly listingId: string;
  readonly sellerId: string;
  readonly buyerId: string;
}
