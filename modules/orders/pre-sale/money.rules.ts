import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { mustGoOn, notYourOrder, orderOf, orderOver } from './guards.rules.js';
import { holdOver } from './hold.rules.js';
import { takeAgain } from './lines.rules.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { Terms } from './pre-sale.schemas.js';
import { isPaid, lineCents, type Order, type PreSale, type PreSaleCommand } from './pre-sale-types.state.js';
import { grantRefund } from './refunds.rules.js';
import { abandon, endedOf, endOffer, hasLapsed, roomIn } from './room.rules.js';

type Submit = CommandOf<PreSaleCommand, 'SubmitOrder'>;
type Payment = CommandOf<PreSaleCommand, 'RecordPayment'>;

/** Have an order wait for its payment, or for another payment than before. One that costs nothing is paid at once.
 *  events  [OrderSubmitted]; of one that costs nothing [OrderSubmitted, OrderPaid], from the waitlist with WaitlistOfferEnded; [] for the same payment again
 *  units   until: ISO-8601 UTC, until when it can be paid
 *  errors  PRE_SALE_NOT_FOUND, ORDER_NOT_FOUND (not-found), NOT_YOUR_ORDER (forbidden); PRE_SALE_OVER, HOLD_OVER, ORDER_OVER, ORDER_PAID, CHECKS_CLOSED (conflict);
 *          WAY_WRONG (unprocessable)
 *  source  README, Money 1 and 2 */
export function submit(command: Submit, preSale: PreSale): readonly PreSaleEvent[] {
  const { orderId, way, paymentId, until, meta } = command;
  const terms = mustGoOn(preSale);
  const order = orderOf(preSale, orderId);
  const { buyerId, by, status } = order;
  if (buyerId !== meta.actor.id && by === null) throw notYourOrder();
  if (isPaid(order)) throw conflict('ORDER_PAID', { message: 'This order is paid.' });
  if (status === 'abandoned' || hasLapsed(order, meta.now)) throw holdOver();
  if (status === 'cancelled' || status === 'refunded') throw orderOver();
  if (status === 'awaiting payment' && order.paymentId === paymentId) return [];
  mustFit(command, terms, order);
  const submitted = event('OrderSubmitted', { orderId, buyerId, way, paymentId, until });
  if (way !== 'free') return [submitted];
  const free = { orderId, buyerId, paymentId: null, paidCents: 0, paidAt: meta.now };
  return [submitted, event('OrderPaid', free), ...endOffer(order, 'taken')];
}

/** Money came. It assigns what is held, and what is still free though the order was abandoned; else all of it goes back. What it is more than the order costs
 *  now goes back too.
 *  events  [OrderPaid], with [OrderAbandoned…] of holds that are over before it, and WaitlistOfferEnded, RefundGranted after it; or [LatePaymentReceived,
 *          RefundGranted];
 *          [] for a payment that is recorded
 *  units   USD cents; paidAt: ISO-8601 UTC
 *  errors  ORDER_NOT_FOUND (not-found)
 *  source  README, Money 3 and 4 */
export function recordPayment(command: Payment, preSale: PreSale): readonly PreSaleEvent[] {
  const { orderId, paymentId, paidCents, paidAt } = command;
  const order = orderOf(preSale, orderId);
  if (order.payments.some(({ id }) => id === paymentId)) return [];
  const { buyerId, status } = order;
  const money = { orderId, buyerId, paymentId, paidCents, paidAt };
  if (status === 'reserved' || status === 'awaiting payment') return assign(order, money);
  const ended = revive(preSale, order, command);
  if (ended) return [...ended, ...assign(order, money)];
  const all = { paymentId, cents: paidCents, lines: [], reason: 'It came when the order was over.' };
  return [event('LatePaymentReceived', money), ...grantRefund(order, all)];
}

/** So much of a payment went back. Totals only grow, so that an older one changes nothing.
 *  events  [RefundRecorded]; [] when it is known
 *  errors  ORDER_NOT_FOUND (not-found)
 *  source  README, Money 5 */
export function recordRefund(
  { orderId, paymentId, totalCents }: CommandOf<PreSaleCommand, 'RecordRefund'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const { buyerId, payments } = orderOf(preSale, orderId);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return [];
  const total = Math.min(totalCents, payment.paidCents);
  if (total <= payment.refundedCents) return [];
  return [event('RefundRecorded', { orderId, buyerId, paymentId, totalCents: total })];
}

/** events  [OrderDisputed]; [] when it is known
 *  errors  ORDER_NOT_FOUND (not-found) */
export function recordDispute(
  { orderId, status, cents }: CommandOf<PreSaleCommand, 'RecordDispute'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const { buyerId, dispute } = orderOf(preSale, orderId);
  if (dispute?.status === status && dispute.cents === cents) return [];
  return [event('OrderDisputed', { orderId, buyerId, status, cents })];
}

/** Free what waits for a payment that has ended. An order that waits for another one goes on.
 *  events  [OrderAbandoned], of an offer [OrderAbandoned, WaitlistOfferEnded]; [] for any other order
 *  errors  ORDER_NOT_FOUND (not-found)
 *  source  README, Money 2 */
export function abandonOrder(
  { orderId, paymentId }: CommandOf<PreSaleCommand, 'AbandonOrder'>,
  preSale: PreSale,
): readonly PreSaleEvent[] {
  const order = orderOf(preSale, orderId);
  if (order.status !== 'awaiting payment' || order.paymentId !== paymentId) return [];
  return abandon(order, 'time');
}

/** errors  WAY_WRONG (unprocessable), CHECKS_CLOSED (conflict) */
function mustFit({ way, paymentId, meta }: Submit, { checkDays, checksUntil }: Terms, order: Order): void {
  const total = openCents(order);
  const isFree = total === 0;
  if (isFree !== (way === 'free') || isFree !== (paymentId === null))
    throw unprocessable('WAY_WRONG', {
      message: isFree ? 'This order costs nothing.' : 'Choose how this order is paid.',
    });
  const isByTeam = order.by !== null && meta.actor.id !== order.buyerId;
  const isOpen = checkDays > 0 && (checksUntil === null || meta.now < checksUntil);
  if (way === 'by hand' && !isByTeam && !isOpen)
    throw conflict('CHECKS_CLOSED', { message: 'No check can be sent any more. Pay by card.' });
}

/** What the lines cost that are not canceled. */
const openCents = ({ lines }: Order): number =>
  lines.reduce((sum, line) => (line.status === 'cancelled' ? sum : sum + lineCents(line)), 0);

function assign(
  order: Order,
  money: {
    readonly orderId: string;
    readonly buyerId: string;
    readonly paymentId: string;
    readonly paidCents: number;
    readonly paidAt: string;
  },
): readonly PreSaleEvent[] {
  const { paymentId, paidCents } = money;
  const cents = Math.max(0, paidCents - openCents(order));
  const reason = 'It was more than the order costs.';
  return [
    event('OrderPaid', money),
    ...(order.status === 'abandoned' ? [] : endOffer(order, 'taken')),
    ...grantRefund(order, { paymentId, cents, lines: [], reason }),
  ];
}

/** What an abandoned order held, if all of it is free.
 *  out  the ends of holds that are in the way; null when somebody else has some of it */
function revive(preSale: PreSale, order: Order, { meta }: Payment): readonly PreSaleEvent[] | null {
  const { terms, status } = preSale;
  if (!terms || status === 'cancelled' || order.status !== 'abandoned') return null;
  const room = roomIn(preSale, meta.now);
  const lines = order.lines.filter((line) => line.status === 'on');
  return takeAgain(room, terms, order.buyerId, lines) ? endedOf(room) : null;
}
