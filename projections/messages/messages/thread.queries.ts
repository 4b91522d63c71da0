import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { plusMinutes } from '../../../modules/kernel/decider/time.js';
import { isParentThread, reachOf } from '../../../modules/messages/conversations.shared.js';
import { marksIn } from '../../../modules/messages/marks.shared.js';
import { withdrawMinutes } from '../../../modules/messages/message/message.events.js';
import { messageState } from '../../../modules/messages/message/message.state.js';
import type { MessageView, ThreadView } from '../../../modules/messages/messages.contract.js';
import { scamSignsIn } from '../../../modules/messages/scam.rules.js';
import { maxMembers } from '../../../modules/messages/thread/thread.events.js';
import { aboutFor } from './about.queries.js';
import type { MessageTable, ParticipantTable, ThreadTable } from './messages.table.js';
import { linesOf } from './thread-lines.queries.js';
import { type Deps, isShownTo, rowsOf } from './threads.queries.js';

/** Messages in a page. */
const pageSize = 30;

/** A thread for one of its members, with its latest messages or those before a position.
 *  errors  THREAD_NOT_FOUND (not-found) for everybody else */
export async function threadFor(
  deps: Deps,
  memberId: string,
  id: string,
  { before, now }: { readonly before?: number | undefined; readonly now: string },
): Promise<ThreadView> {
  const { thread, participants, left } = await threadRows(deps, id);
  const own = participants.find(({ member_id }) => member_id === memberId);
  if (!thread || !own) throw notFound('THREAD_NOT_FOUND', { message: 'You have no such conversation.' });
  const ids = participants.map(({ member_id }) => member_id);
  const others = participants.filter(({ member_id }) => member_id !== memberId);
  const rows = await messagesOf(deps, own, before);
  const page = rows.slice(0, pageSize).reverse();
  const ownFirst = await firstOf(deps, id, memberId);
  const [{ reached, suspended }, isPinned, names, marks, about, messages] = await Promise.all([
    reachOf(deps, memberId, ids),
    isParentThread(deps, ids),
    deps.people.namesFor(memberId, [...ids, ...left]),
    marksOf(deps, id, others),
    aboutFor(deps, thread.about, memberId),
    Promise.all(page.map((row) => messageView(deps, row, { memberId, now, ownFirst }))),
  ]);
  const mayWrite = reached.length > 0;
  const lines = await linesOf(deps.eventStore, id, { memberId, now, mayWrite });
  const nameOf = (one: string) => names.get(one) ?? 'Former member';
  return {
    id,
    about,
    others: others.map(({ member_id, status }) => ({
      id: member_id,
      name: nameOf(member_id),
      isSuspended: suspended.includes(member_id),
      ...(status === 'in' && reached.includes(member_id) ? marks(member_id) : noMarks),
    })),
    left: left.map((one) => ({ id: one, name: nameOf(one) })),
    isRequest: own.status === 'requested',
    isMuted: own.is_muted,
    isArchived: own.archived_up_to !== null && own.archived_up_to >= own.last_of_others,
    isPinned: thread.about === null && isPinned,
    mayWrite,
    mayAdd: mayWrite && !isPinned && own.status === 'in' && participants.length < maxMembers,
    mayLeave: participants.length > 2,
    hasAnswer: thread.has_answer && own.status === 'in',
    lastPosition: thread.last_position,
    messages,
    before: rows.length > pageSize ? (page[0]?.position ?? null) : null,
    ...lines,
  };
}

/** The marks of members who have not accepted, and of those to whom the reader may not write, for any reason. */
const noMarks = { readUpTo: 0, deliveredUpTo: 0 };

async function threadRows({ db }: Deps, id: string): Promise<Rows> {
  const [thread, all] = await Promise.all([
    rowsOf(db).selectFrom('messages.thread').selectAll().where('id', '=', id).executeTakeFirst(),
    rowsOf(db)
      .selectFrom('messages.seat')
      .selectAll()
      .where('thread_id', '=', id)
      .orderBy('member_id')
      .execute(),
  ]);
  const participants = all.filter(({ status }) => status !== 'left');
  const left = all.filter(({ status }) => status === 'left').map(({ member_id }) => member_id);
  return { thread, participants, left };
}

interface Rows {
  readonly thread: ThreadTable | undefined;
  readonly participants: readonly ParticipantTable[];
  readonly left: readonly string[];
}

/** One more than a page, the latest first, of messages since the member was added. */
function messagesOf(
  { db }: Deps,
  { thread_id, member_id, joined_position }: ParticipantTable,
  before: number | undefined,
): Promise<MessageTable[]> {
  let rows = rowsOf(db)
    .selectFrom('messages.message')
    .selectAll()
    .where('thread_id', '=', thread_id)
    .where('position', '>', joined_position)
    .where(isShownTo(member_id))
    .orderBy('position', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) rows = rows.where('position', '<', before);
  return rows.execute();
}

/** The position of a member's first message in a thread; from then on, others are no longer a first contact. */
async function firstOf({ db }: Deps, threadId: string, memberId: string): Promise<number> {
  const first = await rowsOf(db)
    .selectFrom('messages.message')
    .select('position')
    .where('thread_id', '=', threadId)
    .where('sender_id', '=', memberId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return first?.position ?? Number.MAX_SAFE_INTEGER;
}

async function messageView(
  { eventStore }: Deps,
  { id, position, sender_id, sent_at, is_withdrawn }: MessageTable,
  { memberId, now, ownFirst }: { readonly memberId: string; readonly now: string; readonly ownFirst: number },
): Promise<MessageView> {
  const isMine = sender_id === memberId;
  const message = is_withdrawn
    ? undefined
    : foldEvents(messageState, await eventStore.read(messageState.events, id));
  const { body, photos } = message?.status === 'sent' ? message : { body: '', photos: [] };
  const isBlank = body === '' && photos.length === 0;
  const isWithdrawn = is_withdrawn || message?.status === 'withdrawn';
  const isRemoved = message?.status === 'removed';
  const status = isWithdrawn ? 'withdrawn' : isRemoved ? 'removed' : isBlank ? 'erased' : 'sent';
  return {
    id,
    position,
    senderId: sender_id,
    isMine,
    sentAt: sent_at,
    status,
    body,
    photos: [...photos],
    mayWithdraw: isMine && status === 'sent' && now <= plusMinutes(sent_at, withdrawMinutes),
    warnings: isMine || position > ownFirst ? [] : [...scamSignsIn(body)],
  };
}

/** How far the others have read and received. Messages from before they were added do not count. */
async function marksOf(
  { db }: Deps,
  threadId: string,
  others: readonly ParticipantTable[],
): Promise<(memberId: string) => { readUpTo: number; deliveredUpTo: number }> {
  const marks = await marksIn(
    db,
    threadId,
    others.map(({ member_id }) => member_id),
  );
  return (memberId) => {
    const { readUpTo, deliveredUpTo } = marks.get(memberId) ?? noMarks;
    const { last_own = 0, joined_position = 0 } =
      others.find(({ member_id }) => member_id === memberId) ?? {};
    return {
      readUpTo: Math.max(readUpTo, last_own, joined_position),
      deliveredUpTo: Math.max(deliveredUpTo, joined_position),
    };
  };
}
