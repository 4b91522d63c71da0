import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';
import type { OrderStatus } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import type { PurchaseTable } from './orders.table.js';
import { dateOfSale, roleOf, type Sale, saysDate } from './sale.queries.js';

/** An order with its pre-sale, its date, and the codes of its spaces. */
export interface OrderRow
  extends Pick<PurchaseTable, 'pre_sale_id' | 'id' | 'buyer_id' | 'number' | 'sealed' | 'state'>,
    Pick<Sale, 'gathering_id' | 'day' | 'closes_at' | 'terms' | 'title' | 'time_zone' | 'on_day' | 'role'> {
  /** By the ids of spaces. */
  readonly codes: Readonly<Record<string, string>> | null;
}

const rowsWith = (readerId: string | undefined, rest: RawBuilder<unknown>) => sql<OrderRow>`
  select o.pre_sale_id, o.id, o.buyer_id, o.number, o.sealed, o.state, p.gathering_id, p.day, p.closes_at, p.terms,
    ${saysDate}, ${roleOf(readerId)} as role, (select json_object_agg(c.id, c.code) from (
      select h.space_id as id, h.code from orders.space_history h where h.pre_sale_id = o.pre_sale_id and h.order_id = o.id
      union all select s.id, s.code from orders.space s
        where s.pre_sale_id = o.pre_sale_id and s.id in (select l->>'spaceId' from json_array_elements(o.state->'lines') l)) c) as codes
  from orders.purchase o join orders.pre_sale p on p.id = o.pre_sale_id left join lateral ${dateOfSale} d on true
  ${rest}`;

/** An order that the reader placed, or of a team that they are in; the id may be that of an order of each pre-sale. */
export async function orderFor(db: Database, id: string, readerId: string): Promise<OrderRow | undefined> {
  const { rows } = await rowsWith(
    readerId,
    sql`where o.id = ${id} and (o.buyer_id = ${readerId} or d.team ? ${readerId})
      order by o.buyer_id = ${readerId} desc, o.pre_sale_id limit 1`,
  ).execute(db);
  return rows[0];
}

/** Orders of a buyer: of dates to come first, the soonest first, then those that are over, the latest first. What was let go is left out, unless money came.
 *  in   skip: how many there are before
 *  out  one more than asked for when there are more */
export async function ordersBy(
  db: Database,
  buyerId: string,
  { now, skip, limit }: { readonly now: string; readonly skip: number; readonly limit: number },
): Promise<readonly OrderRow[]> {
  const isOver = sql`coalesce(d.ends_at, p.closes_at) <= ${now}::timestamptz`;
  const { rows } = await rowsWith(
    buyerId,
    sql`where o.buyer_id = ${buyerId} and ${isNoneLeft(now)}
      order by ${isOver}, case when not ${isOver} then coalesce(d.starts_at, p.closes_at) end,
        coalesce(d.starts_at, p.closes_at) desc, o.number desc, o.id limit ${limit + 1} offset ${skip}`,
  ).execute(db);
  return rows;
}

/** Orders of a pre-sale for its team, the newest first.
 *  in   search: a number, the code of a space, or a part of a name; before: the number of the last of the page before
 *  out  one more than asked for when there are more */
export async function ordersIn(
  db: Database,
  { id }: Sale,
  {
    readerId,
    search,
    status,
    before,
    limit,
    now,
  }: {
    readonly readerId: string;
    readonly search: string | undefined;
    readonly status: OrderStatus | undefined;
    readonly before: number | undefined;
    readonly limit: number;
    readonly now: string;
  },
): Promise<readonly OrderRow[]> {
  const { rows } = await rowsWith(
    readerId,
    sql`where o.pre_sale_id = ${id}
      ${status === undefined ? sql`` : sql`and ${statusAt(now)} = ${status}`}
      ${search === undefined ? sql`` : sql`and ${isSearched(search)}`}
      ${before === undefined ? sql`` : sql`and o.number < ${before}`}
    order by o.number desc limit ${limit + 1}`,
  ).execute(db);
  return rows;
}

export interface Sums {
  readonly orders: number;
  readonly paidCents: number;
  readonly grantedCents: number;
  readonly awaitingCents: number;
  readonly assigned: number;
  readonly spaces: number;
}

/** Of a pre-sale: orders that were not let go, money of all orders, and spaces.
 *  units  USD cents */
export async function sumsOf(db: Database, { id }: Sale, now: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*) filter (where ${statusAt(now)} <> 'abandoned')::int as orders,
      coalesce(sum(o.paid_cents), 0) as "paidCents", coalesce(sum(o.granted_cents), 0) as "grantedCents",
      coalesce(sum(o.open_cents) filter (where o.status = 'awaiting payment'), 0) as "awaitingCents",
      (select count(*)::int from orders.space s join orders.purchase h on h.pre_sale_id = s.pre_sale_id and h.id = s.order_id
        where s.pre_sale_id = ${id} and h.status in ('paid', 'partially refunded')) as assigned,
      (select count(*)::int from orders.space s where s.pre_sale_id = ${id} and s.is_on_map) as spaces
    from orders.purchase o where o.pre_sale_id = ${id}`.execute(db);
  return rows[0] ?? { orders: 0, paidCents: 0, grantedCents: 0, awaitingCents: 0, assigned: 0, spaces: 0 };
}

/** Orders that have something, wait for their payment or are held, in the order of their numbers. */
export async function ordersForGate(
  db: Database,
  { id }: Sale,
  readerId: string,
  now: string,
): Promise<readonly OrderRow[]> {
  const { rows } = await rowsWith(
    readerId,
    sql`where o.pre_sale_id = ${id}
      and ${statusAt(now)} in ('reserved', 'awaiting payment', 'paid', 'partially refunded')
    order by o.number`,
  ).execute(db);
  return rows;
}

/** As `statusNow` of reader.queries.ts says it. */
const statusAt = (now: string) =>
  sql`case when o.status = 'reserved' and o.until <= ${now}::timestamptz then 'abandoned' else o.status end`;

const isNoneLeft = (now: string) => sql`(${statusAt(now)} <> 'abandoned' or o.paid_cents > 0)`;

function isSearched(search: string): RawBuilder<unknown> {
  const alike = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(o.number::text = ${search.replace(/^#/, '')}
    or exists (select from orders.space s where s.pre_sale_id = o.pre_sale_id and s.order_id = o.id and upper(s.code) = upper(${search}))
    or exists (select from ${people} m where m.id = o.buyer_id and (m.full_name ilike ${alike} or m.handle ilike ${alike})))`;
}
