import {
  isAlive,
  type LineState,
  type Order,
  type PreSale,
  type SpaceState,
  type Waiting,
} from './pre-sale-types.state.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Indexes =
  | 'spaces'
  | 'rightsOf'
  | 'orders'
  | 'ordersOf'
  | 'reserved'
  | 'taken'
  | 'waitlist'
  | 'waiting'
  | 'entriesOf';

/** A pre-sale that is changed in place: what grows is mutated, and each of its parts replaced. */
export type Draft = Omit<Mutable<PreSale>, Indexes> & {
  readonly spaces: Map<string, SpaceState>;
  readonly rightsOf: Map<string, Set<string>>;
  readonly orders: Map<string, Order>;
  readonly ordersOf: Map<string, readonly string[]>;
  readonly reserved: Set<string>;
  readonly taken: Map<string, number>;
  readonly waitlist: Map<string, Waiting>;
  readonly waiting: Set<string>;
  readonly entriesOf: Map<string, readonly string[]>;
};

export const openDraft = (preSale: PreSale): Draft => ({
  ...preSale,
  spaces: new Map(preSale.spaces),
  rightsOf: new Map([...preSale.rightsOf].map(([vendorId, ids]) => [vendorId, new Set(ids)])),
  orders: new Map(preSale.orders),
  ordersOf: new Map(preSale.ordersOf),
  reserved: new Set(preSale.reserved),
  taken: new Map(preSale.taken),
  waitlist: new Map(preSale.waitlist),
  waiting: new Set(preSale.waiting),
  entriesOf: new Map(preSale.entriesOf),
});

export function setSpace(preSale: Draft, id: string, news: Partial<SpaceState>): void {
  const before = preSale.spaces.get(id);
  if (before) preSale.spaces.set(id, { ...before, ...news });
}

/** An order as it is from now on; what is known of all orders that are alive follows from it. */
export function putOrder(preSale: Draft, order: Order): void {
  const { id, buyerId } = order;
  preSale.orders.set(id, order);
  if (order.status === 'reserved') preSale.reserved.add(id);
  else preSale.reserved.delete(id);
  const ids = preSale.ordersOf.get(buyerId) ?? [];
  if (isAlive(order) === ids.includes(id)) return;
  const alive = isAlive(order) ? [...ids, id] : ids.filter((other) => other !== id);
  if (alive.length) preSale.ordersOf.set(buyerId, alive);
  else preSale.ordersOf.delete(buyerId);
}

export function setOrder(preSale: Draft, id: string, news: Partial<Order>): void {
  const before = preSale.orders.get(id);
  if (before) putOrder(preSale, { ...before, ...news });
}

export function setLine(preSale: Draft, orderId: string, lineId: string, news: Partial<LineState>): void {
  const order = preSale.orders.get(orderId);
  if (!order) return;
  const lines = order.lines.map((line) => (line.id === lineId ? { ...line, ...news } : line));
  setOrder(preSale, orderId, { lines });
}

export function putWaiting(preSale: Draft, entry: Waiting): void {
  preSale.waitlist.set(entry.id, entry);
  if (entry.status === 'waiting') preSale.waiting.add(entry.id);
  else preSale.waiting.delete(entry.id);
}

export function setWaiting(preSale: Draft, id: string, news: Partial<Waiting>): void {
  const before = preSale.waitlist.get(id);
  if (before) putWaiting(preSale, { ...before, ...news });
}

/** These lines of an order hold, or have, what they name. */
export function hold(preSale: Draft, orderId: string, lines: readonly LineState[]): void {
  for (const { id, productId, spaceId, quantity } of lines) {
    preSale.taken.set(productId, (preSale.taken.get(productId) ?? 0) + quantity);
    if (spaceId !== null) setSpace(preSale, spaceId, { holder: { orderId, lineId: id } });
  }
}

/** What these lines of an order held, or had, is free. */
export function free(preSale: Draft, orderId: string, lines: readonly LineState[]): void {
  for (const { id, productId, spaceId, quantity, status } of lines) {
    if (status !== 'on') continue;
    preSale.taken.set(productId, (preSale.taken.get(productId) ?? 0) - quantity);
    if (spaceId !== null) freeSpace(preSale, spaceId, { orderId, lineId: id });
  }
}

export function freeSpace(
  preSale: Draft,
  spaceId: string,
  { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
): void {
  const holder = preSale.spaces.get(spaceId)?.holder;
  if (holder?.orderId === orderId && holder.lineId === lineId) setSpace(preSale, spaceId, { holder: null });
}

/** A space that is not on the map any more goes with the last who had it, or has a right to it. */
export function forgetIfGone(preSale: Draft, spaceId: string | null): void {
  const space = spaceId === null ? undefined : preSale.spaces.get(spaceId);
  if (!space || space.isOnMap || space.holder || hasRight(space)) return;
  preSale.spaces.delete(space.offered.id);
}

const hasRight = ({ right }: SpaceState): boolean =>
  right !== null && right.status !== 'surrendered' && right.status !== 'expired';
