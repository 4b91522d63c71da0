import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { lineOf, mustGoOn, orderOf, orderOver, ownOrderOf, termsOf } from './guards.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  isAlive,
  isPaid,
  type LineState,
  type Order,
  type PreSale,
  type PreSaleCommand,
} from './pre-sale-types.state.js';
import { grantRefund, refundOf, refundRuleAt } from './refunds.rules.js';
import { endOffer } from './room.rules.js';

/** Cancel lines of one's own order that is submitted or paid: what goes back, and who keeps the right to the spaces, is as the terms say at this moment.
 *  events  [LinesCancelled], with RefundGranted when money goes back, and WaitlistOfferEnded when it was an offer that is not paid; [] when they are canceled
 *  errors  PRE_SALE_NOT_FOUND, ORDER_NOT_FOUND, LINE_NOT_FOUND (not-found), NOT_YOUR_ORDER (forbidden); ORDER_HELD, ORDER_OVER, ALREADY_HERE, NO_SHOW (conflict)
 *  source  README, Money 6 and 7 */
export function cancelLines(
  { orderId, lineIds, reason, meta }: CommandOf<PreSaleCommand, 'CancelLines'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const terms = termsOf(preSale);
  const order = ownOrderOf(preSale, orderId, meta);
  const lines = linesToCancel(order, lineIds);
  if (!lines.length) return [];
  if (order.status === 'reserved')
    throw conflict('ORDER_HELD', { message: 'This is only held: let it go, or choose other spaces.' });
  for (const line of lines) mustNotHaveCome(line);
  return cancel(preSale, order, lines, { ...refundRuleAt(terms, meta.now), reason, by: meta.actor.id });
}

/** Cancel lines of a member's order by the team, who say what goes back.
 *  events  as `cancelLines`
 *  errors  PRE_SALE_NOT_FOUND, ORDER_NOT_FOUND, LINE_NOT_FOUND (not-found), ORDER_OVER (conflict)
 *  source  README, Money 8 */
export function cancelLinesFor(
  { orderId, lineIds, percent, keepsRight, reason, meta }: CommandOf<PreSaleCommand, 'CancelLinesFor'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  termsOf(preSale);
  const order = orderOf(preSale, orderId);
  const lines = linesToCancel(order, lineIds);
  if (!lines.length) return [];
  return cancel(preSale, order, lines, { percent, feeCents: 0, keepsRight, reason, by: meta.actor.id });
}

/** The date is off: nothing is sold any more, what was paid for lines that are on goes back whole, and vendors keep their rights for the next time. It looks
 *  at all orders.
 *  in      most: how many orders it cancels; sent again, it goes on
 *  events  [PreSaleCancelled] the first time, then [LinesCancelled, …] as `cancelLines`; [] when nothing is left to do
 *  errors  PRE_SALE_NOT_FOUND (not-found)
 *  source  README, Money 9 */
export function cancelPreSale(
  { most, reason, meta }: CommandOf<PreSaleCommand, 'CancelPreSale'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  termsOf(preSale);
  const by = meta.actor.id;
  const terms = { percent: 100, feeCents: 0, keepsRight: true, reason, by };
  const alive = [...preSale.ordersOf.values()].flat().slice(0, most);
  const orders = alive.flatMap((id) => preSale.orders.get(id) ?? []);
  return [
    ...(preSale.status === 'cancelled' ? [] : [event('PreSaleCancelled', { by, reason })]),
    ...orders.flatMap((order) =>
      cancel(
        preSale,
        order,
        order.lines.filter(({ status }) => status !== 'cancelled'),
        terms,
      ),
    ),
  ];
}

/** What canceling lines now would come to, for a preview. */
export const wouldGoBack = (preSale: PreSale, order: Order, lineIds: readonly string[], now: string) => {
  const rule = refundRuleAt(mustGoOn(preSale), now);
  return { ...refundOf(order, linesToCancel(order, lineIds), rule), keepsRight: rule.keepsRight };
};

interface Cancelling {
  readonly percent: number;
  readonly feeCents: number;
  readonly keepsRight: boolean;
  readonly reason: string;
  readonly by: string;
}

function cancel(
  preSale: PreSale,
  order: Order,
  lines: readonly LineState[],
  { keepsRight, reason, by, ...rule }: Cancelling,
): readonly PreSaleEvent[] {
  const { id: orderId, buyerId, paymentId } = order;
  const { cents, feeCents, lines: byLine } = refundOf(order, lines, rule);
  const lineIds = lines.map(({ id }) => id);
  const keepRight = keepsRight
    ? lines.filter((line) => hasRightBy(preSale, order, line)).map(({ id }) => id)
    : [];
  const isOver = order.lines.every(({ id, status }) => status === 'cancelled' || lineIds.includes(id));
  return [
    event('LinesCancelled', { orderId, buyerId, by, reason, lineIds, keepRight, feeCents }),
    ...(isOver && !isPaid(order) ? endOffer(order, 'declined') : []),
    ...grantRefund(order, { paymentId, cents, lines: byLine, reason }),
  ];
}

/** Whoever has paid for a space that is not lent to them has a right to it; before that, only who had one already. */
function hasRightBy({ spaces }: PreSale, order: Order, { spaceId, isOneYear }: LineState): boolean {
  const right = spaces.get(spaceId ?? '')?.right;
  const hadIt =
    right?.vendorId === order.buyerId && right.status !== 'surrendered' && right.status !== 'expired';
  return spaceId !== null && !isOneYear && (isPaid(order) || hadIt);
}

/** Those that are not canceled yet.
 *  errors  LINE_NOT_FOUND (not-found), ORDER_OVER (conflict) */
function linesToCancel(order: Order, lineIds: readonly string[]): readonly LineState[] {
  const named = [...new Set(lineIds)].map((id) => lineOf(order, id));
  const lines = named.filter(({ status }) => status !== 'cancelled');
  if (lines.length && !isAlive(order)) throw orderOver();
  return lines;
}

/** errors  ALREADY_HERE, NO_SHOW (conflict) */
function mustNotHaveCome({ checkedIn, status }: LineState): void {
  if (checkedIn) throw conflict('ALREADY_HERE', { message: 'You are checked in: talk to the gate.' });
  if (status === 'no show')
    throw conflict('NO_SHOW', { message: 'This space was released because nobody came for it.' });
}
