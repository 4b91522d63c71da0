import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { OrderStatus, RightStatus } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import type { LineState, Order, SpaceState } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { spaceStatusOf } from '../../../modules/orders/pre-sale/status.rules.js';
import type { SpaceType } from '../../../modules/spaces/map/space-map.schemas.js';
import { partOf } from './partial.js';
import type { Sale } from './sale.queries.js';

/** A space with what of its order is seen. */
export interface SeenRow {
  readonly id: string;
  readonly code: string;
  readonly type: SpaceType;
  readonly cents: number;
  readonly is_on_map: boolean;
  readonly is_blocked: boolean;
  readonly order_id: string | null;
  readonly line_id: string | null;
  readonly right_vendor_id: string | null;
  readonly right_status: RightStatus | null;
  readonly buyer_id: string | null;
  readonly order_status: OrderStatus | null;
  readonly until: string | null;
  readonly is_lent: boolean | null;
  readonly is_here: boolean | null;
  readonly is_packed_up: boolean | null;
  readonly sells: string | null;
  readonly is_named: boolean | null;
  /** What its vendor brings answers the search, or it has this code. */
  readonly is_found: boolean;
}

/** All spaces of a pre-sale, in the order of their codes.
 *  in  search: words of what vendors bring, or a code */
export async function spacesOf(
  db: Database,
  preSaleId: string,
  search: string | undefined,
): Promise<readonly SeenRow[]> {
  const found =
    search === undefined
      ? sql`true`
      : sql`(upper(s.code) = upper(${search}) or coalesce(o.words @@ websearch_to_tsquery('english', ${search}), false))`;
  const { rows } = await sql<SeenRow>`
    select s.id, s.code, s.type, s.cents, s.is_on_map, s.is_blocked, s.order_id, s.line_id, s.right_vendor_id, s.right_status,
      o.buyer_id, o.status as order_status, o.until, s.line_id = any(o.lent) as is_lent, s.line_id = any(o.here) as is_here,
      s.line_id = any(o.packed_up) as is_packed_up, o.sells, o.is_named, ${found} as is_found
    from orders.space s left join orders.purchase o on o.pre_sale_id = s.pre_sale_id and o.id = s.order_id
    where s.pre_sale_id = ${preSaleId}`.execute(db);
  return inCodeOrder(rows, ({ code }) => code);
}

/** What can be seen of spaces at a moment, as the rules say it.
 *  out  null for a space that is gone, and that nobody has */
export function statusesOf(sale: Sale, rows: readonly SeenRow[], now: string): StatusOf {
  const preSale = partOf(sale, { spaces: rows.map(spaceIn), orders: ordersIn(rows) });
  return ({ id }) => {
    const space = preSale.spaces.get(id);
    return space ? spaceStatusOf(preSale, space, now) : null;
  };
}

type StatusOf = (row: Pick<SeenRow, 'id'>) => ReturnType<typeof spaceStatusOf>;

const spaceIn = (row: SeenRow): SpaceState => ({
  offered: {
    ...{ id: row.id, code: row.code, zoneId: null, type: row.type, cents: row.cents },
    ...{ width: 0, depth: 0, neighbours: [], blocked: null },
  },
  isOnMap: row.is_on_map,
  blocked: row.is_blocked ? '' : null,
  holder:
    row.order_id === null || row.line_id === null ? null : { orderId: row.order_id, lineId: row.line_id },
  right:
    row.right_vendor_id === null || row.right_status === null
      ? null
      : { vendorId: row.right_vendor_id, status: row.right_status },
});

/** Orders as far as spaces are seen by them. */
function ordersIn(rows: readonly SeenRow[]): readonly Order[] {
  const held = rows.filter(({ order_status, line_id }) => order_status !== null && line_id !== null);
  return [...Map.groupBy(held, ({ order_id }) => order_id)].map(([id, some]) => ({
    ...{ id: id ?? '', number: 0, buyerId: some[0]?.buyer_id ?? '', source: 'sale' as const, by: null },
    ...{ status: some[0]?.order_status ?? 'abandoned', lines: some.map(lineIn), until: some[0]?.until ?? '' },
    ...{ way: null, paymentId: null, payments: [], paidAt: null, paidCents: 0, grantedCents: 0 },
    ...{ refundedCents: 0, refundIds: [], feeCents: 0, dispute: null, entryId: null },
  }));
}

const lineIn = (row: SeenRow): LineState => ({
  ...{ id: row.line_id ?? '', productId: '', spaceId: row.id, quantity: 1, unitCents: 0, showClass: null },
  ...{ isOneYear: row.is_lent === true, status: 'on', keepsRight: false, checkedIn: null, vacatedAt: null },
});

/** "B2" before "B12". Numbers are made equally long, which takes a tenth of the time of a collator. */
export function inCodeOrder<One>(all: readonly One[], codeOf: (one: One) => string): One[] {
  const keyed = all.map((one) => ({
    one,
    key: codeOf(one).replaceAll(/\d+/g, (number) => number.padStart(12, '0')),
  }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return keyed.map(({ one }) => one);
}
