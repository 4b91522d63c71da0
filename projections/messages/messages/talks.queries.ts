import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import { type Found, nameForAll, people } from '../../../modules/members/people.shared.js';
import type { Talk } from '../../../modules/messages/talks.ports.js';

/** The members with whom a member talks about a listing, in threads of two, the latest first. */
export async function talksAbout(
  { db, people }: { readonly db: Database; readonly people: MemberNames },
  listingId: string,
  memberId: string,
): Promise<readonly Talk[]> {
  const { rows } = await sql<{ threadId: string; otherId: string }>`
    select own.thread_id as "threadId", other.member_id as "otherId"
    from messages.seat own
      join messages.thread on thread.id = own.thread_id and thread.about ->> 'kind' = 'listing' and thread.about ->> 'id' = ${listingId}
      join messages.seat other on other.thread_id = own.thread_id and other.member_id <> own.member_id
    where own.member_id = ${memberId} and own.status <> 'left' and other.status <> 'left'
      and (select count(*) from messages.seat where thread_id = own.thread_id) = 2
    order by own.last_position desc limit ${maxTalks}`.execute(db);
  const names = await people.namesFor(
    memberId,
    rows.map(({ otherId }) => otherId),
  );
  return rows.flatMap(({ threadId, otherId }) => {
    const name = names.get(otherId);
    return name === undefined ? [] : [{ threadId, other: { id: otherId, name } }];
  });
}

/** The maximum number of conversations shown for one listing. */
export const maxTalks = 100;

/** For each of these listings: the members with whom one member talks about it. */
export async function talksWithWhom(
  db: Database,
  listingIds: readonly string[],
  memberId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!listingIds.length) return new Map();
  const { rows } = await sql<{ readonly listingId: string; readonly others: readonly string[] }>`
    select thread.about ->> 'id' as "listingId", array_agg(distinct other.member_id) as others
    from messages.seat own
      join messages.thread on thread.id = own.thread_id and thread.about ->> 'kind' = 'listing' and thread.about ->> 'id' = any(${listingIds})
      join messages.seat other on other.thread_id = own.thread_id and other.member_id <> own.member_id
    where own.member_id = ${memberId} and own.status <> 'left' and other.status <> 'left' group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ listingId, others }) => [listingId, others]));
}

/** The conversations of two that a member has been in during the last 30 days, the latest first, with the name of the other. An adult and a minor
 *  converse only as guardian and ward: that thread stays open. */
export async function openConversationsOf(
  db: Database,
  memberId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const { rows } = await sql<Found & { readonly id: string }>`
    select own.thread_id as id, person.full_name, person.is_minor
    from messages.seat own
      join messages.thread on thread.id = own.thread_id and thread.last_at > now() - interval '30 days'
      join messages.seat other on other.thread_id = own.thread_id and other.member_id <> own.member_id
      join ${people} as self on self.id = own.member_id
      join ${people} as person on person.id = other.member_id
    where own.member_id = ${memberId} and own.status = 'in' and other.status <> 'left'
      and (select count(*) from messages.seat where thread_id = own.thread_id and status <> 'left') = 2
      and (self.is_minor = person.is_minor or thread.about is not null and thread.about <> 'null'::jsonb)
    order by own.last_position desc`.execute(db);
  return rows.map((row) => ({ id: row.id, title: nameForAll(row) }));
}

/** Median minutes until members answer the first message of somebody else, each over the latest threads that others opened; those of whom fewer than three
 *  are known are left out. */
export async function answersOf(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; minutes: number }>`
    select asked.id, known.minutes from unnest(${[...memberIds]}::text[]) as asked (id) cross join lateral (
      select percentile_cont(0.5) within group (order by minutes)::int as minutes, count(*) as known from (
        select extract(epoch from answer.sent_at - question.sent_at) / 60 as minutes
        from (select thread_id from messages.seat join messages.thread on thread.id = seat.thread_id
            where seat.member_id = asked.id and thread.opened_by <> asked.id and seat.status = 'in'
            order by seat.last_position desc limit 50) recent
          cross join lateral (select sent_at, position from messages.message
            where thread_id = recent.thread_id and sender_id <> asked.id order by position limit 1) question
          cross join lateral (select sent_at from messages.message
            where thread_id = recent.thread_id and sender_id = asked.id and position > question.position
            order by position limit 1) answer) answered) known
    where known.known >= 3`.execute(db);
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
