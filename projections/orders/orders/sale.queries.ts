import { type SqlBool, sql } from 'kysely';
import { type EventDate, eventDates } from '../../../modules/events/event-dates.shared.js';
import type { TeamRole } from '../../../modules/events/organizer/organizer.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { PreSaleTable } from './orders.table.js';

/** A pre-sale with its date; what the date says is null once there is no such date. */
export interface Sale extends PreSaleTable {
  readonly title: string | null;
  readonly time_zone: string | null;
  readonly on_day: string | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly is_public: boolean | null;
  readonly gates: readonly string[] | null;
  /** Of the reader in the team that runs the event. */
  readonly role: TeamRole | null;
}

/** The date of a pre-sale `p`: the one that its day names, or the only one. */
export const dateOfSale = sql<EventDate>`(select * from ${eventDates} e where e.gathering_id = p.gathering_id
  and (p.day is null or e.first_day = p.day) order by e.first_day limit 1)`;

export const roleOf = (readerId: string | undefined) => sql<TeamRole | null>`d.team ->> ${readerId ?? ''}`;

/** Whether everybody reads a pre-sale `p` of a date `d`. */
export const isShown = sql<SqlBool>`(p.status in ('announced', 'cancelled') and coalesce(d.is_public, false))`;

/** What of a date `d` is said with its pre-sale. */
export const saysDate = sql`d.title, d.time_zone, d.on_day, d.starts_at, d.ends_at, d.is_public, d.gates`;

/** A pre-sale as a reader may see it: drafts, and those of events that are not public, are the team's.
 *  out  undefined where there is none for them */
export async function saleFor(
  db: Database,
  dateId: string,
  readerId: string | undefined,
): Promise<Sale | undefined> {
  const { rows } = await sql<Sale>`select p.*, ${saysDate}, ${roleOf(readerId)} as role
    from orders.pre_sale p left join lateral ${dateOfSale} d on true
    where p.id = ${dateId} and (${isShown} or d.team ? ${readerId ?? ''})`.execute(db);
  return rows[0];
}

/** Pre-sales that everybody reads, of dates of an event that are not over, soonest first. */
export async function salesToCome(db: Database, gatheringId: string, now: string): Promise<readonly Sale[]> {
  const { rows } = await sql<Sale>`select p.*, ${saysDate}, null as role
    from orders.pre_sale p left join lateral ${dateOfSale} d on true
    where p.gathering_id = ${gatheringId} and ${isShown} and d.ends_at > ${now}::timestamptz
    order by d.starts_at, p.id`.execute(db);
  return rows;
}

/** Dates of an event that have a pre-sale: of drafts too, or without them. */
export async function datesSoldIn(
  db: Database,
  gatheringId: string,
  which: 'all' | 'announced',
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select id from orders.pre_sale
    where gathering_id = ${gatheringId} and (${which === 'all'} or status <> 'draft') order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The same of these dates, also of those that are over. */
export async function salesOf(db: Database, dateIds: readonly string[]): Promise<readonly Sale[]> {
  const { rows } = await sql<Sale>`select p.*, ${saysDate}, null as role
    from orders.pre_sale p left join lateral ${dateOfSale} d on true
    where p.id = any(${[...dateIds]}) and ${isShown} order by d.starts_at, p.id`.execute(db);
  return rows;
}

/** The day of a pre-sale, in the zone of its event. */
export const dayOf = ({ on_day, day, closes_at }: Pick<Sale, 'on_day' | 'day' | 'closes_at'>): string =>
  on_day ?? day ?? (closes_at ?? '').slice(0, 10);
