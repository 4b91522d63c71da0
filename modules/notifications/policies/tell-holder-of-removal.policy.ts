import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever moderation takes a held listing down, then the member who held it hears of it, though not why. */
export const tellHolderOfRemoval = whenever(
  'tell-holder-of-removal',
  listingEvents,
  'ListingRemoved',
  ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).holderId, {
      type: 'sale_request',
      subtype: 'removed',
      message: 'Moderation took {listing} down while you held it. Do not pay for it outside of here.',
      href: '/home',
    }),
);
