import { sql } from 'kysely';
import { isStaff } from '../../../modules/community/community/authority.rules.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';

/** A member's part in a community. */
export interface Part {
  readonly communityId: string;
  readonly memberId: string;
}

/** What a member owns, the oldest first. */
export async function communitiesOwnedBy(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from communities.community
    where owner_id = ${memberId} order by founded_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function namesOfCommunities(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from communities.community
    where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Which of these a viewer finds: those for adults are not shown to members who are not known to be one. */
export async function communitiesFoundBy(
  db: Database,
  ids: readonly string[],
  { actor }: Viewer,
): Promise<readonly string[]> {
  const findsAll = actor === undefined || isStaff(actor.roles);
  const { rows } = await sql<{ id: string }>`select id from communities.community
    where id = any(${[...ids]}) and (${findsAll} or not is_adults_only
      or exists (select from ${people} p where p.id = ${actor?.id ?? null} and p.is_open and not p.is_minor))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Where an erased member was, or still is in these rows. */
export async function communitiesToPartWith(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select community_id as id from communities.membership where member_id = ${memberId} and status <> 'banned'
    union select community_id from communities.departed where member_id = ${memberId}
    union select id from communities.community where owner_id = ${memberId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Parts of erased members that have not ended. */
export async function departedMembers(db: Database, limit: number): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`select community_id as "communityId", member_id as "memberId"
    from communities.departed limit ${limit}`.execute(db);
  return rows;
}

/** Members of communities for adults of whom it is not known that they are 18. */
export async function membersTooYoung(db: Database, limit: number): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`select m.community_id as "communityId", m.member_id as "memberId"
    from communities.community c join communities.membership m on m.community_id = c.id
      join ${people} p on p.id = m.member_id
    where c.is_adults_only and m.status <> 'banned' and (p.is_minor or not p.is_open) limit ${limit}`.execute(
    db,
  );
  return rows;
}
