import { offerEvents } from '../../../modules/deals/offer/offer.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { pick } from '../../../modules/kernel/event-store/events.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';

/** The events that prices of parts are read from. */
export const handles = [
  pick(
    listingEvents,
    'ListingDrafted',
    'ListingRevised',
    'ListingPublished',
    'ListingSold',
    'ListingReopened',
    'ListingRemoved',
    'ListingReinstated',
    'ListingHidden',
    'ListingShown',
  ),
  pick(offerEvents, 'DealDisputed'),
  pick(memberEvents, 'MemberErased'),
] as const;
