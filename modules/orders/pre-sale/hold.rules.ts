import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { mustBeAnnounced, notYourOrder, orderOver, orderSubmitted, ownOrderOf } from './guards.rules.js';
import { mustBeAllowed, mustBeLeft, priced, takeSpaces } from './lines.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { OrderLine, OrderSource, Terms } from './pre-sale.schemas.js';
import type { Order, PreSale, PreSaleCommand, SpaceState } from './pre-sale-types.state.js';
import type { Room } from './room.rules.js';
import { abandon, endAllLapsed, endedOf, hasLapsed, mustBeNewId, roomIn } from './room.rules.js';
import { mustLeaveToWaiting } from './waiting.rules.js';
import { isPublic, isRenewalOpen, liveRightOf, openFor, opensNextFor, openWindows } from './windows.rules.js';

/** Hold spaces and other products for a buyer, all of them or none; or hold others instead, for as long as before.
 *  events  [OrderAbandoned…] of holds that are over, [OrderReserved]; [OrderChanged] for an order of theirs that is reserved; [] when it holds just that
 *  units   until: ISO-8601 UTC, holdMinutes of the terms after meta.now
 *  errors  PRE_SALE_NOT_FOUND, PRODUCT_NOT_FOUND, SPACE_NOT_FOUND (not-found), NOT_YOUR_ORDER (forbidden);
 *          PRE_SALE_OVER, NOT_ANNOUNCED, SALES_PAUSED, NOT_OPEN, NOT_YOUR_TURN, HOLD_EXISTS, HOLD_OVER, ORDER_ID_TAKEN, ORDER_SUBMITTED, SPACE_BLOCKED,
 *          SPACE_TAKEN,
 *          SPACE_HAS_RIGHT, SOLD_OUT, OVER_LIMIT, WAITLIST_FIRST (conflict); LINES_WRONG, WRONG_PRODUCT, CLASS_MISSING, NEEDS_SPACE (unprocessable)
 *  source  README, Holds 1–6 and Windows */
export function reserve(
  { orderId, lines: wanted, meta }: CommandOf<PreSaleCommand, 'ReserveOrder'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustSell(preSale);
  const buyerId = meta.actor.id;
  const before = preSale.orders.get(orderId) ?? null;
  if (before) mustBeHeld(before, buyerId, meta.now);
  else mustBeNewId(preSale, orderId);
  const room = roomIn(preSale, meta.now, before);
  if (!before) mustHoldNothing(room, buyerId);
  const lines = priced(room, terms, buyerId, wanted);
  if (before && isSame(before, lines)) return [];
  const source = mustBeOpen(room, terms, buyerId, lines);
  takeSpaces(room, buyerId, lines);
  mustBeLeft(room, terms, lines);
  mustBeAllowed(room, terms, buyerId, lines);
  if (isPublic(terms, meta.now)) mustLeaveToWaiting(room, buyerId, lines);
  const of = { orderId, buyerId };
  if (before) return [...endedOf(room), event('OrderChanged', { ...of, lines: [...lines] })];
  const number = preSale.orders.size + 1;
  const until = plusMinutes(meta.now, terms.holdMinutes);
  return [
    ...endedOf(room),
    event('OrderReserved', { ...of, number, source, lines: [...lines], until, by: null }),
  ];
}

/** Give up what is held before anything is paid; of an offer from the waitlist, it is declined.
 *  events  [OrderAbandoned]; of an offer [OrderAbandoned, WaitlistOfferEnded]; [] when it was left or has run out
 *  errors  ORDER_NOT_FOUND (not-found), NOT_YOUR_ORDER (forbidden), ORDER_SUBMITTED (conflict)
 *  source  README, Holds 7 */
export function leaveOrder(
  { orderId, meta }: CommandOf<PreSaleCommand, 'LeaveOrder'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const order = ownOrderOf(preSale, orderId, meta);
  if (order.status === 'abandoned') return [];
  if (order.status !== 'reserved') throw orderSubmitted();
  return abandon(order, 'left');
}

/** events  [OrderAbandoned…] of all holds and offers whose time is over; [] when there are none
 *  source  README, Holds 3 */
export function abandonLapsed(
  { meta }: CommandOf<PreSaleCommand, 'AbandonLapsed'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const room = roomIn(preSale, meta.now);
  endAllLapsed(room);
  return endedOf(room);
}

/** errors  as mustBeAnnounced; SALES_PAUSED (conflict) */
function mustSell(preSale: PreSale): Terms {
  const terms = mustBeAnnounced(preSale);
  if (preSale.isPaused)
    throw conflict('SALES_PAUSED', { message: 'Nothing is sold for the moment. Look again later.' });
  return terms;
}

/** errors  NOT_YOUR_ORDER (forbidden), ORDER_SUBMITTED, ORDER_OVER, HOLD_OVER (conflict) */
function mustBeHeld(order: Order, buyerId: string, now: string): void {
  if (order.buyerId !== buyerId) throw notYourOrder();
  if (order.status === 'abandoned' || hasLapsed(order, now)) throw holdOver();
  if (order.status === 'cancelled' || order.status === 'refunded') throw orderOver();
  if (order.status !== 'reserved' || !isByBuyer(order)) throw orderSubmitted();
}

export const holdOver = () =>
  conflict('HOLD_OVER', { message: 'The time of this hold is over. Choose again what is still free.' });

/** A buyer has one hold at a time; what an offer or the team holds for them does not count.
 *  errors  HOLD_EXISTS (conflict), with the order */
function mustHoldNothing(room: Room, buyerId: string): void {
  for (const id of room.preSale.ordersOf.get(buyerId) ?? []) {
    const order = room.preSale.orders.get(id);
    if (order?.status !== 'reserved' || !isByBuyer(order)) continue;
    if (hasLapsed(order, room.now)) room.ended.add(id);
    else
      throw conflict('HOLD_EXISTS', {
        orderId: id,
        message: 'You hold something already: pay for it, change it or let it go first.',
      });
  }
}

const isByBuyer = ({ by, entryId }: Order): boolean => by === null && entryId === null;

/** What the buyer may have now: their own spaces of the last time in the time for renewals, and all else once it is open to them.
 *  out     how they come to it
 *  errors  NOT_OPEN, NOT_YOUR_TURN (conflict), with the moment at which it opens to them */
function mustBeOpen(
  { preSale, now, own }: Room,
  terms: Terms,
  buyerId: string,
  lines: readonly OrderLine[],
): OrderSource {
  const spaces = lines.flatMap(({ spaceId }) => preSale.spaces.get(spaceId ?? '') ?? []);
  const isOwn = (space: SpaceState) => liveRightOf(preSale, space, now) === buyerId;
  const open = openFor(preSale, buyerId, now);
  const isRenewal = spaces.length > 0 && spaces.every(isOwn) && isRenewalOpen(terms, now);
  if (isRenewal) return 'renewal';
  if (open) return open;
  const renewsToo = isRenewalOpen(terms, now) && hasAnyRight(preSale, buyerId);
  if (renewsToo && spaces.length === 0) return own?.source ?? 'renewal';
  const opensAt = opensNextFor(preSale, buyerId, now);
  if (isRenewalOpen(terms, now) || openWindows(terms, now).length)
    throw conflict('NOT_YOUR_TURN', { opensAt, message: 'Others choose first: look when it opens to you.' });
  throw conflict('NOT_OPEN', { opensAt, message: 'Nothing is sold at this moment.' });
}

/** Whoever renews buys what else they need with it, and afterwards. */
const hasAnyRight = ({ rightsOf, spaces }: PreSale, vendorId: string): boolean =>
  [...(rightsOf.get(vendorId) ?? [])].some((id) => {
    const right = spaces.get(id)?.right;
    return right?.vendorId === vendorId && (right.status === 'live' || right.status === 'exercised');
  });

const isSame = ({ lines }: Order, others: readonly OrderLine[]): boolean =>
  lines.length === others.length &&
  others.every((other, at) => {
    const line = lines[at];
    return (
      line?.id === other.id &&
      line.productId === other.productId &&
      line.spaceId === other.spaceId &&
      line.quantity === other.quantity &&
      line.showClass === other.showClass
    );
  });
