import type { PreSaleEvent } from './pre-sale.events.js';
import { isAlive, type Order, type PreSale } from './pre-sale-types.state.js';
import { rightsAfter } from './rights.rules.js';
import { liveRightOf } from './windows.rules.js';

/** A hold ends by time when its time is over, and what waits for a payment with the payment alone. */
export function endsTooSoon({ orders }: PreSale, event: PreSaleEvent, now: string, by: string): boolean {
  if (event.type !== 'OrderAbandoned' || event.data.how !== 'time') return false;
  const order = orders.get(event.data.orderId);
  return order?.status === 'reserved' ? order.until > now : by !== 'AbandonOrder';
}

/** Spaces that an event gives to somebody are free, and nobody else has a right to them. */
export function wronglyGiven(preSale: PreSale, event: PreSaleEvent, now: string): readonly string[] {
  const { spaceIds: given = [], orderId: to, buyerId } = givenBy(preSale, event) ?? {};
  return given.filter((id) => {
    const space = preSale.spaces.get(id);
    if (!space || (space.holder && space.holder.orderId !== to)) return true;
    return (liveRightOf(preSale, space, now) ?? buyerId) !== buyerId;
  });
}

function givenBy(preSale: PreSale, event: PreSaleEvent) {
  if (event.type === 'SpaceMoved') return { ...event.data, spaceIds: [event.data.toSpaceId] };
  if (event.type !== 'OrderReserved' && event.type !== 'OrderChanged' && event.type !== 'OrderPaid')
    return null;
  const known =
    event.type === 'OrderPaid'
      ? (preSale.orders.get(event.data.orderId)?.lines ?? []).filter(({ status }) => status === 'on')
      : event.data.lines;
  return { ...event.data, spaceIds: known.flatMap((line) => line.spaceId ?? []) };
}

/** What does not agree with the orders. */
export function wrongIn(preSale: PreSale): readonly string[] {
  const orders = [...preSale.orders.values()];
  const alive = orders.filter(isAlive);
  return [
    ...wrongHolders(preSale, alive),
    ...wrongCounts(preSale, alive),
    ...orders.flatMap(wrongMoney),
    ...wrongRights(preSale),
    ...wrongOffers(preSale),
    ...differing('reserved', preSale.reserved, idsOf(orders.filter(({ status }) => status === 'reserved'))),
    ...differing('alive', [...preSale.ordersOf.values()].flat(), idsOf(alive)),
    ...orders.flatMap(({ id, number }, at) => (number === at + 1 ? [] : [`number of ${id}`])),
  ];
}

const linesOn = (order: Order) => order.lines.filter(({ status }) => status === 'on');

/** Every line that is on has its space, and nobody has a space besides. */
function wrongHolders({ spaces }: PreSale, alive: readonly Order[]): readonly string[] {
  const held = alive.flatMap((order) =>
    linesOn(order).flatMap(({ id, spaceId }) =>
      spaceId ? [{ orderId: order.id, lineId: id, spaceId }] : [],
    ),
  );
  const wrong = held.filter(({ spaceId, orderId, lineId }) => {
    const holder = spaces.get(spaceId)?.holder;
    return holder?.orderId !== orderId || holder.lineId !== lineId;
  });
  const holders = [...spaces.values()].filter(({ holder }) => holder !== null).length;
  return [
    ...wrong.map(({ spaceId, orderId }) => `${spaceId} is not held by ${orderId}`),
    ...(holders === held.length ? [] : [`${holders} holders of ${held.length} spaces`]),
  ];
}

function wrongCounts({ terms, taken }: PreSale, alive: readonly Order[]): readonly string[] {
  const on = alive.flatMap(linesOn);
  return (terms?.products ?? []).flatMap(({ id, quantity }) => {
    const count = on.reduce((sum, line) => (line.productId === id ? sum + line.quantity : sum), 0);
    const isRight = count === (taken.get(id) ?? 0) && count <= (quantity ?? count);
    return isRight ? [] : [`${count} of ${id} are taken, known as ${taken.get(id)}`];
  });
}

/** What came is kept or granted; what was never sold is not kept. */
function wrongMoney(order: Order): readonly string[] {
  const { id, status, paidCents, grantedCents, refundedCents, feeCents, refundIds, payments } = order;
  const kept = paidCents - grantedCents;
  const isRight =
    kept >= 0 &&
    refundedCents <= grantedCents &&
    feeCents <= paidCents &&
    payments.every((one) => one.refundedCents <= one.grantedCents && one.grantedCents <= one.paidCents) &&
    new Set(refundIds).size === refundIds.length &&
    (status !== 'abandoned' || kept === 0) &&
    (kept === 0 || order.lines.some((line) => line.status !== 'cancelled') || status === 'cancelled');
  return isRight ? [] : [`money of ${id}, ${status}: ${paidCents}, ${grantedCents}, ${refundedCents}`];
}

/** A right that is used is that of whoever has the space; nobody else gets one the next time. */
function wrongRights(preSale: PreSale): readonly string[] {
  const used = [...preSale.spaces].flatMap(([id, { right, holder }]) => {
    const buyerId = preSale.orders.get(holder?.orderId ?? '')?.buyerId;
    return right?.status === 'exercised' && right.vendorId !== buyerId ? [`right to ${id}`] : [];
  });
  const after = rightsAfter(preSale).map((right) => right.spaceId);
  return new Set(after).size === after.length ? used : [...used, 'two rights to a space'];
}

function wrongOffers({ waitlist, waiting, orders }: PreSale): readonly string[] {
  const entries = [...waitlist.values()];
  const wrong = entries.filter(({ orderId: id, status, memberId }) => {
    const order = orders.get(id ?? '');
    const isOpen = order?.status === 'reserved' || order?.status === 'awaiting payment';
    return status === 'offered' && !(isOpen && order.buyerId === memberId);
  });
  return [
    ...wrong.map(({ id }) => `offer of ${id}`),
    ...differing('waiting', waiting, idsOf(entries.filter(({ status }) => status === 'waiting'))),
  ];
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
const differing = (what: string, some: Iterable<string>, others: readonly string[]): readonly string[] =>
  [...some].sort().join() === [...others].sort().join() ? [] : [what];
