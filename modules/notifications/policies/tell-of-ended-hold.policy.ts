import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { whenever } from '../policy.js';
import { aboutListing, partiesOf } from './listing-parties.js';

/** Whenever a hold ends, then the other side hears of it; both do when time or the house has ended it. What the house ended may be closed to the holder. */
export const tellOfEndedHold = whenever(
  'tell-of-ended-hold',
  listingEvents,
  'HoldReleased',
  ({ entityId, data: { by } }, before) => {
    const { sellerId, holderId } = partiesOf(before);
    const subtype = by === 'time' ? 'hold_lapsed' : 'hold_released';
    const toSeller = { type: 'sale_request', subtype, message: sellerHears[by] };
    const toHolder =
      by === 'house' ? endedByRuntime : { type: 'sale_request', subtype, message: holderHears[by] };
    return [
      ...(by === 'seller' ? [] : aboutListing(entityId, sellerId, toSeller)),
      ...(by === 'buyer' ? [] : aboutListing(entityId, holderId, toHolder)),
    ];
  },
);

const sellerHears = {
  buyer: 'The buyer let go of {listing}. It is open again.',
  time: 'The hold on {listing} ran out. It is open again.',
  house: 'We ended the hold on {listing}. Nobody holds it now.',
  seller: '',
};
const holderHears = {
  seller: 'The seller ended your hold on {listing}.',
  time: 'Your hold on {listing} ran out.',
  buyer: '',
};
const endedByRuntime = {
  type: 'sale_request',
  subtype: 'hold_ended',
  message: 'We ended your hold on {listing}. Do not pay for it outside of here.',
  href: '/home',
};
