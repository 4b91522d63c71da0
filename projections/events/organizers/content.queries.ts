import { sql } from 'kysely';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { capabilitiesOfRoles } from '../../../modules/memberships/capabilities.rules.js';

/** What a member owns, the oldest first. */
export async function organizersOwnedBy(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select organizer_id as id from organizers.team
    where member_id = ${memberId} and role = 'owner' order by position, organizer_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where a member works, in whatever role. */
export async function organizersOf(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select organizer_id as id from organizers.team
    where member_id = ${memberId} order by position, organizer_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Organizers for which a member showed evidence, whether they still work there or not. */
export async function organizersShownBy(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select organizer_id as id from organizers.evidence
    where member_id = ${memberId} order by organizer_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of them that began at a moment or later.
 *  units  since: ISO-8601 UTC */
export async function organizersBegunBy(
  db: Database,
  memberId: string,
  since: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select o.id from organizers.evidence e
    join organizers.organizer o on o.id = e.organizer_id
    where e.member_id = ${memberId} and o.since >= ${since} order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Verified organizers whose time ends before a moment, the first to end first.
 *  units  at: ISO-8601 UTC */
export async function organizersEndingBefore(db: Database, at: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from organizers.organizer
    where verification = 'verified' and until < ${at} order by until, id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function namesOfOrganizers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from organizers.organizer
    where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const decidesOfOrganizers = (roles: readonly string[]): boolean =>
  capabilitiesOfRoles(roles).includes('review');

/** Which of these a viewer sees: everybody those that were verified once and are not hidden; the others their team, whom it invites, and staff. */
export async function organizersSeenBy(
  db: Database,
  ids: readonly string[],
  { actor }: Viewer,
): Promise<readonly string[]> {
  const seesAll = actor !== undefined && decidesOfOrganizers(actor.roles);
  const { rows } = await sql<{
    id: string;
  }>`select o.id from organizers.organizer o where o.id = any(${[...ids]})
    and (${seesAll} or (o.until is not null and not o.is_hidden)
      or exists (select from organizers.team t where t.organizer_id = o.id and t.member_id = ${actor?.id ?? null})
      or exists (select from organizers.invitation i where i.organizer_id = o.id and i.member_id = ${actor?.id ?? null}))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** A place of an erased member in a team, or an invitation. */
export interface Departed {
  readonly organizerId: string;
  readonly memberId: string;
}

export async function departedMembers(db: Database, limit: number): Promise<readonly Departed[]> {
  const { rows } = await sql<Departed>`select organizer_id as "organizerId", member_id as "memberId"
    from organizers.departed limit ${limit}`.execute(db);
  return rows;
}

/** What a member suggested, the oldest first. */
export async function suggestionsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from organizers.suggestion
    where member_id = ${memberId} order by suggested_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function titlesOfSuggestions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from organizers.suggestion
    where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
