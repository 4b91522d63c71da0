import { unreachable } from '../../kernel/decider/errors.js';
import { type EventOf, pick } from '../../kernel/event-store/events.js';
import { type ListingEvent, type ListingStatus, listingEvents } from './listing.events.js';

/** The events that change the status of a listing. */
export const statusEvents = pick(
  listingEvents,
  'ListingPublished',
  'ListingPaused',
  'ListingResumed',
  'ListingHeld',
  'HoldReleased',
  'ListingSold',
  'NeedFulfilled',
  'ListingReopened',
  'ListingWithdrawn',
  'ListingExpired',
  'ListingRenewed',
  'ListingRemoved',
  'ListingReinstated',
);

/** Whether everybody sees a listing of this status, which nobody has hidden. */
export const isPublic = (status: ListingStatus, isHidden: boolean): boolean =>
  !isHidden && (status === 'active' || status === 'held' || status === 'sold');

/** The events that hide it from others, or show it again. */
export const hidingEvents = pick(listingEvents, 'ListingHidden', 'ListingShown');

/** Whether it is hidden after an event: a removed one is no longer waiting for a review. Pure. */
export const isHiddenAfter = ({ type }: Pick<ListingEvent, 'type'>, wasHidden: boolean): boolean =>
  type === 'ListingHidden' || (wasHidden && type !== 'ListingShown' && type !== 'ListingRemoved');

/** The status of a listing after an event. Pure.
 *  in  statusBeforeRemoval  the status that a reinstated listing returns to */
export function statusAfter(
  event: EventOf<typeof statusEvents>,
  statusBeforeRemoval: ListingStatus | null,
): ListingStatus {
  switch (event.type) {
    case 'ListingPublished':
    case 'ListingResumed':
    case 'HoldReleased':
    case 'ListingRenewed':
      return 'active';
    case 'ListingPaused':
      return 'paused';
    case 'ListingHeld':
      return 'held';
    case 'ListingSold':
    case 'NeedFulfilled':
      return 'sold';
    case 'ListingReopened':
      return event.data.status;
    case 'ListingWithdrawn':
      return 'withdrawn';
    case 'ListingExpired':
      return 'expired';
    case 'ListingRemoved':
      return 'removed';
    case 'ListingReinstated':
      return statusBeforeRemoval ?? 'draft';
    default:
      return unreachable(event);
  }
}
