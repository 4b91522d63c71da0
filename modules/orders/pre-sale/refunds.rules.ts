import { event } from '../../kernel/decider/decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import type { RefundRule, Terms } from './pre-sale.schemas.js';
import { type LineState, lineCents, type Order } from './pre-sale-types.state.js';

interface ByLine {
  readonly id: string;
  readonly cents: number;
}

/** The first rule whose end has not passed; after the last, nothing goes back and the right goes too.
 *  units   now: ISO-8601 UTC
 *  source  README, Money 6 */
export const refundRuleAt = ({ refunds }: Terms, now: string): Omit<RefundRule, 'until'> =>
  refunds.find(({ until }) => now <= until) ?? { percent: 0, feeCents: 0, keepsRight: false };

/** What of an order's payment goes back for lines that are cancelled: a percent of each, rounded half up to whole cents, without the fee, which is kept once
 *  of each order, and never more
 *  than is left of what was paid. An order that is not paid gets nothing.
 *  out     cents, by line and in all; feeCents is what is kept of it besides
 *  units   USD cents
 *  source  README, Money 6 and 7 */
export function refundOf(
  order: Order,
  lines: readonly LineState[],
  { percent, feeCents }: Pick<RefundRule, 'percent' | 'feeCents'>,
): { readonly cents: number; readonly lines: readonly ByLine[]; readonly feeCents: number } {
  const gross = lines.map((line) => ({ id: line.id, cents: shareOf(lineCents(line), percent) }));
  const most = Math.min(sumOf(gross), leftOfPayment(order));
  const fee = Math.min(Math.max(0, feeCents - order.feeCents), most);
  let left = most - fee;
  const byLine = gross.map(({ id, cents }) => {
    const given = Math.min(cents, left);
    left -= given;
    return { id, cents: given };
  });
  return { cents: most - fee, lines: byLine.filter(({ cents }) => cents > 0), feeCents: fee };
}

/** Its id follows from the order, and from how many were granted before.
 *  events  [RefundGranted]; [] for nothing */
export const grantRefund = (
  { id: orderId, buyerId, refundIds }: Order,
  {
    paymentId,
    cents,
    lines,
    reason,
  }: {
    readonly paymentId: string | null;
    readonly cents: number;
    readonly lines: readonly ByLine[];
    readonly reason: string;
  },
): readonly PreSaleEvent[] =>
  cents === 0 || paymentId === null
    ? []
    : [
        event('RefundGranted', {
          orderId,
          buyerId,
          paymentId,
          refundId: `${orderId}-${refundIds.length + 1}`,
          cents,
          lines: [...lines],
          reason,
        }),
      ];

/** What is neither sent back nor granted of the payment by which an order was paid. */
function leftOfPayment({ payments, paymentId }: Order): number {
  const payment = payments.find(({ id }) => id === paymentId);
  return payment ? payment.paidCents - payment.grantedCents : 0;
}

const shareOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

const sumOf = (lines: readonly ByLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);
