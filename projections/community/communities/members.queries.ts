import { sql } from 'kysely';
import type { PersonRow } from '../../../modules/community/persons.shared.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { wantedOf } from '../../../modules/kernel/text/words.rules.js';
import { people } from '../../../modules/members/people.shared.js';

export interface MemberRow extends PersonRow {
  readonly status: 'requested' | 'member' | 'banned';
  /** ISO-8601 UTC */
  readonly at: string;
  readonly bannedUntil: string | null;
  /** Encrypted. */
  readonly note: string | null;
  readonly isModerator: boolean;
  readonly isOwner: boolean;
}

/** A page of those who are in a community, ask to be, or are banned: owner and moderators are found among the members by their own lists. Whoever
 *  joined first comes first, and so does who asks for the longest. A member whom others may not see is left out, but for moderators and themselves. */
export async function membersOf(
  db: Database,
  communityId: string,
  page: {
    readonly which: 'member' | 'requested' | 'banned';
    readonly search: string | undefined;
    readonly after: { readonly at: string; readonly id: string } | undefined;
    readonly limit: number;
    readonly readerId: string | undefined;
    readonly isModerator: boolean;
    readonly blocked: readonly string[];
    readonly now: string;
  },
): Promise<readonly MemberRow[]> {
  const { which, search, after, limit, readerId = '', isModerator, blocked, now } = page;
  const words = search === undefined ? [] : wantedOf(search).flat();
  // a minor is found by the first name alone, which others read
  const name = sql`regexp_replace(normalize(lower(case when p.is_minor then split_part(p.full_name, ' ', 1) else p.full_name end
    || ' ' || coalesce(p.handle, '')), NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  const conditions = [
    sql`m.community_id = ${communityId} and m.status = ${which}`,
    ...(isModerator ? [] : [sql`(p.is_open or p.id = ${readerId})`, sql`m.member_id <> all(${blocked})`]),
    ...(which === 'banned' ? [sql`(m.banned_until is null or m.banned_until > ${now})`] : []),
    ...words.flat().map((word) => sql`${name} like ${`%${word}%`}`),
    ...(after ? [sql`(m.since, m.member_id) > (${after.at}::timestamptz, ${after.id})`] : []),
  ];
  const { rows } = await sql<MemberRow>`
    select p.id, p.full_name, p.is_minor, p.handle, p.picture_id, m.status, m.since as at, m.banned_until as "bannedUntil", m.note,
      o.member_id is not null as "isModerator", coalesce(c.owner_id = p.id, false) as "isOwner"
    from communities.membership m join ${people} p on p.id = m.member_id
      join communities.community c on c.id = m.community_id
      left join communities.moderator o on o.community_id = m.community_id and o.member_id = m.member_id
    where ${sql.join(conditions, sql` and `)} order by m.since, m.member_id limit ${limit}`.execute(db);
  return rows;
}
