import type { OfferedSpace, Product, Terms } from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import type { Draft } from '../../../modules/orders/pre-sale/pre-sale-draft.state.js';
import type { Order, SpaceState } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { isSpaceProduct, leftOf, roomIn } from '../../../modules/orders/pre-sale/room.rules.js';
import { type Phase, phaseOf } from '../../../modules/orders/pre-sale/status.rules.js';
import { type Parts, partOf } from './partial.js';
import type { FreeOfType } from './reader.queries.js';
import type { Sale } from './sale.queries.js';

/** A pre-sale as far as its phase and what is left follow from it: a free space of each type that has one stands for all.
 *  in  lapsed: orders whose hold is over; own: what the reader has. Their spaces are not counted as free once more: who else holds one is not known here */
export function seenSale(
  sale: Sale,
  {
    free,
    lapsed,
    own = {},
  }: { readonly free: readonly FreeOfType[]; readonly lapsed: readonly Order[]; readonly own?: Parts },
): Draft {
  const some = free.flatMap(({ type, free: count }) => (count > 0 ? [anyOf(type)] : []));
  const orders = new Map([...lapsed, ...(own.orders ?? [])].map((order) => [order.id, order]));
  const uncounted = (own.spaces ?? []).map((space) => ({ ...space, isOnMap: false }));
  return partOf(sale, {
    ...own,
    spaces: [...some, ...uncounted],
    orders: [...orders.values()],
  });
}

/** When the phase of a pre-sale changes next, as far as its terms say it.
 *  out  ISO-8601 UTC; null when it does not */
export function nextChange(preSale: Draft, now: string): string | null {
  const { terms } = preSale;
  if (!terms) return null;
  const phase = phaseOf(preSale, now);
  const moments = momentsOf(terms)
    .filter((at) => at > now)
    .toSorted();
  return moments.find((at) => phaseOf(preSale, at) !== phase) ?? null;
}

/** What is left of a product, and what one costs at least.
 *  out    left: null without a limit
 *  units  USD cents */
export function productSeen(
  preSale: Draft,
  product: Product,
  free: readonly FreeOfType[],
  now: string,
): ProductSeen {
  const pieces = leftOf(roomIn(preSale, now), product, Number.POSITIVE_INFINITY);
  const { id, cents } = product;
  if (!isSpaceProduct(product)) return { id, left: finite(pieces), fromCents: cents };
  const ofTypes = free.filter(({ type }) => product.types.includes(type));
  const spaces = ofTypes.reduce((sum, one) => sum + one.free, 0);
  const prices = ofTypes.flatMap((one) => (one.free > 0 ? (one.cents_from ?? []) : []));
  const any = prices.length ? prices : ofTypes.flatMap((one) => one.cents_from ?? []);
  const left = finite(Math.max(0, Math.min(pieces, spaces)));
  return { id, left, fromCents: cents ?? (any.length ? Math.min(...any) : null) };
}

export interface ProductSeen {
  readonly id: string;
  readonly left: number | null;
  readonly fromCents: number | null;
}

export type { Phase };

const momentsOf = ({ opensAt, closesAt, windows, renewal }: Terms): readonly string[] => [
  opensAt,
  closesAt,
  ...windows.flatMap((window) => [window.opensAt, window.closesAt]),
  ...(renewal ? [renewal.opensAt, renewal.graceUntil] : []),
];

const finite = (count: number): number | null => (Number.isFinite(count) ? count : null);

/** A free space of a type. */
const anyOf = (type: OfferedSpace['type']): SpaceState => ({
  offered: {
    ...{ id: `any ${type}`, code: '', zoneId: null, type, cents: 0, width: 0, depth: 0 },
    neighbours: [],
    blocked: null,
  },
  isOnMap: true,
  blocked: null,
  holder: null,
  right: null,
});
