import { unreachable } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type ListingEvent, listingEvents } from '../marketplace/listing/listing.events.js';
import type { NotificationContent } from './inbox/inbox.decider.js';
import { dispatchInboxCommand } from './notify.reactor.js';
import { partiesOf } from './policies/listing-parties.js';

/** An end that comes by itself: of a listing's days, or of a hold on it. */
export interface Reminder {
  readonly listingId: string;
  readonly what: 'ExpireListing' | 'LapseHold';
  /** ISO-8601 UTC */
  readonly endsAt: string;
}

/** Whenever an end is near, then the member who can still do something is told, once for each: the seller 7 and 2 days before a listing expires, the buyer
 *  12 hours before a hold ends. The listing's own history has the last word: nobody is told of an end that does not come any more.
 *  source  product.md section 1d */
export async function sendReminder(
  eventStore: DomainEventStore,
  reminder: Reminder,
  now: string,
): Promise<void> {
  const { listingId, endsAt } = reminder;
  if (endsAt <= now) return;
  const told = toldBy(reminder, await eventStore.read(listingEvents, listingId), now);
  if (!told?.memberId) return;
  const { memberId, type, subtype, message } = told;
  const notificationId = deterministicId('remind', subtype, listingId, endsAt, memberId);
  const notice: NotificationContent = {
    type,
    subtype,
    message,
    href: `/listing/${listingId}`,
    about: listingId,
    dedupe: `${subtype} ${listingId} ${endsAt}`,
  };
  const meta = { actor: { id: 'remind', roles: [] }, now, commandId: notificationId };
  await dispatchInboxCommand(eventStore, {
    memberId,
    command: { type: 'SendNotification', memberId, notificationId, notice, meta },
  });
}

type Told = Pick<NotificationContent, 'type' | 'subtype' | 'message'> & {
  readonly memberId: string | undefined;
};

function toldBy({ what, endsAt }: Reminder, history: readonly ListingEvent[], now: string): Told | undefined {
  const { sellerId, holderId } = partiesOf(history);
  const { status, expiresAt, heldUntil } = standingOf(history);
  if (what === 'LapseHold') {
    if (status !== 'held' || heldUntil !== endsAt) return undefined;
    const hours = inWords(endsAt, now, 3_600_000, 'hour');
    return {
      memberId: holderId,
      type: 'sale_request',
      subtype: 'hold_ending',
      message: `Your hold on {listing} ends in ${hours}. Settle it with the seller, or let go of it.`,
    };
  }
  if (status === 'over' || expiresAt !== endsAt) return undefined;
  const days = inWords(endsAt, now, day, 'day');
  const isLast = Date.parse(endsAt) - Date.parse(now) <= 2 * day;
  return {
    memberId: sellerId,
    type: 'listing',
    subtype: isLast ? 'expires_in_2_days' : 'expires_in_7_days',
    message: `{listing} expires in ${days}. ${advice[status]}`,
  };
}

const advice = {
  active: 'Renew it to keep it up.',
  paused: 'It is paused: resume it and renew it to keep it.',
  held: 'You can renew it when the hold is over.',
};

type Standing = 'active' | 'paused' | 'held' | 'over';

/** What of a listing's history decides over its ends. */
function standingOf(history: readonly ListingEvent[]): {
  readonly status: Standing;
  readonly expiresAt: string;
  readonly heldUntil: string;
} {
  let [status, before]: [Standing, Standing] = ['over', 'over'];
  let [expiresAt, heldUntil] = ['', ''];
  for (const event of history) {
    switch (event.type) {
      case 'ListingPublished':
      case 'ListingRenewed':
        [status, expiresAt] = ['active', event.data.expiresAt];
        break;
      case 'ListingResumed':
      case 'HoldReleased':
        status = 'active';
        break;
      case 'ListingPaused':
        status = 'paused';
        break;
      case 'ListingHeld':
        [status, heldUntil] = ['held', event.data.heldUntil];
        break;
      case 'ListingRemoved':
        [status, before] = ['over', status];
        break;
      case 'ListingReinstated':
        status = before;
        break;
      case 'ListingSold':
      case 'ListingWithdrawn':
      case 'ListingExpired':
        status = 'over';
        break;
      case 'ListingDrafted':
      case 'ListingRevised':
      case 'PhotoAdded':
      case 'PhotoRemoved':
      case 'PhotosArranged':
        break;
      default:
        return unreachable(event);
    }
  }
  return { status, expiresAt, heldUntil };
}

/** '7 days', '1 hour': begun ones count. */
function inWords(endsAt: string, now: string, unit: number, word: string): string {
  const count = Math.ceil((Date.parse(endsAt) - Date.parse(now)) / unit);
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

const day = 86_400_000;
