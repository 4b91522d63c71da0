import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { mustGoOn } from './guards.rules.js';
import { mustBeLeft, priced, takeSpaces } from './lines.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { OrderLine, Terms } from './pre-sale.schemas.js';
import type { PreSale, PreSaleCommand, Wanted } from './pre-sale-types.state.js';
import { endedOf, isSpaceProduct, mustBeNewId, type Room, roomIn } from './room.rules.js';

/** Hold spaces and other products for a member, by the team: at any time before the date is off, whatever they have already, also at another price. The team gives
 *  away nothing that others hold, have or have a right to.
 *  events  [OrderAbandoned…] of holds that are over, [OrderReserved]; [] for the same id again with the same lines, and for what an
 *          allocation gave, wherever it was moved since
 *  errors  PRE_SALE_NOT_FOUND, PRODUCT_NOT_FOUND, SPACE_NOT_FOUND (not-found); PRE_SALE_OVER, ORDER_ID_TAKEN, SPACE_BLOCKED, SPACE_TAKEN, SPACE_HAS_RIGHT,
 *          SOLD_OUT (conflict);
 *          UNTIL_PAST, LINES_WRONG, WRONG_PRODUCT, CLASS_MISSING (unprocessable)
 *  source  README, Holds 8 */
export function reserveFor(
  { orderId, buyerId, source, lines: wanted, cents, until, meta }: CommandOf<PreSaleCommand, 'ReserveFor'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustGoOn(preSale);
  const before = preSale.orders.get(orderId);
  const isAgain = before?.buyerId === buyerId && before.by !== null;
  if (isAgain && (source === 'allocation' || hasSame(before.lines, wanted))) return [];
  mustBeNewId(preSale, orderId);
  if (until <= meta.now) throw unprocessable('UNTIL_PAST', { message: 'The hold would be over already.' });
  const room = roomIn(preSale, meta.now);
  const lines = priced(room, terms, buyerId, wanted).map((line) => ({
    ...line,
    unitCents: cents.find(({ lineId }) => lineId === line.id)?.unitCents ?? line.unitCents,
  }));
  takeSpaces(room, buyerId, lines);
  mustBeLeft(room, terms, lines);
  const number = preSale.orders.size + 1;
  const by = meta.actor.id;
  return [...endedOf(room), event('OrderReserved', { orderId, buyerId, number, source, lines, until, by })];
}

const hasSame = (before: readonly OrderLine[], wanted: readonly Wanted[]): boolean =>
  before.length === wanted.length &&
  before.every(({ productId, spaceId, quantity }, at) => {
    const other = wanted[at];
    return other?.productId === productId && other.spaceId === spaceId && other.quantity === quantity;
  });

/** Record who had which space at a date that was sold elsewhere: as paid, without money. All of it or nothing.
 *  events  [OrderReserved, OrderPaid, …], with [OrderAbandoned…] before them; [] when all of it is recorded
 *  errors  PRE_SALE_NOT_FOUND, SPACE_NOT_FOUND (not-found); PRE_SALE_OVER, ORDER_ID_TAKEN, SPACE_BLOCKED, SPACE_TAKEN, SPACE_HAS_RIGHT, SOLD_OUT (conflict);
 *          LINES_WRONG, WRONG_PRODUCT, CLASS_MISSING (unprocessable)
 *  source  README, Holds 9 */
export function recordAssignments(
  { assignments, meta }: CommandOf<PreSaleCommand, 'RecordAssignments'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = mustGoOn(preSale);
  const news = assignments.filter(({ orderId, buyerId }) => preSale.orders.get(orderId)?.buyerId !== buyerId);
  mustNameOnce(news);
  const room = roomIn(preSale, meta.now);
  const recorded = news.flatMap(({ orderId, buyerId, spaceIds }, at): PreSaleEvent[] => {
    mustBeNewId(preSale, orderId);
    const of = { orderId, buyerId };
    const lines = linesOfSpaces(room, terms, buyerId, spaceIds);
    takeSpaces(room, buyerId, lines);
    const number = preSale.orders.size + at + 1;
    const reserved = { ...of, number, source: 'record' as const, lines, until: meta.now, by: meta.actor.id };
    return [
      event('OrderReserved', reserved),
      event('OrderPaid', { ...of, paymentId: null, paidCents: 0, paidAt: meta.now }),
    ];
  });
  mustBeLeft(room, terms, linesIn(recorded));
  return [...endedOf(room), ...recorded];
}

/** Each space as the product that its type is, at no price. */
function linesOfSpaces(room: Room, terms: Terms, buyerId: string, spaceIds: readonly string[]): OrderLine[] {
  const wanted = spaceIds.map((spaceId, at): Wanted => {
    const type = room.preSale.spaces.get(spaceId)?.offered.type;
    const product = terms.products.find((one) => isSpaceProduct(one) && type && one.types.includes(type));
    const productId = product?.id ?? terms.products.find(isSpaceProduct)?.id ?? '';
    return { lineId: `${at + 1}`, productId, spaceId, quantity: 1, showClass: null };
  });
  return priced(room, terms, buyerId, wanted).map((line) => ({ ...line, unitCents: 0 }));
}

/** errors  ORDER_ID_TAKEN, SPACE_TAKEN (conflict) */
function mustNameOnce(
  assignments: readonly { readonly orderId: string; readonly spaceIds: readonly string[] }[],
): void {
  const seen = new Set<string>();
  for (const { orderId, spaceIds } of assignments) {
    for (const spaceId of spaceIds) {
      if (seen.has(spaceId)) throw conflict('SPACE_TAKEN', { spaceId, message: 'A space is named twice.' });
      seen.add(spaceId);
    }
    if (seen.has(`order ${orderId}`))
      throw conflict('ORDER_ID_TAKEN', { message: 'An order is named twice.' });
    seen.add(`order ${orderId}`);
  }
}

const linesIn = (events: readonly PreSaleEvent[]): readonly OrderLine[] =>
  events.flatMap((one) => (one.type === 'OrderReserved' ? one.data.lines : []));
