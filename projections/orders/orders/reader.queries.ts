import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { OrderStatus, RightStatus } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import type { Order, SpaceState, Waiting } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import type { SpaceType } from '../../../modules/spaces/map/space-map.schemas.js';
import type { Sale } from './sale.queries.js';

/** How many spaces of a type are free, and what the least of them costs by the map.
 *  units  USD cents */
export interface FreeOfType {
  readonly type: SpaceType;
  readonly free: number;
  readonly cents_from: number | null;
}

/** out  of the spaces that are on the map */
export async function freeSpaces(db: Database, sale: Sale, now: string): Promise<readonly FreeOfType[]> {
  const { rows } = await sql<FreeOfType>`
    select s.type, count(*) filter (where ${isFree(sale, now)})::int as free,
      coalesce(min(s.cents) filter (where ${isFree(sale, now)}), min(s.cents) filter (where not s.is_blocked)) as cents_from
    from orders.space s left join orders.purchase o on o.pre_sale_id = s.pre_sale_id and o.id = s.order_id
    where s.pre_sale_id = ${sale.id} and s.is_on_map group by s.type`.execute(db);
  return rows;
}

/** As `isFree` of room.rules.ts says it, of a space `s` and the order `o` that holds it. */
const isFree = ({ terms }: Sale, now: string) => sql`(not s.is_blocked
  and (o.id is null or o.status = 'reserved' and o.until <= ${now}::timestamptz)
  and not coalesce(s.right_status = 'live' and ${now}::timestamptz < ${terms?.renewal?.graceUntil ?? null}::timestamptz, false))`;

/** Orders whose hold is over, of which nobody has said so yet: what they hold is free. */
export async function lapsedOrders(db: Database, preSaleId: string, now: string): Promise<readonly Order[]> {
  const { rows } = await sql<{ state: Order }>`select state from orders.purchase
    where pre_sale_id = ${preSaleId} and status = 'reserved' and until <= ${now}::timestamptz`.execute(db);
  return rows.map(({ state }) => state);
}

/** All orders of a buyer in a pre-sale, the newest first. */
export async function ordersOfBuyer(
  db: Database,
  preSaleId: string,
  buyerId: string,
): Promise<readonly Order[]> {
  const { rows } = await sql<{ state: Order }>`select state from orders.purchase
    where buyer_id = ${buyerId} and pre_sale_id = ${preSaleId} order by number desc`.execute(db);
  return rows.map(({ state }) => state);
}

/** A space to which a vendor was given a right, or has one: who gave a space back in time has a right that nobody gave them. */
export interface RightOfVendor {
  readonly spaceId: string;
  readonly isGiven: boolean;
  /** Null for one that is gone. */
  readonly space: SpaceState | null;
}

export async function rightsOfVendor(
  db: Database,
  preSaleId: string,
  vendorId: string,
): Promise<readonly RightOfVendor[]> {
  const { rows } = await sql<RightOfVendor>`
    select r.space_id as "spaceId", bool_or(r.is_given) as "isGiven", (array_agg(s.state))[1] as space from (
      select space_id, true as is_given from orders.right_given where pre_sale_id = ${preSaleId} and vendor_id = ${vendorId}
      union all
      select id, false from orders.space where pre_sale_id = ${preSaleId} and right_vendor_id = ${vendorId}) r
    left join orders.space s on s.pre_sale_id = ${preSaleId} and s.id = r.space_id
    group by r.space_id, s.code order by s.code`.execute(db);
  return rows;
}

export interface WaitsFor {
  readonly entry: Waiting;
  /** How many wait for the same product before. */
  readonly ahead: number;
}

export async function entriesOfMember(
  db: Database,
  preSaleId: string,
  memberId: string,
): Promise<readonly WaitsFor[]> {
  const { rows } =
    await sql<WaitsFor>`select w.state as entry, (select count(*)::int from orders.waiting other
      where other.pre_sale_id = w.pre_sale_id and other.product_id = w.product_id and other.status = 'waiting'
        and other.position < w.position) as ahead
    from orders.waiting w where w.pre_sale_id = ${preSaleId} and w.member_id = ${memberId}
    order by w.position`.execute(db);
  return rows;
}

export async function countWaiting(db: Database, preSaleId: string): Promise<number> {
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from orders.waiting
    where pre_sale_id = ${preSaleId} and status = 'waiting'`.execute(db);
  return rows[0]?.all ?? 0;
}

/** Those who wait, or are offered something, the longest first. */
export async function waitingIn(db: Database, preSaleId: string): Promise<readonly Waiting[]> {
  const { rows } = await sql<{ state: Waiting }>`select state from orders.waiting
    where pre_sale_id = ${preSaleId} and status in ('waiting', 'offered')
    order by position limit 500`.execute(db);
  return rows.map(({ state }) => state);
}

/** A word of an order, as its buyer reads it: one whose hold is over is abandoned. */
export const statusNow = ({ status, until }: Pick<Order, 'status' | 'until'>, now: string): OrderStatus =>
  status === 'reserved' && until <= now ? 'abandoned' : status;

/** A right that nobody used until the grace was over has expired, whether or not that is recorded. */
export const rightNow = (status: RightStatus, { terms }: Sale, now: string): RightStatus =>
  status === 'live' && !(terms?.renewal && now < terms.renewal.graceUntil) ? 'expired' : status;
