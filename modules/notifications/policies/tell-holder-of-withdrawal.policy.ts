import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever a held listing is withdrawn, then the member who held it hears of it. */
export const tellHolderOfWithdrawal = whenever(
  'tell-holder-of-withdrawal',
  listingEvents,
  'ListingWithdrawn',
  ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).holderId, {
      type: 'sale_request',
      subtype: 'withdrawn',
      message: 'The seller withdrew {listing}, so your hold has ended.',
      href: '/home',
    }),
);
