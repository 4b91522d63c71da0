import { definePort } from '../kernel/manifest/port.js';
import type { Listing } from './listing/listing.state.js';

/** What was said of a sale. Answered by deals under SALE_FEEDBACK. */
export interface SaleFeedback {
  /** Whether the author of a listing that is sold to a member, or of a wanted ad that is found with one, or that member has said how it went. */
  isRated(listingId: string, listing: Listing): Promise<boolean>;
}

export const SALE_FEEDBACK = definePort<SaleFeedback>('SaleFeedback');
