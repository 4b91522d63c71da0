import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever moderation brings a listing back, then its seller hears of it. */
export const tellSellerOfReinstatement = whenever(
  'tell-seller-of-reinstatement',
  listingEvents,
  'ListingReinstated',
  ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).sellerId, {
      type: 'listing',
      subtype: 'reinstated',
      message: '{listing} is back as it was: moderation reinstated it.',
    }),
);
