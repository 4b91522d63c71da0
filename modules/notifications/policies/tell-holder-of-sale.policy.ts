import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever a listing is sold, then the member who held it hears whether it went to them. */
export const tellHolderOfSale = whenever(
  'tell-holder-of-sale',
  listingEvents,
  'ListingSold',
  ({ entityId, data: { buyerId } }, before) => {
    const { holderId } = partiesOf(before);
    return aboutListing(entityId, holderId, {
      type: 'sale_request',
      subtype: 'sold',
      message:
        buyerId === holderId
          ? '{listing} is yours: the seller marked it as sold to you.'
          : '{listing} went to somebody else, so your hold has ended.',
    });
  },
);
