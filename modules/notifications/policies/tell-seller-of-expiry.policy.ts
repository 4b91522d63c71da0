import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever a listing's days are over, then its seller hears of it. */
export const tellSellerOfExpiry = whenever(
  'tell-seller-of-expiry',
  listingEvents,
  'ListingExpired',
  ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).sellerId, {
      type: 'listing',
      subtype: 'expired',
      message: '{listing} has expired. Renew it within 14 days to put it up again.',
    }),
);
