import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import { lineOf, mustBeAnnounced, orderOf, orderOver } from './guards.rules.js';
import { takeAgain } from './lines.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  isPaid,
  type LineState,
  type Order,
  type PreSale,
  type PreSaleCommand,
} from './pre-sale-types.state.js';
import { endedOf, roomIn } from './room.rules.js';

/** Let one line of an order in. A gate without a connection tells it later: `at` is when it saw the line. Whoever was released as a no-show comes in while
 *  nobody else has the space.
 *  events  [CheckedIn], with [OrderAbandoned…] of holds in the way of a no-show before it; [] for the same gate and moment again
 *  units   at: ISO-8601 UTC; a gate whose clock is ahead, or more than a week behind, counts as now
 *  errors  PRE_SALE_NOT_FOUND, ORDER_NOT_FOUND, LINE_NOT_FOUND (not-found); PRE_SALE_OVER, NOT_ANNOUNCED, NOT_PAID, ORDER_OVER, NO_SHOW (conflict);
 *          ALREADY_HERE (conflict), with who let it in, when and where
 *  source  README, The day 1–3 */
export function checkIn(
  { orderId, lineId, gate, at, meta }: CommandOf<PreSaleCommand, 'CheckIn'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustBeAnnounced(preSale);
  const order = orderOf(preSale, orderId);
  const line = lineOf(order, lineId);
  const seenAt = isBelieved(at, meta.now) ? at : meta.now;
  if (line.checkedIn?.gate === gate && line.checkedIn.at === seenAt) return [];
  mustBeLetIn(order, line);
  const room = roomIn(preSale, meta.now);
  if (line.status === 'no show' && !takeAgain(room, terms, order.buyerId, [line])) throw noShow();
  const of = { orderId, buyerId: order.buyerId, by: meta.actor.id };
  return [...endedOf(room), event('CheckedIn', { ...of, lineId, gate, at: seenAt })];
}

/** events  [CheckInUndone]; [] when it is not checked in
 *  errors  ORDER_NOT_FOUND, LINE_NOT_FOUND (not-found) */
export function undoCheckIn(
  { orderId, lineId, meta }: CommandOf<PreSaleCommand, 'UndoCheckIn'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const order = orderOf(preSale, orderId);
  if (!lineOf(order, lineId).checkedIn) return [];
  return [event('CheckInUndone', { orderId, buyerId: order.buyerId, by: meta.actor.id, lineId })];
}

/** Free the spaces of those who have paid and not come by the hour that the terms set. They keep the right to them; whoever gets one at the gate has it for
 *  this time. What was sold at
 *  the gate, or paid since that hour, is not released. It looks at all orders.
 *  events  [NoShowsReleased]; [] when all have come
 *  errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, NOT_ANNOUNCED (conflict); TOO_EARLY (conflict), with the hour
 *  source  README, The day 4 */
export function releaseNoShows(
  { meta }: CommandOf<PreSaleCommand, 'ReleaseNoShows'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const { noShowAt } = mustBeAnnounced(preSale);
  if (noShowAt === null || meta.now < noShowAt)
    throw conflict('TOO_EARLY', {
      noShowAt,
      message: 'Spaces are kept for those who have not come yet, until the hour that the terms name.',
    });
  const lines = [...preSale.orders.values()]
    .filter((order) => isPaid(order) && order.source !== 'gate' && (order.paidAt ?? '') < noShowAt)
    .flatMap((order) =>
      order.lines.filter(isMissing).map((line) => ({ orderId: order.id, lineId: line.id })),
    );
  return lines.length ? [event('NoShowsReleased', { by: meta.actor.id, lines })] : [];
}

/** A vendor has packed up: the space stays theirs.
 *  events  [SpaceVacated]; [] when it is known
 *  errors  ORDER_NOT_FOUND, LINE_NOT_FOUND (not-found), NOT_HERE (conflict)
 *  source  README, The day 5 */
export function vacateSpace(
  { orderId, lineId, at, meta }: CommandOf<PreSaleCommand, 'VacateSpace'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const order = orderOf(preSale, orderId);
  const { checkedIn, vacatedAt, spaceId } = lineOf(order, lineId);
  if (vacatedAt !== null) return [];
  if (!checkedIn || spaceId === null)
    throw conflict('NOT_HERE', { message: 'Nobody came to this space yet.' });
  const leftAt = at < meta.now ? at : meta.now;
  return [event('SpaceVacated', { orderId, buyerId: order.buyerId, by: meta.actor.id, lineId, at: leftAt })];
}

/** Gates tell within days what they saw; a phone that lost its clock is years behind. */
const isBelieved = (at: string, now: string): boolean => at < now && at >= plusDays(now, -7);

const isMissing = ({ spaceId, status, checkedIn }: LineState): boolean =>
  spaceId !== null && status === 'on' && checkedIn === null;

/** errors  ALREADY_HERE, NOT_PAID, ORDER_OVER (conflict) */
function mustBeLetIn(order: Order, { checkedIn, status }: LineState): void {
  if (checkedIn)
    throw conflict('ALREADY_HERE', {
      ...checkedIn,
      message: `This came in before, at ${checkedIn.gate}.`,
    });
  if (order.status === 'reserved' || order.status === 'awaiting payment')
    throw conflict('NOT_PAID', { message: 'This order is not paid yet.' });
  if (!isPaid(order) || status === 'cancelled') throw orderOver();
}

const noShow = () =>
  conflict('NO_SHOW', {
    message:
      'Nobody came for this space in time, and somebody else has it now. The registrar can give another.',
  });
