import type { ListingAction } from '@modules/marketplace/listing.schemas';

/** The actions for several listings at once. */
export const bulkActions = ['renew', 'pause', 'resume'] as const satisfies readonly ListingAction[];
