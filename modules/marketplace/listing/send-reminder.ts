import { unreachable } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type EventOf, pick } from '../../kernel/event-store/events.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { NotificationRequest, Notifier } from '../../notifications/notifications.ports.js';
import { ownListing, saleRequest } from '../marketplace.notification-kinds.js';
import { listingEvents } from './listing.events.js';

const lifecycle = pick(
  listingEvents,
  'ListingDrafted',
  'ListingPublished',
  'ListingRenewed',
  'ListingResumed',
  'HoldReleased',
  'ListingPaused',
  'ListingHeld',
  'ListingRemoved',
  'ListingReinstated',
  'ListingSold',
  'NeedFulfilled',
  'ListingReopened',
  'ListingWithdrawn',
  'ListingExpired',
);

/** The end of a listing's time, or of a hold on it. */
export interface Reminder {
  readonly listingId: string;
  readonly what: 'ExpireListing' | 'LapseHold';
  /** ISO-8601 UTC */
  readonly endsAt: string;
}

/** Remind the member who can still act of a near end: the seller 7 and 2 days before a listing expires, the buyer 12 hours before a hold ends.
 *  Each reminder is sent once. The stream of the listing decides, so there is no reminder of an end that no longer comes.
 *  source  modules/notifications/README.md, Before an end */
export async function sendReminder(
  { eventStore, db, notifier }: ReminderDeps,
  reminder: Reminder,
  now: string,
): Promise<void> {
  const { listingId, endsAt } = reminder;
  if (endsAt <= now) return;
  const request = requestOf(reminder, await eventStore.read(lifecycle, listingId), now);
  if (!request) return;
  const id = deterministicId('remind', request.subtype, listingId, endsAt, request.recipientId);
  await db.transaction().execute((tx) => notifier.notify(tx, { ...request, id, sentAt: now }));
}

export interface ReminderDeps {
  readonly eventStore: DomainEventStore;
  readonly db: Database;
  readonly notifier: Notifier;
}

function requestOf(
  { listingId, what, endsAt }: Reminder,
  history: readonly EventOf<typeof lifecycle>[],
  now: string,
): NotificationRequest | undefined {
  const { sellerId, holderId, status, expiresAt, heldUntil } = expiryStateOf(history);
  const about = { about: listingId, href: `/listing/${listingId}` };
  if (what === 'LapseHold') {
    if (status !== 'held' || heldUntil !== endsAt || holderId === undefined) return undefined;
    const hours = hoursUntil(endsAt, now);
    return {
      ...about,
      recipientId: holderId,
      ...saleRequest.of('hold_ending'),
      by: sellerId,
      message: `Your hold on {listing} ends in ${hours}. Buy it from {who}, or release it.`,
      delivery: 'urgent',
    };
  }
  if (status === 'over' || expiresAt !== endsAt || sellerId === undefined) return undefined;
  const isLast = Date.parse(endsAt) - Date.parse(now) <= 2 * day;
  return {
    ...about,
    recipientId: sellerId,
    ...ownListing.of(isLast ? 'expires_in_2_days' : 'expires_in_7_days'),
    message: `{listing} expires {in ${endsAt}}. ${advice[status]}`,
  };
}

const advice = {
  active: 'Renew it to keep it up.',
  paused: 'It is paused: resume it and renew it to keep it.',
  held: 'You can renew it when the hold is over.',
};

type Status = 'active' | 'paused' | 'held' | 'over';

/** The events of a listing that decide when it ends and who can act. */
function expiryStateOf(history: readonly EventOf<typeof lifecycle>[]): {
  readonly sellerId: string | undefined;
  readonly holderId: string | undefined;
  readonly status: Status;
  readonly expiresAt: string;
  readonly heldUntil: string;
} {
  let [sellerId, holderId]: [string | undefined, string | undefined] = [undefined, undefined];
  let [status, statusBeforeRemoval]: [Status, Status] = ['over', 'over'];
  let [expiresAt, heldUntil] = ['', ''];
  for (const event of history) {
    switch (event.type) {
      case 'ListingDrafted':
        sellerId = event.data.sellerId;
        break;
      case 'ListingPublished':
      case 'ListingRenewed':
        [status, expiresAt] = ['active', event.data.expiresAt];
        break;
      case 'ListingResumed':
      case 'HoldReleased':
        status = 'active';
        break;
      case 'ListingReopened':
        status = event.data.status === 'expired' ? 'over' : event.data.status;
        break;
      case 'ListingPaused':
        status = 'paused';
        break;
      case 'ListingHeld':
        [status, heldUntil, holderId] = ['held', event.data.heldUntil, event.data.buyerId];
        break;
      case 'ListingRemoved':
        [status, statusBeforeRemoval] = ['over', status];
        break;
      case 'ListingReinstated':
        status = statusBeforeRemoval;
        break;
      case 'ListingSold':
      case 'NeedFulfilled':
      case 'ListingWithdrawn':
      case 'ListingExpired':
        status = 'over';
        break;
      default:
        return unreachable(event);
    }
  }
  return { sellerId, holderId, status, expiresAt, heldUntil };
}

/** '12 hours', '1 hour', rounded up. */
function hoursUntil(endsAt: string, now: string): string {
  const count = Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 3_600_000);
  return `${count} hour${count === 1 ? '' : 's'}`;
}

const day = 86_400_000;
