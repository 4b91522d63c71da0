import type { OrderSource, phases, SpaceStatus } from './pre-sale.schemas.js';
import { isAlive, isPaid, type Order, type PreSale, type SpaceState } from './pre-sale-types.state.js';
import { hasLapsed, holderOf, isBlocked, isFree, isSpaceProduct, leftOf, roomIn } from './room.rules.js';
import { isPublic, isRenewalOpen, liveRightOf, openFor, opensNextFor, openWindows } from './windows.rules.js';

export type Phase = (typeof phases)[number];

/** Where a pre-sale is at a moment: of several that hold, the one that most may buy in.
 *  units   now: ISO-8601 UTC
 *  source  README, Windows 1 */
export function phaseOf(preSale: PreSale, now: string): Phase {
  const { status, terms, isPaused } = preSale;
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'announced' || !terms) return 'draft';
  if (terms.closesAt <= now) return 'closed';
  if (isPaused) return 'paused';
  if (isPublic(terms, now)) return isSoldOut(preSale, now) ? 'sold out' : 'open';
  if (openWindows(terms, now).length) return 'first call';
  return isRenewalOpen(terms, now) ? 'renewal' : 'scheduled';
}

/** Whether nothing of what is sold by the piece or by the space is left. It looks at all spaces. */
export function isSoldOut(preSale: PreSale, now: string): boolean {
  const products = preSale.terms?.products ?? [];
  const room = roomIn(preSale, now);
  const types = products.flatMap((product) =>
    isSpaceProduct(product) && leftOf(room, product, 1) > 0 ? product.types : [],
  );
  const hasPieces = products.some((product) => !isSpaceProduct(product) && leftOf(room, product, 1) > 0);
  const hasSpaces = [...preSale.spaces.values()].some(
    (space) => types.includes(space.offered.type) && isFree(preSale, space, now),
  );
  return !hasSpaces && (!hasPieces || products.some(isSpaceProduct));
}

/** What can be seen of a space, without whose it is. One that somebody has a right to is held until the grace is over.
 *  out     null for a space that is not on the map, and that nobody has
 *  units   until: ISO-8601 UTC; null where nobody knows yet
 *  source  README, Spaces 5 */
export function spaceStatusOf(
  preSale: PreSale,
  space: SpaceState,
  now: string,
): { readonly status: SpaceStatus; readonly until: string | null } | null {
  const order = holderOf(preSale, space, now);
  if (order) {
    if (!isPaid(order)) return { status: 'held', until: order.status === 'reserved' ? order.until : null };
    const line = order.lines.find(({ id }) => id === space.holder?.lineId);
    return { status: line?.isOneYear ? 'lent' : 'assigned', until: null };
  }
  if (!space.isOnMap) return null;
  if (isBlocked(space)) return { status: 'blocked', until: null };
  if (liveRightOf(preSale, space, now) !== null)
    return { status: 'held', until: preSale.terms?.renewal?.graceUntil ?? null };
  return { status: 'available', until: null };
}

/** What a member may do now. Each word is a command of theirs. */
export interface MayDo {
  /** How they would come to what they reserve now besides spaces of their own; null when nothing is open to them. */
  readonly source: Extract<OrderSource, 'sale' | 'first call'> | null;
  /** When something opens to them next; null when it is open, or will not. */
  readonly opensAt: string | null;
  readonly mayRenew: boolean;
  readonly mayRollOver: boolean;
  readonly mayWait: boolean;
  /** The order that they hold; null for none. */
  readonly holds: string | null;
}

/** Of a pre-sale.
 *  units   now, opensAt: ISO-8601 UTC
 *  source  README, Windows and Rights */
export function mayDo(preSale: PreSale, memberId: string, now: string): MayDo {
  const { terms, status, isPaused, rightsOf, spaces } = preSale;
  const isOn = terms !== null && status === 'announced';
  const isSelling = isOn && !isPaused;
  const hasLive = [...(rightsOf.get(memberId) ?? [])].some((id) => {
    const space = spaces.get(id);
    return space !== undefined && liveRightOf(preSale, space, now) === memberId;
  });
  const renews = isOn && hasLive && isRenewalOpen(terms, now);
  const hasWaitlist = isOn && (terms.opensAt <= now || terms.windows.some(({ who }) => who === 'waitlist'));
  return {
    source: isSelling ? openFor(preSale, memberId, now) : null,
    opensAt: isOn ? opensNextFor(preSale, memberId, now) : null,
    mayRenew: renews && !isPaused,
    mayRollOver: renews && terms.renewal?.mayRollOver === true,
    mayWait: hasWaitlist,
    holds: ordersOf(preSale, memberId).find((order) => isHold(order, now))?.id ?? null,
  };
}

export const orderActions = ['change', 'leave', 'pay', 'cancel', 'decline'] as const;
export type OrderAction = (typeof orderActions)[number];

/** What its buyer may do with an order now.
 *  units   now: ISO-8601 UTC
 *  source  README, Holds and Money */
export function orderActionsOf(order: Order, now: string): readonly OrderAction[] {
  if (hasLapsed(order, now) || !isAlive(order)) return [];
  if (order.status === 'reserved')
    return order.entryId !== null
      ? ['pay', 'decline']
      : order.by === null
        ? ['change', 'leave', 'pay']
        : ['leave', 'pay'];
  const canCancel = order.lines.some(({ status, checkedIn }) => status === 'on' && !checkedIn);
  return [
    ...(order.status === 'awaiting payment' ? (['pay'] as const) : []),
    ...(canCancel ? (['cancel'] as const) : []),
  ];
}

const ordersOf = ({ ordersOf: all, orders }: PreSale, memberId: string): readonly Order[] =>
  (all.get(memberId) ?? []).flatMap((id) => orders.get(id) ?? []);

const isHold = (order: Order, now: string): boolean =>
  order.status === 'reserved' && order.by === null && order.entryId === null && !hasLapsed(order, now);
