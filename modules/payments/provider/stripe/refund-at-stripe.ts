import type Stripe from 'stripe';
import type { FoundRefund, PaymentProvider } from '../payment-provider.js';
import { foundRefund, refundsOf } from './found-payment.js';
import { ours } from './kept-prices.js';
import { Refund } from './stripe-answers.js';
import { ask } from './stripe-client.js';

/** Send money back once for each of our ids. Stripe keeps the key of a call for a day at least; the id that it keeps with the refund lasts longer. */
export async function refundAtStripe(
  stripe: Stripe,
  { id, paymentRef, amountCents }: Parameters<PaymentProvider['refund']>[0],
): Promise<FoundRefund> {
  const made = (await refundsOf(stripe, paymentRef)).find((refund) => refund.id === id);
  if (made) return made;
  const refund = stripe.refunds.create(
    { payment_intent: paymentRef, amount: amountCents, metadata: { [ours.refund]: id } },
    { idempotencyKey: `refund ${id}` },
  );
  return foundRefund(await ask(Refund, refund));
}
