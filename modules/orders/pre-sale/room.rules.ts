import { event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import { type OrderLine, type Product, spaceProducts } from './pre-sale.schemas.js';
import type { Order, PreSale, SpaceState } from './pre-sale-types.state.js';
import { liveRightOf } from './windows.rules.js';

/** What is free for one command. A hold whose time is over counts as free; those that are in its way are `ended` with it. It looks at what the command names,
 *  and at all
 *  holds only when too little of a product is left. */
export interface Room {
  readonly preSale: PreSale;
  readonly now: string;
  /** The order that is changed: what it holds is free for it. */
  readonly own: Order | null;
  /** Ids of orders. */
  readonly ended: Set<string>;
}

export const roomIn = (preSale: PreSale, now: string, own: Order | null = null): Room => ({
  preSale,
  now,
  own,
  ended: new Set(),
});

/** Whether it was held, and is no longer. What waits for a payment ends with the payment alone. */
export const hasLapsed = ({ status, until }: Order, now: string): boolean =>
  status === 'reserved' && until <= now;

/** Whoever holds or has a space now.
 *  out  null when it is free, or the time of its hold is over */
export function holderOf({ orders }: PreSale, { holder }: SpaceState, now: string): Order | null {
  const order = holder && orders.get(holder.orderId);
  return order && !hasLapsed(order, now) ? order : null;
}

/** Whether anybody who may buy now could have it.
 *  units  now: ISO-8601 UTC */
export const isFree = (preSale: PreSale, space: SpaceState, now: string): boolean =>
  space.isOnMap &&
  !isBlocked(space) &&
  holderOf(preSale, space, now) === null &&
  liveRightOf(preSale, space, now) === null;

export const isBlocked = ({ offered, blocked }: SpaceState): boolean =>
  offered.blocked !== null || blocked !== null;

/** Take a space for a vendor: it is not blocked, nobody else has it, and nobody else has a right to it.
 *  errors  SPACE_BLOCKED, SPACE_TAKEN, SPACE_HAS_RIGHT (conflict), with the space */
export function takeSpace(room: Room, space: SpaceState, vendorId: string): void {
  const { id: spaceId, code } = space.offered;
  const holder = space.holder && room.preSale.orders.get(space.holder.orderId);
  if (holder && holder.id === room.own?.id) return;
  if (isBlocked(space))
    throw conflict('SPACE_BLOCKED', { spaceId, message: `Nobody can have ${code} this time.` });
  if (holder && !hasLapsed(holder, room.now))
    throw conflict('SPACE_TAKEN', { spaceId, message: `Somebody else has ${code}. Choose another.` });
  const right = liveRightOf(room.preSale, space, room.now);
  if (right !== null && right !== vendorId)
    throw conflict('SPACE_HAS_RIGHT', {
      spaceId,
      message: `${code} is kept for who had it the last time, until they decide.`,
    });
  if (holder) room.ended.add(holder.id);
}

/** Pieces of a product that are left for the command.
 *  out  infinite where there is no limit */
export function leftOf(room: Room, product: Product, wanted = 0): number {
  if (product.quantity === null) return Number.POSITIVE_INFINITY;
  if (left(room, product) < wanted) endAllLapsed(room);
  return left(room, product);
}

function left({ preSale, own, ended }: Room, { id, quantity }: Product): number {
  const ofOrders = [own?.id, ...ended].flatMap((one) => preSale.orders.get(one ?? '')?.lines ?? []);
  const freed = ofOrders.filter(({ productId, status }) => productId === id && status === 'on');
  return (quantity ?? 0) - (preSale.taken.get(id) ?? 0) + piecesOf(freed);
}

export const piecesOf = (lines: readonly Pick<OrderLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sweep: it looks at all holds. */
export function endAllLapsed({ preSale, now, ended }: Room): void {
  for (const id of preSale.reserved) {
    const order = preSale.orders.get(id);
    if (order && hasLapsed(order, now)) ended.add(id);
  }
}

/** The ends of the holds that were in the way: before what the command itself records. */
export const endedOf = ({ preSale, ended }: Room): readonly PreSaleEvent[] =>
  [...ended].flatMap((id) => {
    const order = preSale.orders.get(id);
    return order ? abandon(order, 'time') : [];
  });

/** An order that is not paid is over, and so is the offer from the waitlist by which it is held.
 *  events  [OrderAbandoned], of an offer [OrderAbandoned, WaitlistOfferEnded] */
export const abandon = (order: Order, how: 'time' | 'left'): readonly PreSaleEvent[] => [
  event('OrderAbandoned', { orderId: order.id, buyerId: order.buyerId, how }),
  ...endOffer(order, how === 'time' ? 'expired' : 'declined'),
];

/** events  [WaitlistOfferEnded]; [] for an order that no offer made */
export const endOffer = (
  { id: orderId, buyerId: memberId, entryId }: Order,
  how: 'taken' | 'declined' | 'expired',
): readonly PreSaleEvent[] =>
  entryId === null ? [] : [event('WaitlistOfferEnded', { entryId, memberId, orderId, how })];

/** Lines of a vendor's orders that are on, without those of the order that is changed and of holds that are over. */
export const linesOf = (room: Room, buyerId: string): readonly OrderLine[] =>
  (room.preSale.ordersOf.get(buyerId) ?? []).flatMap((id) => {
    const order = room.preSale.orders.get(id);
    if (!order || id === room.own?.id || room.ended.has(id) || hasLapsed(order, room.now)) return [];
    return order.lines.filter(({ status }) => status === 'on');
  });

export const isSpaceProduct = ({ kind }: Pick<Product, 'kind'>): boolean => spaceProducts.includes(kind);

/** An id that another order or an entry of the waitlist has names no new order.
 *  errors  ORDER_ID_TAKEN (conflict) */
export function mustBeNewId({ orders, waitlist }: PreSale, id: string): void {
  if (orders.has(id) || waitlist.has(id))
    throw conflict('ORDER_ID_TAKEN', { message: 'There is another order with this id.' });
}
