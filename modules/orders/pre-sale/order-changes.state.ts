import { unreachable } from '../../kernel/decider/errors.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { OrderLine } from './pre-sale.schemas.js';
import {
  type Draft,
  forgetIfGone,
  free,
  freeSpace,
  hold,
  putOrder,
  setLine,
  setOrder,
  setSpace,
} from './pre-sale-draft.state.js';
import { isAlive, isPaid, type LineState, type Order, type PaymentOfOrder } from './pre-sale-types.state.js';

type OfOrder = Extract<
  PreSaleEvent,
  { readonly data: { readonly orderId: string; readonly buyerId: string } }
>;
type OrderEvent = OfOrder | Extract<PreSaleEvent, { readonly type: 'NoShowsReleased' }>;
type DataOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { readonly type: Type }>['data'];

/** What an event of an order changes: the order, its spaces, and what is taken. An event of an order that is unknown changes nothing. */
export function changeOrder(preSale: Draft, event: OrderEvent): void {
  if (event.type === 'OrderReserved') reserve(preSale, event.data);
  else if (event.type === 'NoShowsReleased') releaseNoShows(preSale, event.data);
  else {
    const order = preSale.orders.get(event.data.orderId);
    if (order) changeKnown(preSale, event, order);
  }
}

function changeKnown(
  preSale: Draft,
  event: Exclude<OrderEvent, { readonly type: 'OrderReserved' | 'NoShowsReleased' }>,
  order: Order,
): void {
  const { id } = order;
  switch (event.type) {
    case 'OrderChanged':
      changeLines(preSale, order, event.data.lines);
      return;
    case 'OrderSubmitted': {
      const { way, paymentId, until } = event.data;
      setOrder(preSale, id, { status: 'awaiting payment', way, paymentId, until });
      return;
    }
    case 'OrderPaid':
      pay(preSale, order, event.data);
      return;
    case 'LatePaymentReceived':
      setOrder(preSale, id, withMoney([...order.payments, payment(event.data)]));
      return;
    case 'OrderAbandoned':
      free(preSale, id, order.lines);
      setOrder(preSale, id, { status: 'abandoned' });
      for (const { spaceId } of order.lines) forgetIfGone(preSale, spaceId);
      return;
    case 'LinesCancelled':
      cancel(preSale, order, event.data);
      return;
    case 'RefundGranted': {
      const { paymentId, refundId, cents } = event.data;
      const payments = changed(order, paymentId, (one) => ({ grantedCents: one.grantedCents + cents }));
      setOrder(preSale, id, { ...withMoney(payments), refundIds: [...order.refundIds, refundId] });
      return;
    }
    case 'RefundRecorded':
      recordRefund(preSale, order, event.data);
      return;
    case 'OrderDisputed': {
      const { status, cents } = event.data;
      setOrder(preSale, id, { dispute: { status, cents } });
      return;
    }
    case 'SpaceMoved':
      move(preSale, order, event.data);
      return;
    case 'CheckedIn':
      checkIn(preSale, order, event.data);
      return;
    case 'CheckInUndone':
      setLine(preSale, id, event.data.lineId, { checkedIn: null, vacatedAt: null });
      return;
    case 'SpaceVacated':
      setLine(preSale, id, event.data.lineId, { vacatedAt: event.data.at });
      return;
    default:
      unreachable(event);
  }
}

function reserve(preSale: Draft, { orderId, lines, ...data }: DataOf<'OrderReserved'>): void {
  const begun = lines.map(begin);
  putOrder(preSale, {
    id: orderId,
    ...data,
    lines: begun,
    status: 'reserved',
    way: null,
    paymentId: null,
    payments: [],
    paidAt: null,
    paidCents: 0,
    grantedCents: 0,
    refundedCents: 0,
    refundIds: [],
    feeCents: 0,
    dispute: null,
    entryId: null,
  });
  hold(preSale, orderId, begun);
}

const begin = (line: OrderLine): LineState => ({
  ...line,
  status: 'on',
  keepsRight: false,
  checkedIn: null,
  vacatedAt: null,
});

function changeLines(preSale: Draft, order: Order, lines: readonly OrderLine[]): void {
  const begun = lines.map(begin);
  free(preSale, order.id, order.lines);
  setOrder(preSale, order.id, { lines: begun });
  hold(preSale, order.id, begun);
  for (const { spaceId } of order.lines) forgetIfGone(preSale, spaceId);
}

function pay(preSale: Draft, order: Order, { paymentId, paidCents, paidAt }: DataOf<'OrderPaid'>): void {
  const lines = order.lines.filter(({ status }) => status === 'on');
  if (!isAlive(order)) hold(preSale, order.id, lines); // what it held was free still
  const payments =
    paymentId === null ? order.payments : [...order.payments, payment({ paymentId, paidCents })];
  setOrder(preSale, order.id, { ...withMoney(payments), status: 'paid', paymentId, paidAt });
  for (const line of lines) exercise(preSale, line, order.buyerId);
}

const payment = ({ paymentId, paidCents }: { readonly paymentId: string; readonly paidCents: number }) => ({
  id: paymentId,
  paidCents,
  grantedCents: 0,
  refundedCents: 0,
});

const changed = (
  { payments }: Order,
  paymentId: string,
  news: (one: PaymentOfOrder) => Partial<PaymentOfOrder>,
): readonly PaymentOfOrder[] =>
  payments.map((one) => (one.id === paymentId ? { ...one, ...news(one) } : one));

function withMoney(
  payments: readonly PaymentOfOrder[],
): Pick<Order, 'payments' | 'paidCents' | 'grantedCents' | 'refundedCents'> {
  const sum = (of: Exclude<keyof PaymentOfOrder, 'id'>) => payments.reduce((all, one) => all + one[of], 0);
  return {
    payments,
    paidCents: sum('paidCents'),
    grantedCents: sum('grantedCents'),
    refundedCents: sum('refundedCents'),
  };
}

/** All that came went back: it is refunded, unless a line of it is on still. */
function recordRefund(
  preSale: Draft,
  order: Order,
  { paymentId, totalCents }: DataOf<'RefundRecorded'>,
): void {
  const payments = changed(order, paymentId, (one) => ({
    refundedCents: totalCents,
    grantedCents: Math.max(one.grantedCents, totalCents),
  }));
  const money = withMoney(payments);
  const isOn = isAlive(order) && order.lines.some(({ status }) => status === 'on');
  const isAll = !isOn && money.refundedCents >= money.paidCents;
  const status = isAll ? 'refunded' : order.status === 'paid' ? 'partially refunded' : order.status;
  setOrder(preSale, order.id, { ...money, status });
}

function cancel(
  preSale: Draft,
  order: Order,
  { lineIds, keepRight, feeCents }: DataOf<'LinesCancelled'>,
): void {
  const off = order.lines.filter(({ id }) => lineIds.includes(id));
  free(preSale, order.id, off);
  const lines = order.lines.map((line) =>
    lineIds.includes(line.id)
      ? { ...line, status: 'cancelled' as const, keepsRight: keepRight.includes(line.id) }
      : line,
  );
  const isOver = lines.every(({ status }) => status === 'cancelled');
  setOrder(preSale, order.id, {
    lines,
    feeCents: order.feeCents + feeCents,
    ...(isOver && { status: 'cancelled' }),
  });
  for (const line of off) {
    if (keepRight.includes(line.id)) keepRightTo(preSale, line, order.buyerId);
    else giveUpRight(preSale, line.spaceId, order.buyerId);
    forgetIfGone(preSale, line.spaceId);
  }
}

function move(
  preSale: Draft,
  order: Order,
  { orderId, lineId, fromSpaceId, toSpaceId, isOneYear }: DataOf<'SpaceMoved'>,
): void {
  freeSpace(preSale, fromSpaceId, { orderId, lineId });
  giveUpRight(preSale, fromSpaceId, order.buyerId);
  forgetIfGone(preSale, fromSpaceId);
  setSpace(preSale, toSpaceId, { holder: { orderId, lineId } });
  setLine(preSale, orderId, lineId, { spaceId: toSpaceId, isOneYear });
  if (isPaid(order)) exercise(preSale, { spaceId: toSpaceId, isOneYear }, order.buyerId);
}

/** Whoever comes after their space was released, and before somebody else has it, has it again. */
function checkIn(preSale: Draft, order: Order, { lineId, at, by, gate }: DataOf<'CheckedIn'>): void {
  const line = order.lines.find(({ id }) => id === lineId);
  if (line?.status === 'no show') {
    hold(preSale, order.id, [line]);
    exercise(preSale, line, order.buyerId);
  }
  setLine(preSale, order.id, lineId, { status: 'on', checkedIn: { at, by, gate } });
}

function releaseNoShows(preSale: Draft, { lines }: DataOf<'NoShowsReleased'>): void {
  for (const { orderId, lineId } of lines) {
    const order = preSale.orders.get(orderId);
    const line = order?.lines.find(({ id }) => id === lineId);
    if (!order || !line) continue;
    free(preSale, orderId, [line]);
    setLine(preSale, orderId, lineId, { status: 'no show' });
    keepRightTo(preSale, line, order.buyerId);
    forgetIfGone(preSale, line.spaceId);
  }
}

/** The right is used when its vendor has the space, also one who pays when it has run out. */
function exercise(
  preSale: Draft,
  { spaceId, isOneYear }: Pick<OrderLine, 'spaceId' | 'isOneYear'>,
  vendorId: string,
): void {
  const right = spaceId === null ? null : preSale.spaces.get(spaceId)?.right;
  if (spaceId === null || isOneYear || right?.vendorId !== vendorId || right.status === 'surrendered') return;
  setSpace(preSale, spaceId, { right: { vendorId, status: 'exercised' } });
}

/** Whoever gives the space back gives up the right to it. */
function giveUpRight(preSale: Draft, spaceId: string | null, vendorId: string): void {
  const right = spaceId === null ? null : preSale.spaces.get(spaceId)?.right;
  if (spaceId === null || right?.vendorId !== vendorId || right.status === 'expired') return;
  setSpace(preSale, spaceId, { right: { vendorId, status: 'surrendered' } });
}

/** The space is lent for this time, and its vendor has it again the next. */
function keepRightTo(
  preSale: Draft,
  { spaceId, isOneYear }: Pick<OrderLine, 'spaceId' | 'isOneYear'>,
  vendorId: string,
): void {
  if (spaceId !== null && !isOneYear)
    setSpace(preSale, spaceId, { right: { vendorId, status: 'rolled over' } });
}
