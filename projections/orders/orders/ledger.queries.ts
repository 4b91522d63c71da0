import { sql } from 'kysely';
import { eventDates } from '../../../modules/events/event-dates.shared.js';
import type { TeamRole } from '../../../modules/events/organizer/organizer.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { SpaceHistoryTable } from './orders.table.js';
import { dateOfSale, dayOf, roleOf } from './sale.queries.js';

/** The role of a member in the team of an event; undefined for an event that is not known. */
export async function roleInEvent(
  db: Database,
  gatheringId: string,
  readerId: string,
): Promise<TeamRole | null | undefined> {
  const { rows } = await sql<{ role: TeamRole | null }>`select ${roleOf(readerId)} as role
    from ${eventDates} d where d.gathering_id = ${gatheringId} limit 1`.execute(db);
  return rows[0]?.role;
}

/** The dates of an event of which something was sold, in their order. */
export async function datesSold(
  db: Database,
  gatheringId: string,
): Promise<readonly { readonly dateId: string; readonly day: string }[]> {
  const { rows } = await sql<{
    id: string;
    on_day: string | null;
    day: string | null;
    closes_at: string | null;
  }>`
    select p.id, p.day, p.closes_at, d.on_day from orders.pre_sale p left join lateral ${dateOfSale} d on true
    where p.gathering_id = ${gatheringId} order by coalesce(d.on_day, p.day), p.id`.execute(db);
  return rows.map((row) => ({ dateId: row.id, day: dayOf(row) }));
}

/** Who had spaces of an event, and when, the oldest first.
 *  in  code: how the codes of the spaces begin */
export async function historyOf(
  db: Database,
  gatheringId: string,
  code: string | undefined,
): Promise<readonly SpaceHistoryTable[]> {
  const { rows } = await sql<SpaceHistoryTable>`select * from orders.space_history
    where gathering_id = ${gatheringId} ${code === undefined ? sql`` : sql`and starts_with(upper(code), upper(${code}))`}
    order by from_at, position, line_id`.execute(db);
  return rows;
}
