import { type SqlBool, sql } from 'kysely';
import { foldEvents } from '../../modules/kernel/decider/decider.js';
import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { QueryOf } from '../../modules/kernel/http/contract.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import type { ShowPhoto } from '../../modules/marketplace/photos/photos.ports.js';
import type { MemberAccess } from '../../modules/members/member-access.ports.js';
import type { MarkTables } from '../../modules/messages/marks.ports.js';
import { messageState } from '../../modules/messages/message/message.state.js';
import type { listThreads, ThreadCard, ThreadFilter } from '../../modules/messages/messages.contract.js';
import type { ListingTitles } from '../../modules/notifications/notifications.ports.js';
import type { MessagesTables, SeatTable, ThreadTable } from './messages.table.js';
import { namesOf } from './people.queries.js';

export interface Means {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly titles: ListingTitles;
  readonly access: MemberAccess;
  readonly showPhoto: ShowPhoto;
}

export const rowsOf = (db: Database) => db.withTables<MessagesTables & MarkTables>();

/** A page of a member's threads, the last first; guardian and minor stand above the others on the first page. Words are looked for in names and
 *  titles, never in messages. */
export async function threadsOf(
  means: Means,
  memberId: string,
  { filter = 'inbox', search, before, limit }: QueryOf<typeof listThreads>,
): Promise<{ threads: ThreadCard[]; next: string | null }> {
  const first = await seatsOf(
    means.db,
    memberId,
    filter,
    Number(before) || undefined,
    search ? searched : limit,
  );
  const cards = await cardsOf(means, memberId, first);
  const found = search ? cards.filter((card) => matches(card, search)) : cards;
  const page = found.slice(0, limit);
  const isMore = search ? found.length > limit : first.length === limit;
  return {
    threads: page.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned)),
    next: isMore ? String(page.at(-1)?.lastPosition) : null,
  };
}

/** How many threads have something unread that is not muted, archived or asked for, and how many requests wait. */
export async function countUnread(
  db: Database,
  memberId: string,
): Promise<{ unread: number; requests: number; lastPosition: number }> {
  const { rows } = await sql<{ unread: number; requests: number; lastPosition: number }>`
    select count(*) filter (where status = 'in' and not is_muted and last_of_others > ${readUpTo}) as unread,
      count(*) filter (where status = 'requested') as requests,
      coalesce(max(last_of_others), 0) as "lastPosition"
    from messages.seat left join messaging.mark using (thread_id, member_id)
    where member_id = ${memberId} and status <> 'left'`.execute(db);
  return rows[0] ?? { unread: 0, requests: 0, lastPosition: 0 };
}

/** Up to where a member has read: what they wrote themselves, and what was there before them, too. */
const readUpTo = sql`greatest(mark.read_up_to, seat.last_own, seat.joined_position - 1)`;

/** How many of the last threads a search looks at. */
const searched = 500;

type SeatRow = SeatTable & Omit<ThreadTable, 'last_position'> & { readonly unread: number };

async function seatsOf(
  db: Database,
  memberId: string,
  filter: ThreadFilter,
  before: number | undefined,
  limit: number,
): Promise<readonly SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select seat.*, thread.id, thread.about, thread.opened_by, thread.last_message_id, thread.last_words, thread.last_sender_id, thread.last_at,
      thread.has_answer,
      greatest(case when seat.last_of_others > ${readUpTo} then 1 else 0 end, (select count(*) from (select 1 from messages.message
        where thread_id = seat.thread_id and position > ${readUpTo} and sender_id <> ${memberId}
          and not is_withdrawn limit 100) as recent)) as unread
    from messages.seat join messages.thread on thread.id = seat.thread_id
      left join messaging.mark on mark.thread_id = seat.thread_id and mark.member_id = seat.member_id
    where seat.member_id = ${memberId} and seat.status <> 'left' and (thread.last_message_id is not null or thread.last_words is not null)
      and ${conditionOf(filter)} and seat.last_position < ${before ?? Number.MAX_SAFE_INTEGER}
    order by seat.last_position desc limit ${limit}`.execute(db);
  return rows;
}

const isArchived = sql<SqlBool>`coalesce(seat.archived_up_to >= seat.last_of_others, false)`;

function conditionOf(filter: ThreadFilter) {
  switch (filter) {
    case 'inbox':
      return sql<SqlBool>`seat.status = 'in' and not ${isArchived}`;
    case 'buying':
    case 'selling':
      return sql<SqlBool>`seat.status = 'in' and seat.side = ${filter} and not ${isArchived}`;
    case 'requests':
      return sql<SqlBool>`seat.status = 'requested'`;
    case 'archived':
      return sql<SqlBool>`seat.status = 'in' and ${isArchived}`;
  }
}

async function cardsOf(
  { db, eventStore, titles, access }: Means,
  memberId: string,
  seats: readonly SeatRow[],
): Promise<ThreadCard[]> {
  const ids = seats.map(({ thread_id }) => thread_id);
  const members = await membersOf(db, ids);
  const [names, named] = await Promise.all([
    namesOf(db, [...members.values()].flat()),
    titles.titlesOf(seats.flatMap(({ about }) => (about.kind === 'listing' ? [about.listingId] : []))),
  ]);
  return Promise.all(
    seats.map(async (seat): Promise<ThreadCard> => {
      const others = (members.get(seat.thread_id) ?? []).filter((id) => id !== memberId);
      const [other] = others;
      const isPair = seat.about.kind === 'member' && others.length === 1 && other !== undefined;
      const nameOf = (id: string) => names.get(id) ?? 'Former member';
      return {
        id: seat.thread_id,
        others: others.map((id) => ({ id, name: nameOf(id) })),
        title: seat.about.kind === 'listing' ? (named.get(seat.about.listingId) ?? null) : null,
        aboutKind: seat.about.kind,
        isRequest: seat.status === 'requested',
        isMuted: seat.is_muted,
        isArchived: seat.archived_up_to !== null && seat.archived_up_to >= seat.last_of_others,
        isPinned: isPair && (await access.isParentThread(memberId, other)),
        unread: seat.unread,
        lastPosition: seat.last_position,
        last: {
          at: seat.last_at,
          isMine: seat.last_sender_id === memberId,
          senderName: nameOf(seat.last_sender_id ?? ''),
          words: seat.last_words ?? (await beginningOf(eventStore, seat.last_message_id)),
        },
      };
    }),
  );
}

async function membersOf(db: Database, threadIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const members = new Map<string, string[]>();
  if (!threadIds.length) return members;
  const rows = await rowsOf(db)
    .selectFrom('messages.seat')
    .select(['thread_id', 'member_id'])
    .where('thread_id', 'in', threadIds)
    .where('status', '<>', 'left')
    .orderBy('member_id')
    .execute();
  for (const { thread_id, member_id } of rows)
    members.set(thread_id, [...(members.get(thread_id) ?? []), member_id]);
  return members;
}

async function beginningOf(eventStore: DomainEventStore, messageId: string | null): Promise<string | null> {
  if (messageId === null) return null;
  const message = foldEvents(messageState, await eventStore.read(messageState.events, messageId));
  if (message.status !== 'sent') return null;
  const { body, photos } = message;
  if (body) return body.replace(/\s+/g, ' ').slice(0, 140);
  return photos.length ? (photos.length === 1 ? 'A photo' : `${photos.length} photos`) : null;
}

function matches({ others, title }: ThreadCard, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const text = [...others.map(({ name }) => name), title ?? ''].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}
