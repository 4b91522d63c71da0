import { type Kysely, sql } from 'kysely';
import { threadOfDeal } from '../../../modules/deals/deal-ids.shared.js';
import { feedbackEvents } from '../../../modules/deals/feedback/feedback.events.js';
import { type OfferEvent, offerEvents } from '../../../modules/deals/offer/offer.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { signalInbox } from '../../../modules/notifications/inbox/signal-inbox.shared.js';

import { createDeals, type DealTable, type FeedbackTable } from './deals.table.js';

const erased = pick(memberEvents, 'MemberErased');
const ends = pick(
  listingEvents,
  'ListingSold',
  'NeedFulfilled',
  'ListingWithdrawn',
  'ListingExpired',
  'ListingRemoved',
  'ListingReopened',
);

/** Waiting offers, holds, finished deals, and feedback. Both sides of a changed deal are signalled once the rows are there. */
export const deals = projection({
  name: 'deals',
  version: 4,
  handles: [offerEvents, feedbackEvents, ends, erased],
  create: createDeals,
  async handle(tx, events, copyRows) {
    const db = tx.withTables<Tables>();
    const changed = new Set<string>();
    const ended = new Map<string, DealTable['ended']>();
    for (const event of events) {
      if (isEnd(event)) {
        ended.set(event.entityId, endOf(event.type));
        continue;
      }
      if (event.type in offerEvents.schemas) await end(tx, ended);
      await enter(db, event);
      if ('sellerId' in event.data && 'buyerId' in event.data)
        for (const id of [event.data.sellerId, event.data.buyerId]) changed.add(id);
    }
    await end(tx, ended);
    if (!copyRows) for (const id of changed) await signalInbox(tx, id);
  },
});

type Tables = { deal: DealTable; feedback: FeedbackTable };
type Handled = RecordedEvent<
  OfferEvent | EventOf<typeof feedbackEvents> | EventOf<typeof ends> | EventOf<typeof erased>
>;
type Of<Type extends Handled['type']> = Extract<Handled, { readonly type: Type }>;

const isEnd = (event: Handled): event is RecordedEvent<EventOf<typeof ends>> => event.type in ends.schemas;

/** Update the end of listings with deals, many at once, because most have none. */
async function end(tx: DatabaseTransaction, ended: Map<string, DealTable['ended']>): Promise<void> {
  if (!ended.size) return;
  await sql`update deal set ended = e.ended from unnest(${[...ended.keys()]}::text[], ${[...ended.values()]}::text[]) e(listing_id, ended)
    where deal.listing_id = e.listing_id`.execute(tx);
  ended.clear();
}

async function enter(
  db: Kysely<Tables>,
  event: Exclude<Handled, RecordedEvent<EventOf<typeof ends>>>,
): Promise<void> {
  switch (event.type) {
    case 'MemberErased':
      await db.deleteFrom('feedback').where('to_id', '=', event.entityId).execute();
      return;
    case 'FeedbackGiven':
      await give(db, event);
      return;
    case 'FeedbackShown':
      await db
        .updateTable('feedback')
        .set({ is_shown: true })
        .where('deal_id', '=', event.entityId)
        .execute();
      return;
    case 'FeedbackAnswered':
      return;
    case 'FeedbackVoided':
    case 'FeedbackRestored':
      await db
        .updateTable('feedback')
        .set({ is_void: event.type === 'FeedbackVoided' })
        .where('deal_id', '=', event.entityId)
        .where('from_id', '=', event.data.fromId)
        .execute();
      return;
    case 'OfferMade':
    case 'OfferAccepted':
    case 'OfferDeclined':
    case 'OfferWithdrawn':
    case 'OfferExpired':
    case 'OfferClosed':
    case 'DealHeld':
    case 'DealHeldAgain':
    case 'DealReleased':
    case 'DealDone':
    case 'DealConfirmed':
    case 'DealDisputed':
    case 'DealReopened':
      await change(db, event);
      return;
    default:
      return unreachable(event);
  }
}

function endOf(type: EventOf<typeof ends>['type']): DealTable['ended'] {
  if (type === 'ListingReopened') return null;
  return type === 'ListingSold' || type === 'NeedFulfilled' ? 'sold' : 'gone';
}

async function give(db: Kysely<Tables>, event: Of<'FeedbackGiven'>): Promise<void> {
  const { fromId, toId, buyerId, rating, showAt } = event.data;
  await db
    .insertInto('feedback')
    .values({
      deal_id: event.entityId,
      from_id: fromId,
      to_id: toId,
      from_side: fromId === buyerId ? 'buyer' : 'seller',
      rating,
      position: event.position,
      given_at: event.recordedAt,
      show_at: showAt,
      is_shown: false,
      is_void: false,
    })
    .execute();
}

async function change(db: Kysely<Tables>, event: RecordedEvent<OfferEvent>): Promise<void> {
  const { listingId, sellerId, buyerId } = event.data;
  await db
    .insertInto('deal')
    .values({
      id: event.entityId,
      thread_id: threadOfDeal(event.data),
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      ...noOffer,
      accepted_cents: null,
      held_until: null,
      ...notDone,
      ended: null,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  await db.updateTable('deal').set(changeOf(event)).where('id', '=', event.entityId).execute();
}

const notDone = { done_at: null, done_by: null, sold_cents: null, agreed: false, disputed: false } as const;
const noOffer = { offer_by: null, offer_cents: null, expires_at: null } as const;

function changeOf(event: RecordedEvent<OfferEvent>) {
  switch (event.type) {
    case 'OfferMade': {
      const { by, cents, expiresAt } = event.data;
      return { offer_by: by, offer_cents: cents, expires_at: expiresAt, ended: null };
    }
    case 'OfferAccepted':
      return { ...noOffer, accepted_cents: sql<number>`offer_cents`, held_until: event.data.heldUntil };
    case 'OfferDeclined':
    case 'OfferWithdrawn':
    case 'OfferExpired':
    case 'OfferClosed':
      return noOffer;
    case 'DealHeld':
      return { held_until: event.data.heldUntil };
    case 'DealHeldAgain':
      return { ...noOffer, accepted_cents: event.data.cents, held_until: event.data.heldUntil };
    case 'DealReleased':
      return { held_until: null, accepted_cents: null };
    case 'DealDone':
      return {
        ...noOffer,
        held_until: null,
        done_at: event.data.doneAt,
        done_by: event.data.by,
        sold_cents: event.data.priceCents,
        agreed: sql<boolean>`agreed or held_until is not null`,
      };
    case 'DealConfirmed':
      return { agreed: true, disputed: false };
    case 'DealDisputed':
      return { disputed: true };
    case 'DealReopened':
      return { ...notDone, agreed: sql<boolean>`agreed and not disputed`, accepted_cents: null };
    default:
      return unreachable(event);
  }
}
