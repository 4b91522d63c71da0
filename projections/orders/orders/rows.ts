import { noWords, type OrderWords } from '../../../modules/orders/details/order-details.events.js';
import type { Draft } from '../../../modules/orders/pre-sale/pre-sale-draft.state.js';
import {
  isPaid,
  lineCents,
  type Order,
  type SpaceState,
  type Waiting,
} from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { isBlocked } from '../../../modules/orders/pre-sale/room.rules.js';
import type { PreSaleTable, PurchaseTable, SpaceTable, WaitingTable } from './orders.table.js';

export const preSaleRow = (id: string, version: number, preSale: Draft): PreSaleTable => ({
  id,
  version,
  gathering_id: preSale.gatheringId,
  day: preSale.day,
  club_id: preSale.clubId,
  status: preSale.status,
  is_paused: preSale.isPaused,
  map_version: preSale.mapVersion,
  rights_from: preSale.rightsFrom,
  closes_at: preSale.terms?.closesAt ?? null,
  terms: preSale.terms,
  taken: Object.fromEntries([...preSale.taken].toSorted(([one], [other]) => (one < other ? -1 : 1))),
});

export const spaceRow = (preSaleId: string, space: SpaceState): SpaceTable => ({
  pre_sale_id: preSaleId,
  id: space.offered.id,
  code: space.offered.code,
  type: space.offered.type,
  cents: space.offered.cents,
  is_on_map: space.isOnMap,
  is_blocked: isBlocked(space),
  order_id: space.holder?.orderId ?? null,
  line_id: space.holder?.lineId ?? null,
  right_vendor_id: space.right?.vendorId ?? null,
  right_status: space.right?.status ?? null,
  state: space,
});

/** in  words: all that its vendor wrote, of which everybody reads some while they have something */
export const purchaseRow = (
  preSaleId: string,
  order: Order,
  sealed: string | null,
  words: OrderWords,
): PurchaseTable => {
  const isShown = isPaid(order) && order.lines.some(({ status }) => status === 'on');
  const { sells, isNamed } = isShown ? words : noWords;
  return {
    pre_sale_id: preSaleId,
    id: order.id,
    buyer_id: order.buyerId,
    number: order.number,
    status: order.status,
    until: order.until,
    open_cents: openCents(order),
    paid_cents: order.paidCents,
    granted_cents: order.grantedCents,
    lent: order.lines.flatMap(({ id, isOneYear }) => (isOneYear ? [id] : [])),
    here: order.lines.flatMap(({ id, checkedIn, vacatedAt }) =>
      checkedIn && vacatedAt === null ? [id] : [],
    ),
    packed_up: order.lines.flatMap(({ id, vacatedAt }) => (vacatedAt === null ? [] : [id])),
    sells,
    is_named: isNamed,
    sealed,
    state: order,
  };
};

export const waitingRow = (preSaleId: string, entry: Waiting, position: number): WaitingTable => ({
  pre_sale_id: preSaleId,
  id: entry.id,
  member_id: entry.memberId,
  position,
  product_id: entry.wishes.productId,
  status: entry.status,
  wishes: entry.wishes,
  state: entry,
});

/** What the lines cost that are not canceled. */
export const openCents = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, line) => (line.status === 'cancelled' ? sum : sum + lineCents(line)), 0);
