import { definePort } from '../kernel/manifest/port.js';
import type { Listing } from './listing/listing.state.js';

/** Feedback on a sale. Answered by deals under SALE_FEEDBACK. */
export interface SaleFeedback {
  /** Whether either side of a finished sale has given feedback: the author of the listing or wanted ad, or the member they named. */
  isRated(listingId: string, listing: Listing): Promise<boolean>;
}

export const SALE_FEEDBACK = definePort<SaleFeedback>('SaleFeedback');
