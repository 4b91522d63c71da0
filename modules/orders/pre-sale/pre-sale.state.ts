import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type PreSaleEvent, preSaleEvents } from './pre-sale.events.js';
import type { OrderLine, RightStatus } from './pre-sale.schemas.js';
import {
  isAlive,
  type LineState,
  type Order,
  type PreSale,
  type SpaceState,
  type Waiting,
} from './pre-sale.shared.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** The same, to be changed in place. */
type Draft = Omit<Mutable<PreSale>, 'spaces' | 'orders' | 'ordersOf' | 'reserved' | 'taken' | 'waitlist'> & {
  readonly spaces: Map<string, SpaceState>;
  readonly orders: Map<string, Order>;
  readonly ordersOf: Map<string, readonly string[]>;
  readonly reserved: Set<string>;
  readonly taken: Map<string, number>;
  readonly waitlist: Map<string, Waiting>;
};

const none: PreSale = {
  status: 'none',
  gatheringId: '',
  day: null,
  clubId: '',
  terms: null,
  isPaused: false,
  mapVersion: 0,
  spaces: new Map(),
  rightsFrom: null,
  orders: new Map(),
  ordersOf: new Map(),
  reserved: new Set(),
  taken: new Map(),
  waitlist: new Map(),
};

export const preSaleState: StreamState<typeof preSaleEvents, PreSale> = {
  events: preSaleEvents,
  ...foldInPlace<PreSale, PreSaleEvent, Draft>(none, {
    open: (preSale) => ({
      ...preSale,
      spaces: new Map(preSale.spaces),
      orders: new Map(preSale.orders),
      ordersOf: new Map(preSale.ordersOf),
      reserved: new Set(preSale.reserved),
      taken: new Map(preSale.taken),
      waitlist: new Map(preSale.waitlist),
    }),
    change,
    close: (draft) => draft,
  }),
};

function change(preSale: Draft, event: PreSaleEvent): void {
  switch (event.type) {
    case 'PreSaleDrafted': {
      const { by: _, ...data } = event.data;
      Object.assign(preSale, { ...data, status: 'draft' });
      return;
    }
    case 'TermsChanged':
      preSale.terms = event.data.terms;
      return;
    case 'PreSaleAnnounced':
      preSale.status = 'announced';
      return;
    case 'SalesPaused':
      preSale.isPaused = true;
      return;
    case 'SalesResumed':
      preSale.isPaused = false;
      return;
    case 'PreSaleCancelled':
      preSale.status = 'cancelled';
      return;
    case 'SpacesOffered':
      preSale.mapVersion = event.data.mapVersion;
      for (const offered of event.data.spaces) {
        const before = preSale.spaces.get(offered.id) ?? { blocked: null, holder: null, right: null };
        preSale.spaces.set(offered.id, { ...before, offered, isOnMap: true });
      }
      return;
    case 'SpacesWithdrawn':
      preSale.mapVersion = event.data.mapVersion;
      for (const id of event.data.ids) withdraw(preSale, id);
      return;
    case 'SpaceBlocked':
      setSpace(preSale, event.data.spaceId, { blocked: event.data.reason });
      return;
    case 'SpaceUnblocked':
      setSpace(preSale, event.data.spaceId, { blocked: null });
      return;
    case 'RightsGranted':
      preSale.rightsFrom = event.data.fromDateId ?? preSale.rightsFrom;
      for (const { spaceId, vendorId } of event.data.rights)
        setSpace(preSale, spaceId, { right: { vendorId, status: 'live' } });
      return;
    case 'RightSurrendered':
      setRight(preSale, event.data.spaceId, 'surrendered');
      return;
    case 'RightRolledOver':
      setRight(preSale, event.data.spaceId, 'rolled over');
      return;
    case 'RightsExpired':
      for (const id of event.data.spaceIds) setRight(preSale, id, 'expired');
      return;
    case 'WaitlistJoined': {
      const { entryId, memberId, wishes } = event.data;
      const waiting = { status: 'waiting', orderId: null, until: null } as const;
      preSale.waitlist.set(entryId, { id: entryId, memberId, wishes, ...waiting });
      return;
    }
    case 'WaitlistLeft':
      setWaiting(preSale, event.data.entryId, { status: 'left', orderId: null, until: null });
      return;
    case 'WaitlistOffered': {
      const { entryId, orderId, until } = event.data;
      setWaiting(preSale, entryId, { status: 'offered', orderId, until });
      setOrder(preSale, orderId, { entryId });
      preSale.reserved.delete(orderId); // it is held for longer than those that are swept by their age
      return;
    }
    case 'WaitlistOfferEnded':
      setWaiting(preSale, event.data.entryId, { status: afterOffer[event.data.how], until: null });
      return;
    default:
      changeOrder(preSale, event);
  }
}

type OrderEvent = Extract<
  PreSaleEvent,
  { readonly data: { readonly orderId: string; readonly buyerId: string } }
>;

function changeOrder(
  preSale: Draft,
  event: OrderEvent | Extract<PreSaleEvent, { readonly type: 'NoShowsReleased' }>,
): void {
  switch (event.type) {
    case 'OrderReserved':
      reserve(preSale, event.data);
      return;
    case 'OrderChanged': {
      const order = preSale.orders.get(event.data.orderId);
      if (!order) return;
      free(preSale, order, () => true);
      setOrder(preSale, order.id, { lines: event.data.lines.map(begun) });
      hold(preSale, order.id, event.data.lines);
      return;
    }
    case 'OrderSubmitted': {
      const { orderId, way, paymentId, until } = event.data;
      setOrder(preSale, orderId, { status: 'awaiting payment', way, paymentId, until });
      preSale.reserved.delete(orderId);
      return;
    }
    case 'OrderPaid': {
      const { orderId, paidCents, paidAt } = event.data;
      const order = preSale.orders.get(orderId);
      if (!order) return;
      if (!isAlive(order)) hold(preSale, orderId, order.lines); // what it held was free still
      setOrder(preSale, orderId, { status: 'paid', paidCents, paidAt });
      preSale.reserved.delete(orderId);
      for (const { spaceId } of order.lines) exercise(preSale, spaceId, order.buyerId);
      return;
    }
    case 'LatePaymentReceived': {
      const { orderId, paidCents, paidAt } = event.data;
      setOrder(preSale, orderId, { paidCents, paidAt });
      return;
    }
    case 'OrderAbandoned': {
      const order = preSale.orders.get(event.data.orderId);
      if (!order) return;
      free(preSale, order, () => true);
      setOrder(preSale, order.id, { status: 'abandoned' });
      preSale.reserved.delete(order.id);
      return;
    }
    case 'LinesCancelled': {
      const { orderId, lineIds, keepRight } = event.data;
      const order = preSale.orders.get(orderId);
      if (!order) return;
      free(preSale, order, ({ id }) => lineIds.includes(id));
      const lines = order.lines.map((line) =>
        lineIds.includes(line.id)
          ? { ...line, status: 'cancelled' as const, keepsRight: keepRight.includes(line.id) }
          : line,
      );
      const isOver = lines.every(({ status }) => status === 'cancelled');
      setOrder(preSale, orderId, { lines, ...(isOver && { status: 'cancelled' }) });
      if (isOver) preSale.reserved.delete(orderId);
      for (const { id, spaceId } of order.lines)
        if (lineIds.includes(id) && !keepRight.includes(id)) giveUp(preSale, spaceId, order.buyerId);
      return;
    }
    case 'RefundGranted': {
      const { orderId, refundId, cents } = event.data;
      const order = preSale.orders.get(orderId);
      if (!order) return;
      setOrder(preSale, orderId, {
        grantedCents: order.grantedCents + cents,
        refundIds: [...order.refundIds, refundId],
      });
      return;
    }
    case 'RefundRecorded': {
      const { orderId, totalCents } = event.data;
      const order = preSale.orders.get(orderId);
      if (!order) return;
      const isAll = totalCents >= order.paidCents;
      const status = isAll ? 'refunded' : order.status === 'paid' ? 'partially refunded' : order.status;
      const hasEnded = order.lines.every((line) => line.status !== 'on') || !isAlive(order);
      setOrder(preSale, orderId, {
        refundedCents: totalCents,
        status: isAll && !hasEnded ? 'partially refunded' : status,
      });
      return;
    }
    case 'OrderDisputed': {
      const { orderId, status, cents } = event.data;
      setOrder(preSale, orderId, { dispute: { status, cents } });
      return;
    }
    case 'SpaceMoved': {
      const { orderId, lineId, fromSpaceId, toSpaceId } = event.data;
      const order = preSale.orders.get(orderId);
      if (!order) return;
      setSpace(preSale, fromSpaceId, { holder: null });
      giveUp(preSale, fromSpaceId, order.buyerId);
      setSpace(preSale, toSpaceId, { holder: { orderId, lineId } });
      setLine(preSale, orderId, lineId, { spaceId: toSpaceId });
      return;
    }
    case 'CheckedIn': {
      const { orderId, lineId, at, by, gate } = event.data;
      setLine(preSale, orderId, lineId, { checkedIn: { at, by, gate } });
      return;
    }
    case 'CheckInUndone':
      setLine(preSale, event.data.orderId, event.data.lineId, { checkedIn: null });
      return;
    case 'SpaceVacated':
      setLine(preSale, event.data.orderId, event.data.lineId, { vacatedAt: event.data.at });
      return;
    case 'NoShowsReleased':
      for (const { orderId, lineId } of event.data.lines) {
        const order = preSale.orders.get(orderId);
        if (order) free(preSale, order, ({ id }) => id === lineId);
        setLine(preSale, orderId, lineId, { status: 'no show' });
      }
      return;
    default:
      unreachable(event);
  }
}

function reserve(
  preSale: Draft,
  { orderId, lines, ...data }: Extract<PreSaleEvent, { readonly type: 'OrderReserved' }>['data'],
): void {
  preSale.orders.set(orderId, {
    id: orderId,
    ...data,
    lines: lines.map(begun),
    status: 'reserved',
    way: null,
    paymentId: null,
    paidCents: 0,
    paidAt: null,
    grantedCents: 0,
    refundedCents: 0,
    refundIds: [],
    dispute: null,
    entryId: null,
  });
  preSale.ordersOf.set(data.buyerId, [...(preSale.ordersOf.get(data.buyerId) ?? []), orderId]);
  preSale.reserved.add(orderId);
  hold(preSale, orderId, lines);
}

const begun = (line: OrderLine): LineState => ({
  ...line,
  status: 'on',
  keepsRight: false,
  checkedIn: null,
  vacatedAt: null,
});

function hold(preSale: Draft, orderId: string, lines: readonly OrderLine[]): void {
  for (const { id, productId, spaceId, quantity } of lines) {
    preSale.taken.set(productId, (preSale.taken.get(productId) ?? 0) + quantity);
    if (spaceId !== null) setSpace(preSale, spaceId, { holder: { orderId, lineId: id } });
  }
}

/** What these lines of an order held, or had, is free. */
function free(preSale: Draft, order: Order, which: (line: LineState) => boolean): void {
  for (const line of order.lines) {
    if (line.status !== 'on' || !which(line)) continue;
    preSale.taken.set(line.productId, (preSale.taken.get(line.productId) ?? 0) - line.quantity);
    if (line.spaceId === null) continue;
    if (preSale.spaces.get(line.spaceId)?.holder?.orderId !== order.id) continue;
    setSpace(preSale, line.spaceId, { holder: null });
    if (preSale.spaces.get(line.spaceId)?.isOnMap === false) preSale.spaces.delete(line.spaceId);
  }
}

function withdraw(preSale: Draft, id: string): void {
  if (preSale.spaces.get(id)?.holder) setSpace(preSale, id, { isOnMap: false });
  else preSale.spaces.delete(id);
}

/** The right is used when its vendor has the space. */
function exercise(preSale: Draft, spaceId: string | null, vendorId: string): void {
  const right = spaceId === null ? null : preSale.spaces.get(spaceId)?.right;
  if (spaceId !== null && right?.vendorId === vendorId && right.status === 'live')
    setRight(preSale, spaceId, 'exercised');
}

/** Whoever gives the space back gives up the right to it. */
function giveUp(preSale: Draft, spaceId: string | null, vendorId: string): void {
  const right = spaceId === null ? null : preSale.spaces.get(spaceId)?.right;
  if (spaceId !== null && right?.vendorId === vendorId && right.status === 'exercised')
    setRight(preSale, spaceId, 'surrendered');
}

function setSpace(preSale: Draft, id: string, news: Partial<SpaceState>): void {
  const before = preSale.spaces.get(id);
  if (before) preSale.spaces.set(id, { ...before, ...news });
}

function setRight(preSale: Draft, id: string, status: RightStatus): void {
  const right = preSale.spaces.get(id)?.right;
  if (right) setSpace(preSale, id, { right: { ...right, status } });
}

function setOrder(preSale: Draft, id: string, news: Partial<Order>): void {
  const before = preSale.orders.get(id);
  if (before) preSale.orders.set(id, { ...before, ...news });
}

function setLine(preSale: Draft, orderId: string, lineId: string, news: Partial<LineState>): void {
  const order = preSale.orders.get(orderId);
  if (!order) return;
  const lines = order.lines.map((line) => (line.id === lineId ? { ...line, ...news } : line));
  preSale.orders.set(orderId, { ...order, lines });
}

function setWaiting(preSale: Draft, id: string, news: Partial<Waiting>): void {
  const before = preSale.waitlist.get(id);
  if (before) preSale.waitlist.set(id, { ...before, ...news });
}

const afterOffer = { taken: 'purchased', declined: 'declined', expired: 'offer expired' } as const;
