import { Refused } from './answers.js';
import { type Form, metadataOf, numberOf, textOf } from './form.js';
import type { Store } from './store.js';
import type { Dispute, Refund } from './things.js';

/** What `POST /v1/refunds` does, and staff in Stripe's dashboard. */
export function newRefund(store: Store, form: Form, status = 'succeeded'): Refund {
  const intent = store.get('payment_intent', textOf(form, 'payment_intent') ?? '');
  const charge = store.get('charge', intent.latest_charge ?? '');
  const left = charge.amount - charge.amount_refunded;
  const amount = numberOf(form, 'amount') ?? left;
  if (left === 0)
    throw new Refused(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  if (amount > left)
    throw new Refused(
      400,
      undefined,
      `Refund amount ($${amount / 100}) is greater than what is left.`,
      'amount',
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = store.add<Refund>({
    id: store.id('re'),
    object: 'refund',
    created: store.now(),
    amount,
    status,
    metadata: metadataOf(form),
    payment_intent: intent.id,
  });
  store.happened('refund.created', refund);
  store.happened('charge.refunded', charge);
  return refund;
}

/** A bank sends it back again. */
export function failRefund(store: Store, id: string, reason: string): void {
  const refund = store.get('refund', id);
  const charge = store.get('charge', store.get('payment_intent', refund.payment_intent).latest_charge ?? '');
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  Object.assign(refund, { status: 'failed', failure_reason: reason });
  store.happened('refund.failed', refund);
}

export function openDispute(store: Store, paymentIntent: string, status = 'needs_response'): Dispute {
  const charge = store.get('charge', store.get('payment_intent', paymentIntent).latest_charge ?? '');
  charge.disputed = true;
  const dispute = store.add<Dispute>({
    id: store.id('du'),
    object: 'dispute',
    created: store.now(),
    amount: charge.amount,
    reason: 'fraudulent',
    status,
    payment_intent: paymentIntent,
  });
  store.happened('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(store: Store, id: string, status: 'won' | 'lost'): void {
  const dispute = store.get('dispute', id);
  dispute.status = status;
  store.happened('charge.dispute.closed', dispute);
}
