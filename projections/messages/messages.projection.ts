import { type Kysely, sql } from 'kysely';
import { threadOfDeal } from '../../modules/deals/deal-ids.ports.js';
import { type OfferEvent, offerEvents } from '../../modules/deals/offer/offer.events.js';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { unreachable } from '../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { type MessageEvent, messageEvents } from '../../modules/messages/message/message.events.js';
import { type About, type ThreadEvent, threadEvents } from '../../modules/messages/thread/thread.events.js';
import { type Seat, seatChange } from '../../modules/messages/thread/thread.state.js';
import { signalInbox } from '../../modules/notifications/live.ports.js';
import { wordsOfLine, wordsOfStep } from './deal-words.js';
import {
  createMessages,
  type MessageTable,
  type PersonTable,
  type SeatTable,
  type ThreadTable,
} from './messages.table.js';

const people = pick(memberEvents, 'MemberRegistered', 'MemberRenamed', 'MemberErased');

/** Threads as their members list and read them. Whoever is in a changed thread is signalled once the rows are there. */
export const messages = projection({
  name: 'messages',
  version: 3,
  handles: [threadEvents, messageEvents, offerEvents, people],
  create: createMessages,
  async handle(tx, events, copyRows) {
    const db = tx.withTables<Tables>();
    const changed = new Set<string>();
    for (const event of events) {
      const threadId = await enter(db, event);
      if (threadId !== undefined) changed.add(threadId);
    }
    if (!copyRows) await signalMembers(tx, [...changed]);
  },
});

type Tables = {
  thread: Omit<ThreadTable, 'about'> & { readonly about: string };
  seat: SeatTable;
  message: MessageTable;
  person: PersonTable;
};
type Handled = RecordedEvent<ThreadEvent | MessageEvent | OfferEvent | EventOf<typeof people>>;

/** out  the thread that changed; undefined for none */
async function enter(db: Kysely<Tables>, event: Handled): Promise<string | undefined> {
  switch (event.type) {
    case 'MemberRegistered':
    case 'MemberRenamed':
      await db
        .insertInto('person')
        .values({ member_id: event.entityId, name: event.data.name })
        .onConflict((known) => known.column('member_id').doUpdateSet({ name: event.data.name }))
        .execute();
      return undefined;
    case 'MemberErased':
      await db.deleteFrom('person').where('member_id', '=', event.entityId).execute();
      return undefined;
    case 'MessageSent':
      await send(db, event);
      return event.data.threadId;
    case 'MessageWithdrawn':
      await db.updateTable('message').set({ is_withdrawn: true }).where('id', '=', event.entityId).execute();
      return event.data.threadId;
    case 'OfferMade':
    case 'OfferAccepted':
    case 'OfferDeclined':
    case 'OfferWithdrawn':
    case 'OfferExpired':
    case 'OfferClosed':
    case 'DealHeld':
    case 'DealReleased':
    case 'DealDone':
      return enterStep(db, event);
    case 'ThreadOpened':
      await open(db, event);
      return event.entityId;
    case 'FreshPhotoAsked':
    case 'FreshPhotoSent':
      return event.entityId;
    case 'FreshPhotoChecked':
    case 'MeetingProposed':
    case 'MeetingAgreed':
    case 'MeetingCalledOff':
      await become(db, event.entityId, {
        last_position: event.position,
        last_message_id: null,
        last_words: wordsOfLine[event.type],
        last_sender_id: event.data.memberId,
        last_at: event.recordedAt,
      });
      return event.entityId;
    case 'RequestAccepted':
    case 'RequestDismissed':
    case 'ThreadMuted':
    case 'ThreadUnmuted':
    case 'ThreadArchived':
    case 'ThreadUnarchived':
    case 'ThreadLeft':
      await db
        .updateTable('seat')
        .set(seatRow(seatChange(event)))
        .where('thread_id', '=', event.entityId)
        .where('member_id', '=', event.data.memberId)
        .execute();
      return event.entityId;
    default:
      return unreachable(event);
  }
}

async function open(
  db: Kysely<Tables>,
  { entityId: id, position, recordedAt, data }: RecordedEvent<Of<'ThreadOpened'>>,
): Promise<void> {
  const { about, openedBy, memberIds, requestedOf } = data;
  await db
    .insertInto('thread')
    .values({
      id,
      about: JSON.stringify(about),
      opened_by: openedBy,
      last_position: position,
      last_message_id: null,
      last_words: null,
      last_sender_id: null,
      last_at: recordedAt,
      has_answer: false,
    })
    .onConflict((same) => same.doNothing())
    .execute();
  await db
    .insertInto('seat')
    .values(
      memberIds.map((memberId) => ({
        thread_id: id,
        member_id: memberId,
        status: requestedOf.includes(memberId) ? ('requested' as const) : ('in' as const),
        side: sideOf(about, memberId),
        is_muted: false,
        archived_up_to: null,
        last_position: position,
        last_of_others: 0,
        last_own: 0,
      })),
    )
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Who offers something sells; who looks for it buys. */
function sideOf(about: About, memberId: string): SeatTable['side'] {
  if (about.kind === 'member') return 'none';
  const isOwner = about.ownerId === memberId;
  return isOwner === (about.listingType === 'for_sale') ? 'selling' : 'buying';
}

async function send(
  db: Kysely<Tables>,
  { entityId: id, position, recordedAt, data }: RecordedEvent<Extract<MessageEvent, { type: 'MessageSent' }>>,
): Promise<void> {
  const { threadId, senderId } = data;
  const row = { id, thread_id: threadId, sender_id: senderId, position, sent_at: recordedAt };
  await db
    .insertInto('message')
    .values({ ...row, is_withdrawn: false })
    .onConflict((same) => same.doNothing())
    .execute();
  await become(db, threadId, {
    last_position: position,
    last_message_id: id,
    last_words: null,
    last_sender_id: senderId,
    last_at: recordedAt,
  });
}

/** A step of a deal counts in the list of threads like a message.
 *  out  the thread; its rows come first, because an offer opens it before it is made */
async function enterStep(db: Kysely<Tables>, event: RecordedEvent<OfferEvent>): Promise<string> {
  const threadId = threadOfDeal(event.data);
  const { actorId } = event.meta;
  const isOfTwo = actorId === event.data.sellerId || actorId === event.data.buyerId;
  await become(db, threadId, {
    last_position: event.position,
    last_message_id: null,
    last_words: wordsOfStep(event),
    last_sender_id: isOfTwo ? actorId : null,
    last_at: event.recordedAt,
  });
  return threadId;
}

/** The last of a thread, and of the seats in it. */
async function become(
  db: Kysely<Tables>,
  threadId: string,
  last: Pick<ThreadTable, 'last_position' | 'last_message_id' | 'last_words' | 'last_sender_id' | 'last_at'>,
): Promise<void> {
  const { last_position, last_sender_id: senderId } = last;
  await db
    .updateTable('thread')
    .set({
      ...last,
      ...(senderId !== null && { has_answer: sql<boolean>`has_answer or opened_by <> ${senderId}` }),
    })
    .where('id', '=', threadId)
    .execute();
  await db
    .updateTable('seat')
    .set({
      last_position,
      last_of_others: sql<number>`case when member_id = ${senderId} then last_of_others else ${last_position} end`,
      last_own: sql<number>`case when member_id = ${senderId} then ${last_position} else last_own end`,
    })
    .where('thread_id', '=', threadId)
    .execute();
}

type Of<Type extends ThreadEvent['type']> = Extract<ThreadEvent, { readonly type: Type }>;

function seatRow({ status, isMuted, archivedUpTo }: Partial<Seat>): Partial<SeatTable> {
  return {
    ...(status !== undefined && { status }),
    ...(isMuted !== undefined && { is_muted: isMuted }),
    ...(archivedUpTo !== undefined && { archived_up_to: archivedUpTo }),
  };
}

async function signalMembers(tx: DatabaseTransaction, threadIds: readonly string[]): Promise<void> {
  if (!threadIds.length) return;
  const members = await tx
    .withTables<Tables>()
    .selectFrom('seat')
    .select('member_id')
    .distinct()
    .where('thread_id', 'in', threadIds)
    .execute();
  for (const { member_id } of members) await signalInbox(tx, member_id);
}
