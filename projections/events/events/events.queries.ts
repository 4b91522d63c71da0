import { sql } from 'kysely';
import type { Draft } from '../../../modules/events/gatherings.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** The gatherings that a member ever wrote or published, cancelled ones too. */
export async function gatheringsOf(db: Database, organizerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from events.gathering
    where organizer_id = ${organizerId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The gatherings of a member that are still to come and have an organizer, soonest first. */
export async function upcomingGatheringsOf(
  db: Database,
  organizerId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from events.gathering
    where organizer_id = ${organizerId} and status = 'published' and not is_removed and has_organizer and ends_at > now()
    order by ends_at, id`.execute(db);
  return rows;
}

/** Which of these gatherings have a page for everybody: published, also when they were cancelled since, and not removed. */
export async function gatheringsShown(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from events.gathering
    where id = any(${[...ids]}) and status in ('published', 'cancelled') and not is_removed`.execute(db);
  return rows.map(({ id }) => id);
}

/** Drafts that the page of an organizer lists: imports make hundreds. */
export const mostDrafts = 200;

/** What an organizer has not published yet: what waits for staff first, then the soonest. */
export async function draftsOf(db: Database, clubId: string): Promise<readonly Draft[]> {
  const { rows } = await sql<Draft>`select id, title, status, first_day as "firstDay" from events.gathering
    where club_id = ${clubId} and status in ('draft', 'in review') order by status = 'draft', first_day, id limit ${mostDrafts}`.execute(
    db,
  );
  return rows;
}
