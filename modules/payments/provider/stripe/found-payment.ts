import type Stripe from 'stripe';
import type { FoundDispute, FoundPayment, FoundRefund, PaymentRefs } from '../payment-provider.js';
import { ours } from './kept-prices.js';
import { CheckoutWithIntent, Dispute, Intent, Refund } from './stripe-answers.js';
import { allOf, ask, askForAll } from './stripe-client.js';
import { iso } from './stripe-time.js';

/** How a payment is now: by its movement once it has one, else by its page. */
export async function findPayment(stripe: Stripe, refs: PaymentRefs): Promise<FoundPayment> {
  const page = refs.paymentRef === null ? await pageOf(stripe, refs.checkoutRef) : null;
  const intent =
    refs.paymentRef === null ? (page?.payment_intent ?? null) : await intentOf(stripe, refs.paymentRef);
  if (intent === null) return { ...nothing, ...withoutIntent(page) };
  const isPaid = intent.status === 'succeeded';
  return {
    status: statusOf(intent, page),
    paymentRef: intent.id,
    paidCents: isPaid ? intent.amount_received : 0,
    paidAt: isPaid ? iso(intent.latest_charge?.created ?? intent.created) : null,
    declined: isPaid ? null : declined(intent),
    refunds: isPaid ? await refundsOf(stripe, intent.id) : [],
    disputes: intent.latest_charge?.disputed ? await disputesOf(stripe, intent.id) : [],
  };
}

export const refundsOf = (stripe: Stripe, paymentRef: string): Promise<readonly FoundRefund[]> =>
  allOf(askForAll(Refund, stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }))).then((all) =>
    all.map(foundRefund),
  );

export const foundRefund = (refund: Refund): FoundRefund => ({
  ref: refund.id,
  id: refund.metadata?.[ours.refund] ?? null,
  amountCents: refund.amount,
  status: refundStatus(refund.status),
  code: refund.failure_reason ?? null,
});

/** An inquiry ('warning_…') takes no money, and neither does a dispute that was prevented. While a lost one is appealed, the money is gone. */
export function disputeStatus(status: string): FoundDispute['status'] | null {
  if (status.startsWith('warning_') || status === 'prevented') return null;
  if (status === 'won') return 'won';
  return status === 'lost' || status.startsWith('appeal_') ? 'lost' : 'open';
}

const nothing: FoundPayment = {
  status: 'open',
  paymentRef: null,
  paidCents: 0,
  paidAt: null,
  declined: null,
  refunds: [],
  disputes: [],
};

const intentOf = (stripe: Stripe, id: string): Promise<Intent> =>
  ask(Intent, stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));

async function pageOf(stripe: Stripe, id: string | null): Promise<CheckoutWithIntent | null> {
  if (id === null) return null;
  const expand = ['payment_intent.latest_charge'];
  return ask(CheckoutWithIntent, stripe.checkout.sessions.retrieve(id, { expand }));
}

/** A page that nobody tried to pay yet, or one that cost nothing. */
function withoutIntent(page: CheckoutWithIntent | null): Partial<FoundPayment> {
  if (page?.status === 'expired') return { status: 'expired' };
  return page?.status === 'complete' ? { status: 'paid', paidAt: iso(page.created) } : {};
}

function statusOf({ status }: Intent, page: CheckoutWithIntent | null): FoundPayment['status'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  if (status === 'canceled') return 'expired';
  // a page that is through takes no second attempt: a bank said no afterwards
  return page === null || page.status === 'open' ? 'open' : 'expired';
}

const declined = ({ last_payment_error: error }: Intent): string | null =>
  error?.decline_code ?? error?.code ?? null;

/** Oldest first. A bank may ask for parts of a payment one after the other. */
async function disputesOf(stripe: Stripe, paymentRef: string): Promise<readonly FoundDispute[]> {
  const list = stripe.disputes.list({ payment_intent: paymentRef, limit: 100 });
  return [...(await allOf(askForAll(Dispute, list)))].reverse().flatMap((dispute) => {
    const status = disputeStatus(dispute.status);
    return status === null
      ? []
      : [{ ref: dispute.id, amountCents: dispute.amount, code: dispute.reason, status }];
  });
}

function refundStatus(status: string | null): FoundRefund['status'] {
  if (status === 'succeeded') return 'settled';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
