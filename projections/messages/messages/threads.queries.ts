import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { QueryOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isFoundIn } from '../../../modules/kernel/text/words.rules.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { readMarks } from '../../../modules/messages/marks.shared.js';
import { messageState } from '../../../modules/messages/message/message.state.js';
import type {
  listThreads,
  Talker,
  ThreadCard,
  ThreadFilter,
} from '../../../modules/messages/messages.contract.js';
import type { MessagesTables, ParticipantTable, ThreadTable } from './messages.table.js';

export interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly contents: Contents;
  readonly relations: MemberRelations;
  readonly people: MemberNames;
  readonly showPhoto: ShowPhoto;
}

/** The condition that a message is visible to the member.
 *  source  modules/messages/README.md, Rule 2 */
export const isShownTo = (memberId: string): RawBuilder<SqlBool> => sql`${memberId} <> all(hidden_from)`;

export const rowsOf = (db: Database) => db.withTables<MessagesTables>();

/** A page of a member's threads, the latest first; threads of guardian and minor are above the others on the first
 *  page. The search covers names and titles; `messagesWith` searches messages. */
export async function threadsOf(
  deps: Deps,
  memberId: string,
  { filter = 'inbox', search, before, limit }: QueryOf<typeof listThreads>,
): Promise<{ threads: ThreadCard[]; next: string | null }> {
  const first = await seatsOf(
    deps.db,
    memberId,
    filter,
    Number(before) || undefined,
    search ? searched : limit,
  );
  const named = await withNames(deps, memberId, first);
  const found = search ? named.filter((one) => matches(one, search)) : named;
  const page = await cardsOf(deps, memberId, found.slice(0, limit));
  const isMore = search ? found.length > limit : first.length === limit;
  return {
    threads: page.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned)),
    next: isMore ? String(page.at(-1)?.lastPosition) : null,
  };
}

/** The threads of a member with their guardian or wards: all that a suspended one has. */
export async function parentThreadsOf(deps: Deps, memberId: string): Promise<ThreadCard[]> {
  const named = await withNames(
    deps,
    memberId,
    await seatsOf(deps.db, memberId, 'inbox', undefined, searched),
  );
  const talkers = named.flatMap(({ others }) => others.map(({ id }) => id));
  const kin = await deps.relations.parentThreadsOf(memberId, talkers);
  const cards = await cardsOf(
    deps,
    memberId,
    named.filter(({ others }) => others.some(({ id }) => kin.has(id))),
  );
  return cards.filter(({ isPinned }) => isPinned);
}

/** The same count as `countUnread`, of these threads alone. */
export const unreadIn = (threads: readonly ThreadCard[]) => ({
  unread: threads.filter(({ unread, isMuted }) => unread > 0 && !isMuted).length,
  requests: 0,
  lastPosition: Math.max(0, ...threads.map(({ lastPosition }) => lastPosition)),
});

/** How many threads have something unread and are not muted, archived or requests, and how many requests wait. */
export async function countUnread(
  db: Database,
  memberId: string,
): Promise<{ unread: number; requests: number; lastPosition: number }> {
  const { rows } = await sql<{ unread: number; requests: number; lastPosition: number }>`
    select count(*) filter (where status = 'in' and not is_muted and last_of_others > ${readUpTo}) as unread,
      count(*) filter (where status = 'requested') as requests,
      coalesce(max(last_of_others), 0) as "lastPosition"
    from messages.seat left join ${readMarks} as mark using (thread_id, member_id)
    where member_id = ${memberId} and status <> 'left'`.execute(db);
  return rows[0] ?? { unread: 0, requests: 0, lastPosition: 0 };
}

/** The position up to which a member has read, including their own messages, and those from before they were added. */
const readUpTo = sql`greatest(mark.read_up_to, seat.last_own, seat.joined_position - 1)`;

/** How many of the latest threads a search covers. */
const searched = 500;

type ParticipantRow = ParticipantTable & Omit<ThreadTable, 'last_position'> & { readonly unread: number };

async function seatsOf(
  db: Database,
  memberId: string,
  filter: ThreadFilter,
  before: number | undefined,
  limit: number,
): Promise<readonly ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select seat.*, thread.id, thread.about, thread.opened_by, thread.has_answer,
      case when ${isHidden} then shown.id else thread.last_message_id end as last_message_id,
      case when ${isHidden} then null else thread.last_words end as last_words,
      case when ${isHidden} then shown.sender_id else thread.last_sender_id end as last_sender_id,
      coalesce(shown.sent_at, thread.last_at) as last_at,
      greatest(case when seat.last_of_others > ${readUpTo} then 1 else 0 end, (select count(*) from (select 1 from messages.message
        where thread_id = seat.thread_id and position > ${readUpTo} and sender_id <> ${memberId}
          and not is_withdrawn and ${isShownTo(memberId)} limit 100) as recent)) as unread
    from messages.seat join messages.thread on thread.id = seat.thread_id
      left join ${readMarks} as mark on mark.thread_id = seat.thread_id and mark.member_id = seat.member_id
      left join lateral (select id, sender_id, sent_at from messages.message
        where ${isHidden} and thread_id = seat.thread_id and position > seat.joined_position and ${isShownTo(memberId)}
        order by position desc limit 1) as shown on true
    where seat.member_id = ${memberId} and seat.status <> 'left' and (thread.last_message_id is not null or thread.last_words is not null)
      and ${conditionOf(filter)} and seat.last_position < ${before ?? Number.MAX_SAFE_INTEGER}
    order by seat.last_position desc limit ${limit}`.execute(db);
  return rows;
}

/** When the last message of a thread is hidden from the member, the last visible one stands for it. */
const isHidden = sql<SqlBool>`thread.last_position > seat.last_position`;

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

/** A participant, with the other members and the current title of the subject. */
interface Named {
  readonly participant: ParticipantRow;
  readonly others: readonly Talker[];
  readonly title: string | null;
}

async function withNames(
  { db, contents, people }: Deps,
  memberId: string,
  participants: readonly ParticipantRow[],
): Promise<readonly Named[]> {
  const members = await membersOf(
    db,
    participants.map(({ thread_id }) => thread_id),
  );
  const [names, titleOf] = await Promise.all([
    people.namesFor(memberId, [...members.values()].flat()),
    contents.titlesOf(participants.flatMap(({ about }) => about ?? [])),
  ]);
  return participants.map((participant) => ({
    participant,
    others: (members.get(participant.thread_id) ?? [])
      .filter((id) => id !== memberId)
      .map((id) => ({ id, name: names.get(id) ?? 'Former member' })),
    title: participant.about && titleOf(participant.about),
  }));
}

async function cardsOf(
  { eventStore, relations, people }: Deps,
  memberId: string,
  threads: readonly Named[],
): Promise<ThreadCard[]> {
  const pairs = threads.filter(
    ({ participant, others }) => participant.about === null && others.length === 1,
  );
  const [pinned, names] = await Promise.all([
    relations.parentThreadsOf(
      memberId,
      pairs.flatMap(({ others }) => others.map(({ id }) => id)),
    ),
    people.namesFor(
      memberId,
      threads.flatMap(({ participant }) => participant.last_sender_id ?? []),
    ),
  ]);
  return Promise.all(
    threads.map(
      async (thread): Promise<ThreadCard> => ({
        id: thread.participant.thread_id,
        others: [...thread.others],
        title: thread.title,
        aboutKind: thread.participant.about?.kind ?? 'member',
        isRequest: thread.participant.status === 'requested',
        isMuted: thread.participant.is_muted,
        isArchived:
          thread.participant.archived_up_to !== null &&
          thread.participant.archived_up_to >= thread.participant.last_of_others,
        isPinned: pairs.includes(thread) && thread.others.some(({ id }) => pinned.has(id)),
        unread: thread.participant.unread,
        lastPosition: thread.participant.last_position,
        last: {
          at: thread.participant.last_at,
          isMine: thread.participant.last_sender_id === memberId,
          senderName: names.get(thread.participant.last_sender_id ?? '') ?? 'Former member',
          words:
            thread.participant.last_words ??
            (await beginningOf(eventStore, thread.participant.last_message_id)),
        },
      }),
    ),
  );
}

/** The members of these threads who have not left. */
export async function membersOf(
  db: Database,
  threadIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
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

const matches = ({ others, title }: Named, search: string): boolean =>
  isFoundIn(search, ...others.map(({ name }) => name), title);
