import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { PreSaleLookup } from '../../../modules/orders/orders.ports.js';
import type { PreSalesTables } from './pre-sales.table.js';

/** What the services of the module ask. */
export const preSaleLookup = (db: Database): PreSaleLookup => ({
  ofOrder: (orderId) => dateOfOrder(db, orderId),
  ofEvent: (gatheringId, which = 'all') => datesOfEvent(db, gatheringId, which),
});

/** The date that an order is of. */
export async function dateOfOrder(db: Database, orderId: string): Promise<string | undefined> {
  const row = await tablesIn(db)
    .selectFrom('pre_sales.order_of')
    .select('date_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.date_id;
}

/** Dates of an event that have a pre-sale. */
export async function datesOfEvent(
  db: Database,
  gatheringId: string,
  which: 'all' | 'on',
): Promise<readonly string[]> {
  const rows = await tablesIn(db)
    .selectFrom('pre_sales.pre_sale')
    .select('id')
    .where('gathering_id', '=', gatheringId)
    .$if(which === 'on', (sales) => sales.where('status', '!=', 'cancelled'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Dates in which a member has, or had, an order, a right, a place on the waitlist or a request for spaces. */
export async function datesOfMember(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await tablesIn(db)
    .selectFrom('pre_sales.part')
    .select('date_id')
    .where('member_id', '=', memberId)
    .orderBy('date_id')
    .execute();
  return rows.map(({ date_id }) => date_id);
}

/** A pre-sale in which something is due. */
export interface DuePreSale {
  readonly id: string;
  /** Holds are over. */
  readonly hasLapsed: boolean;
  readonly hasWaiting: boolean;
  /** The moment at which rights expire, once it has passed; null otherwise, and so for no-shows. */
  readonly graceUntil: string | null;
  readonly noShowAt: string | null;
  /** It was canceled in the last week: orders may be left to cancel. */
  readonly isCancelled: boolean;
}

/** What is due, of what came due in the last day; older things wait for nobody.
 *  in  now: ISO-8601 UTC */
export async function duePreSales(db: Database, now: string): Promise<readonly DuePreSale[]> {
  const { rows } = await sql<DuePreSale>`
    select * from (
      select id,
        exists (select from pre_sales.order_of o where o.date_id = p.id and o.payment_id is null
          and o.until between ${now}::timestamptz - interval '1 day' and ${now}) as "hasLapsed",
        status = 'announced' and exists (select from pre_sales.waiting w where w.date_id = p.id) as "hasWaiting",
        case when status <> 'cancelled' and grace_until between ${now}::timestamptz - interval '1 day' and ${now} then grace_until end as "graceUntil",
        case when status = 'announced' and no_show_at between ${now}::timestamptz - interval '1 day' and ${now} then no_show_at end as "noShowAt",
        coalesce(cancelled_at > ${now}::timestamptz - interval '7 days', false) as "isCancelled"
      from pre_sales.pre_sale p) due
    where "hasLapsed" or "hasWaiting" or "graceUntil" is not null or "noShowAt" is not null or "isCancelled"
    order by id`.execute(db);
  return rows.map((row) => ({
    ...row,
    graceUntil: momentOf(row.graceUntil),
    noShowAt: momentOf(row.noShowAt),
  }));
}

/** Orders that wait for a payment whose time was over five minutes ago, in the last week: the payment may never have been asked for.
 *  in  now: ISO-8601 UTC */
export async function overdueOrders(
  db: Database,
  now: string,
): Promise<readonly { readonly orderId: string; readonly dateId: string; readonly paymentId: string }[]> {
  const { rows } = await sql<{ orderId: string; dateId: string; paymentId: string }>`
    select id as "orderId", date_id as "dateId", payment_id as "paymentId" from pre_sales.order_of
    where payment_id is not null
      and until between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz - interval '5 minutes'
    order by until limit 500`.execute(db);
  return rows;
}

const momentOf = (at: unknown): string | null =>
  at === null ? null : new Date(at as string | Date).toISOString();

const tablesIn = (db: Database) => db.withTables<PreSalesTables>();
