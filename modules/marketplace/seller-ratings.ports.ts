import { definePort } from '../kernel/manifest/port.js';
import type { SellerRating } from './listing.schemas.js';

/** How deals with a seller went, for their listings and their page. Answered by the read model of deals under SELLER_RATINGS. */
export interface SellerRatings {
  /** Nothing for a reader who may neither see listings of the member nor write to them. */
  of(memberId: string, readerId: string | undefined): Promise<SellerRating>;
}

export const SELLER_RATINGS = definePort<SellerRatings>('SellerRatings');
