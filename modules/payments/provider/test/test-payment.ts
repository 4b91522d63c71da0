import type { TestAct } from '../../payments.contract.js';
import type { CheckoutOrder, FoundPayment } from '../payment-provider.js';
import { actOnCharge, actsOnCharge, newCharge } from './test-charge.js';
import { type Charge, stemOf, type TestPayment } from './test-objects.js';

/** A page on which lines are paid. */
export function newPayment(
  order: CheckoutOrder & { readonly what: { readonly kind: 'payment' } },
  ref: string,
): TestPayment {
  const { id, attempt, until, returnTo, what } = order;
  const words = what.lines.map(({ words, quantity, unitCents }) => ({
    words: quantity === 1 ? words : `${words} × ${quantity}`,
    amountCents: quantity * unitCents,
  }));
  const amountCents = words.reduce((sum, line) => sum + line.amountCents, 0);
  return {
    kind: 'payment',
    ...{ ref, id, attempt, words, amountCents, until, returnTo },
    declined: null,
    status: 'open',
    charge: null,
  };
}

/** Its status as time has it. */
export const statusOfPayment = ({ status, until }: TestPayment, now: string): TestPayment['status'] =>
  status === 'open' && until <= now ? 'expired' : status;

/** What can happen to it now. */
export function actsOnPayment(payment: TestPayment, now: string): readonly TestAct[] {
  if (payment.charge) return actsOnCharge(payment.charge);
  return statusOfPayment(payment, now) === 'open'
    ? ['pay', 'decline', 'expire', 'pay without a webhook']
    : [];
}

/** What it is after an act that is possible. */
export function actOnPayment(payment: TestPayment, act: TestAct, now: string): TestPayment {
  switch (act) {
    case 'pay':
    case 'pay without a webhook': {
      const charge = newCharge(`tp_${stemOf(payment.ref)}`, payment.amountCents, now);
      return { ...payment, status: 'paid', declined: null, charge };
    }
    case 'decline':
      return { ...payment, declined: 'card_declined' };
    case 'expire':
      return { ...payment, status: 'expired' };
    default:
      return { ...payment, charge: payment.charge && (actOnCharge(payment.charge, act, now) ?? null) };
  }
}

export const foundPayment = (payment: TestPayment, now: string): FoundPayment =>
  payment.charge
    ? foundCharge(payment.charge)
    : { ...nothingPaid, status: statusOfPayment(payment, now), declined: payment.declined };

export const foundCharge = ({ ref, paidCents, paidAt, refunds, dispute }: Charge): FoundPayment => ({
  status: 'paid',
  paymentRef: ref,
  ...{ paidCents, paidAt },
  declined: null,
  refunds: refunds.map(({ at: _, ...refund }) => refund),
  disputes: dispute
    ? [
        {
          ref: dispute.ref,
          amountCents: dispute.amountCents,
          code: dispute.code,
          status: dispute.status,
        },
      ]
    : [],
});

const nothingPaid = {
  paymentRef: null,
  paidCents: 0,
  paidAt: null,
  refunds: [],
  disputes: [],
} as const;
