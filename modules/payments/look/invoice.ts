import type { FoundSubscription } from '../provider/payment-provider.js';
import type { KnownSubscription } from '../subscription/subscription.state.js';
import { wordsOf } from '../words.rules.js';

/** A paid invoice of a subscription, as a payment of one line. */
export function invoiceOf(
  { paymentRef, paidCents, paidAt }: FoundSubscription['invoices'][number],
  { payerId, purpose, plan, interval, provider }: KnownSubscription,
) {
  const words = `${wordsOf(plan)}, ${interval === 'month' ? 'monthly' : 'yearly'}`;
  const lines = [{ id: 'invoice', words, quantity: 1, unitCents: paidCents }];
  return { payerId, purpose, lines, provider, paidCents, paidAt, ref: paymentRef };
}
