import type { ListingAction } from '@modules/marketplace/listing.schemas';

/** What can be done with several listings at once. */
export const bulkActions = ['renew', 'pause', 'resume'] as const satisfies readonly ListingAction[];
