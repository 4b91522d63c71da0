import { sql } from 'kysely';
import type { FollowTarget } from '../../../modules/community/follow/follow.events.js';
import type { Follows } from '../../../modules/community/follow/follows.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Person } from '../../../modules/members/people.shared.js';
import { people } from '../../../modules/members/people.shared.js';

/** What one member follows or mutes now, the latest first. */
export interface MyFollow extends FollowTarget {
  readonly isFollowed: boolean;
  readonly isMuted: boolean;
  readonly mutedUntil: string | null;
}

/** units  now: ISO-8601 UTC */
export async function followsOf(
  db: Database,
  memberId: string,
  now: string,
  only?: FollowTarget,
): Promise<readonly MyFollow[]> {
  const one = only ? sql`and kind = ${only.kind} and target_id = ${only.id}` : sql``;
  const { rows } = await sql<MyFollow>`
    select kind, target_id as id, f.at is not null as "isFollowed", m.at is not null as "isMuted", m.until as "mutedUntil"
    from (select * from follows.follow where member_id = ${memberId} ${one}) f
      full join (select * from follows.mute where member_id = ${memberId} ${one} and (until is null or until > ${now})) m
      using (kind, target_id)
    order by coalesce(f.at, m.at) desc, kind, target_id`.execute(db);
  return rows;
}

/** How many follow a target, as a reader may know it: without those who and the reader do not see each other. */
export async function followersCount(
  db: Database,
  { kind, id }: FollowTarget,
  blocked: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce((select followers from follows.target where kind = ${kind} and id = ${id}), 0)
      - (select count(*) from follows.follow where kind = ${kind} and target_id = ${id} and member_id = any(${blocked}))::int as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** How many members a member follows, as a reader may know it. */
export async function followingCount(
  db: Database,
  memberId: string,
  blocked: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from follows.follow
    where member_id = ${memberId} and kind = 'member' and target_id <> all(${blocked})`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether others may open the lists of a member, and read how many those name. */
export async function showsFollows(db: Database, memberId: string): Promise<boolean> {
  const { rows } =
    await sql`select from ${people} p where id = ${memberId} and is_open and shows_follows`.execute(db);
  return rows.length > 0;
}

export type FollowedPerson = Pick<Person, 'id' | 'full_name' | 'is_minor' | 'handle' | 'picture_id'> & {
  /** ISO-8601 UTC */
  readonly at: string;
};

/** Who follows a member, or whom a member follows, the latest first. Nobody who is a minor, or whose age is not known, is named, but readers to
 *  themselves. */
export async function peopleOf(
  db: Database,
  which: 'followers' | 'following',
  memberId: string,
  page: {
    readonly readerId: string | undefined;
    readonly blocked: readonly string[];
    readonly before: { readonly at: string; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<readonly FollowedPerson[]> {
  const { readerId = '', blocked, before, limit } = page;
  const [own, other] =
    which === 'followers' ? [sql`f.target_id`, sql`f.member_id`] : [sql`f.member_id`, sql`f.target_id`];
  const { rows } = await sql<FollowedPerson>`
    select f.at, p.id, p.full_name, p.is_minor, p.handle, p.picture_id
    from follows.follow f join ${people} p on p.id = ${other}
    where f.kind = 'member' and ${own} = ${memberId} and ${other} <> all(${blocked})
      and ((p.is_open and not p.is_minor) or p.id = ${readerId})
      ${before ? sql`and (f.at, ${other}) < (${before.at}::timestamptz, ${before.id})` : sql``}
    order by f.at desc, ${other} desc limit ${limit}`.execute(db);
  return rows;
}

export const followsAnswers = (db: Database): Follows => ({
  followedBy: async (memberId, now) => {
    const { rows } = await sql<FollowTarget>`
      select kind, target_id as id from follows.follow f where member_id = ${memberId}
        and not exists (select from follows.mute m where m.member_id = f.member_id and m.kind = f.kind and m.target_id = f.target_id
          and (m.until is null or m.until > ${now}))
      order by at desc, kind, target_id limit 5000`.execute(db);
    return rows;
  },
  mutedBy: async (memberId, now) => {
    const { rows } = await sql<FollowTarget>`select kind, target_id as id from follows.mute
      where member_id = ${memberId} and (until is null or until > ${now})`.execute(db);
    return rows;
  },
  followersOf: async ({ kind, id }, after, limit) => {
    const { rows } = await sql<{ member_id: string }>`select member_id from follows.follow
      where kind = ${kind} and target_id = ${id} and member_id > ${after ?? ''} order by member_id limit ${limit}`.execute(
      db,
    );
    return rows.map(({ member_id }) => member_id);
  },
  countOf: async (memberId) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from follows.follow
      where member_id = ${memberId}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  muting: async (memberIds, { kind, id }, now) => {
    const { rows } = await sql<{ member_id: string }>`select member_id from follows.mute
      where kind = ${kind} and target_id = ${id} and member_id = any(${[...memberIds]}) and (until is null or until > ${now})`.execute(
      db,
    );
    return new Set(rows.map(({ member_id }) => member_id));
  },
});
