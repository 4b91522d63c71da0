import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever moderation takes a listing down, then its seller hears why. */
export const tellSellerOfRemoval = whenever(
  'tell-seller-of-removal',
  listingEvents,
  'ListingRemoved',
  ({ entityId, data: { reason } }, before) =>
    aboutListing(entityId, partiesOf(before).sellerId, {
      type: 'listing',
      subtype: 'removed',
      message: `{listing} was taken down by moderation. Reason given: ${reason}`,
    }),
);
