import { offerEvents } from '../../../modules/deals/offer/offer.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { pick } from '../../../modules/kernel/event-store/events.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { threadEvents } from '../../../modules/messages/thread/thread.events.js';
import { watchEvents } from '../../../modules/saved-searches/watch/watch.events.js';

/** The events that figures are counted from. */
export const handles = [
  pick(
    listingEvents,
    'ListingDrafted',
    'ListingRevised',
    'ListingPublished',
    'ListingSold',
    'ListingReopened',
  ),
  pick(watchEvents, 'ListingWatched'),
  pick(threadEvents, 'ThreadOpened'),
  pick(offerEvents, 'OfferMade'),
  pick(memberEvents, 'MemberErased'),
] as const;
