import { type Kysely, sql } from 'kysely';
import { threadOfDeal } from '../../../modules/deals/deal-ids.shared.js';
import { type OfferEvent, offerEvents } from '../../../modules/deals/offer/offer.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type MessageEvent, messageEvents } from '../../../modules/messages/message/message.events.js';
import {
  type About,
  type ThreadEvent,
  threadEvents,
} from '../../../modules/messages/thread/thread.events.js';
import { type Participant, participantChange } from '../../../modules/messages/thread/thread.state.js';
import { signalInbox } from '../../../modules/notifications/inbox/signal-inbox.shared.js';

import { Batch, type Tables } from './batch.js';
import { wordsOfLine, wordsOfStep } from './deal-words.js';
import { createMessages, type ParticipantTable } from './messages.table.js';
import { wordSealer } from './sealed-words.js';

/** Threads as their members list and read them. The members of a changed thread are signalled once the rows are written. */
export const messages = projection({
  name: 'messages',
  version: 8,
  handles: [threadEvents, messageEvents, offerEvents],
  create: createMessages,
  async handle(tx, events, copyRows, keys) {
    const db = tx.withTables<Tables>();
    const batch = new Batch(db, await wordSealer(keys, sendersIn(events)));
    for (const event of events) {
      const threadId = await enter(db, batch, event);
      if (threadId !== undefined) batch.changed.add(threadId);
    }
    await batch.write();
    if (!copyRows) await signalMembers(tx, [...batch.changed]);
  },
});

type Handled = RecordedEvent<ThreadEvent | MessageEvent | OfferEvent>;

const sendersIn = (events: readonly Handled[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'MessageSent' ? [event.data.senderId] : []));

/** out  the thread that changed; undefined for none */
async function enter(db: Kysely<Tables>, batch: Batch, event: Handled): Promise<string | undefined> {
  switch (event.type) {
    case 'MessageSent':
      send(batch, event);
      return event.data.threadId;
    case 'MessageRemoved':
    case 'MessageRestored':
      batch.setRemoved(event.entityId, event.type === 'MessageRemoved');
      return event.data.threadId;
    case 'MessageWithdrawn':
      batch.withdraw(event.entityId);
      return event.data.threadId;
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
      return enterStep(batch, event);
    case 'ThreadOpened':
      open(batch, event);
      return event.entityId;
    case 'FreshPhotoAsked':
    case 'FreshPhotoSent':
      return event.entityId;
    case 'MemberAdded':
      await addSeat(db, batch, event);
      become(batch, event);
      return event.entityId;
    case 'FreshPhotoChecked':
    case 'MeetingProposed':
    case 'MeetingAgreed':
    case 'MeetingCalledOff':
      become(batch, event);
      return event.entityId;
    case 'RequestAccepted':
    case 'RequestDismissed':
    case 'ThreadMuted':
    case 'ThreadUnmuted':
    case 'ThreadArchived':
    case 'ThreadUnarchived':
    case 'ThreadLeft':
      await batch.writeOpened();
      await db
        .updateTable('seat')
        .set(seatRow(participantChange(event)))
        .where('thread_id', '=', event.entityId)
        .where('member_id', '=', event.data.memberId)
        .execute();
      return event.entityId;
    default:
      return unreachable(event);
  }
}

function open(
  batch: Batch,
  { entityId: id, position, recordedAt, data }: RecordedEvent<Of<'ThreadOpened'>>,
): void {
  const { about, openedBy, memberIds, requestedOf } = data;
  const thread = {
    id,
    about: JSON.stringify(about),
    opened_by: openedBy,
    last_position: position,
    last_message_id: null,
    last_words: null,
    last_sender_id: null,
    last_at: recordedAt,
    has_answer: false,
  };
  const participants = memberIds.map((memberId) =>
    firstParticipant({ threadId: id, memberId, about, isRequest: requestedOf.includes(memberId), position }),
  );
  batch.open(thread, participants);
}

/** A returning member already has a participant row, marked as left. */
async function addSeat(
  db: Kysely<Tables>,
  batch: Batch,
  { entityId: threadId, position, data }: RecordedEvent<Of<'MemberAdded'>>,
): Promise<void> {
  await batch.writeOpened();
  const { rows } = await sql<{ about: About }>`select about from thread where id = ${threadId}`.execute(db);
  const about = rows[0]?.about;
  if (about === undefined) return;
  const { addedId: memberId, isRequest } = data;
  const participant = {
    ...firstParticipant({ threadId, memberId, about, isRequest, position }),
    joined_position: position,
  };
  const { status, is_muted, archived_up_to, joined_position } = participant;
  await db
    .insertInto('seat')
    .values(participant)
    .onConflict((before) =>
      before
        .columns(['thread_id', 'member_id'])
        .doUpdateSet({ status, is_muted, archived_up_to, joined_position }),
    )
    .execute();
}

const firstParticipant = ({ threadId, memberId, about, isRequest, position }: First): ParticipantTable => ({
  thread_id: threadId,
  member_id: memberId,
  status: isRequest ? 'requested' : 'in',
  side: sideOf(about, memberId),
  is_muted: false,
  archived_up_to: null,
  last_position: position,
  last_of_others: 0,
  last_own: 0,
  joined_position: 0,
});

interface First {
  readonly threadId: string;
  readonly memberId: string;
  readonly about: About;
  readonly isRequest: boolean;
  readonly position: number;
}

/** An entry among the messages that counts like one. */
function become(batch: Batch, event: RecordedEvent<Of<keyof typeof wordsOfLine>>): void {
  batch.setLastActivity(event.entityId, {
    last_position: event.position,
    last_message_id: null,
    last_words: wordsOfLine[event.type],
    last_sender_id: event.data.memberId,
    last_at: event.recordedAt,
    hidden_from: event.type === 'MeetingProposed' ? event.data.hiddenFrom : [],
  });
}

/** The author of an offer sells; the author of a wanted ad buys. */
function sideOf(about: About, memberId: string): ParticipantTable['side'] {
  if (!about?.ownerSide) return 'none';
  const isOwner = about.ownerId === memberId;
  return isOwner === (about.ownerSide === 'selling') ? 'selling' : 'buying';
}

function send(
  batch: Batch,
  { entityId: id, position, recordedAt, data }: RecordedEvent<Extract<MessageEvent, { type: 'MessageSent' }>>,
): void {
  const { threadId, senderId } = data;
  batch.send({
    id,
    thread_id: threadId,
    sender_id: senderId,
    position,
    sent_at: recordedAt,
    is_withdrawn: false,
    is_removed: false,
    sealed: batch.seal(senderId, id, data.body),
    hidden_from: data.hiddenFrom,
  });
  batch.setLastActivity(threadId, {
    last_position: position,
    last_message_id: id,
    last_words: null,
    last_sender_id: senderId,
    last_at: recordedAt,
    hidden_from: data.hiddenFrom,
  });
}

/** A step of a deal counts like a message in the list of threads.
 *  out  the thread; its rows come first, because an offer opens it before it is made */
function enterStep(batch: Batch, event: RecordedEvent<OfferEvent>): string {
  const threadId = threadOfDeal(event.data);
  const { actorId } = event.meta;
  const isOfTwo = actorId === event.data.sellerId || actorId === event.data.buyerId;
  batch.setLastActivity(threadId, {
    last_position: event.position,
    last_message_id: null,
    last_words: wordsOfStep(event),
    last_sender_id: isOfTwo ? actorId : null,
    last_at: event.recordedAt,
    hidden_from: [],
  });
  return threadId;
}

type Of<Type extends ThreadEvent['type']> = Extract<ThreadEvent, { readonly type: Type }>;

function seatRow({ status, isMuted, archivedUpTo }: Partial<Participant>): Partial<ParticipantTable> {
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
