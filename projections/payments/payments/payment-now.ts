import { isDisputed, lostOf, wentBack } from '../../../modules/payments/payment/left.rules.js';
import type { KnownPayment } from '../../../modules/payments/payment/payment.state.js';
import type { PaymentRow } from '../../../modules/payments/payments.contract.js';

/** What a payment is by its stream. The row of the list may be behind it by a moment, and a page that watches money go back reads no more once it went.
 *  units  US dollars; ISO-8601 UTC */
export const paymentNow = (
  payment: KnownPayment,
): Pick<PaymentRow, 'amount' | 'status' | 'refunded' | 'isDisputed' | 'settledAt' | 'until'> & {
  readonly isRefunding: boolean;
} => {
  const { status, settled, amountCents, refunds, until } = payment;
  return {
    amount: (settled?.paidCents ?? amountCents) / 100,
    status,
    refunded: wentBack(payment) / 100,
    isDisputed: isDisputed(payment) || lostOf(payment) > 0,
    settledAt: settled?.paidAt ?? null,
    until: status === 'requested' || status === 'open' ? until : null,
    isRefunding: [...refunds.values()].some((refund) => refund.status === 'requested'),
  };
};
