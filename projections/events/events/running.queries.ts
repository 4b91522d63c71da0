import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DateRow, GatheringRow } from './events.table.js';

/** Permanent events that are on and know no day from one on, in the order of their ids.
 *  in  knownBefore: '2028-06-13'; after: the last id of the answer before, '' for the first */
export async function permanentGatherings(
  db: Database,
  {
    knownBefore,
    after,
    limit,
  }: { readonly knownBefore: string; readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .withTables<{ 'events.gathering': GatheringRow; 'events.gathering_date': DateRow }>()
    .selectFrom('events.gathering as g')
    .select('g.id')
    .where('g.status', '=', 'published')
    .where('g.season', '=', 'permanent')
    .where('g.is_removed', '=', false)
    .where('g.id', '>', after)
    .where(
      sql<SqlBool>`not exists (select from events.gathering_date d where d.gathering_id = g.id and d.first_day >= ${knownBefore})`,
    )
    .orderBy('g.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Published events that have a date to come, and that a member runs: of their organizers, and those of their own from before there were such. Soonest first. */
export async function upcomingRunBy(
  db: Database,
  memberId: string,
): Promise<readonly { readonly id: string; readonly title: string; readonly clubId: string | null }[]> {
  const { rows } = await sql<{ id: string; title: string; clubId: string | null }>`
    select g.id, g.title, g.club_id as "clubId"
    from events.gathering g left join events.club c on c.id = g.club_id
    where g.status = 'published' and not g.is_removed and g.has_organizer
      and case when g.club_id is null then g.organizer_id = ${memberId} else c.team ->> ${memberId} in ('owner', 'editor') end
      and exists (select from events.gathering_date d where d.gathering_id = g.id and (d.status = 'postponed' or d.status = 'on' and d.ends_at > now()))
    order by g.first_day, g.id`.execute(db);
  return rows;
}

/** What an organizer has published, also what it cancelled since, and changed since a moment (ISO-8601 UTC), the first to begin first. */
export async function gatheringsOfClubChangedSince(
  db: Database,
  clubId: string,
  at: string,
): Promise<readonly string[]> {
  const rows = await db
    .withTables<{ 'events.gathering': GatheringRow }>()
    .selectFrom('events.gathering')
    .select('id')
    .where('club_id', '=', clubId)
    .where('status', 'in', ['published', 'cancelled'])
    .where('changed_at', '>=', at)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** All events of an organizer, drafts too. */
export async function gatheringsOfClub(db: Database, clubId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<{ 'events.gathering': GatheringRow }>()
    .selectFrom('events.gathering')
    .select('id')
    .where('club_id', '=', clubId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
