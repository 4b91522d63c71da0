import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever a listing is held, then its seller hears of it. */
export const tellSellerOfHold = whenever(
  'tell-seller-of-hold',
  listingEvents,
  'ListingHeld',
  ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).sellerId, {
      type: 'sale_request',
      subtype: 'hold',
      message: 'A buyer holds {listing} for the next 72 hours.',
    }),
);
