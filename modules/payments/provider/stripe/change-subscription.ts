import type Stripe from 'stripe';
import { unreachable } from '../../../kernel/decider/errors.js';
import type { PaymentProvider } from '../payment-provider.js';
import { itemOf } from './found-subscription.js';
import { Anything, Subscription } from './stripe-answers.js';
import { ask, isRefusal } from './stripe-client.js';

type Change = Parameters<PaymentProvider['change']>[2];

/** Change a subscription, once for each id. One that is already as it is to be stays so. */
export async function changeSubscription(stripe: Stripe, ref: string, id: string, to: Change): Promise<void> {
  const options = { idempotencyKey: `change ${id}` };
  if (to === 'end now') return endNow(stripe, ref);
  const params = typeof to === 'object' ? await withAmount(stripe, ref, to.amountCents) : paramsOf(to);
  await ask(Anything, stripe.subscriptions.update(ref, params, options));
}

function paramsOf(to: 'pause' | 'resume' | 'end at its end'): Stripe.SubscriptionUpdateParams {
  switch (to) {
    case 'pause':
      return { pause_collection: { behavior: 'void' } };
    case 'resume':
      return { pause_collection: '' };
    case 'end at its end':
      return { cancel_at_period_end: true };
    default:
      return unreachable(to);
  }
}

/** From the next invoice on. */
async function withAmount(
  stripe: Stripe,
  ref: string,
  amountCents: number,
): Promise<Stripe.SubscriptionUpdateParams> {
  const { id, price } = itemOf(await ask(Subscription, stripe.subscriptions.retrieve(ref)));
  const { interval } = price.recurring;
  const priceData = {
    currency: 'usd',
    product: price.product,
    recurring: { interval },
    unit_amount: amountCents,
  };
  return { items: [{ id, price_data: priceData }], proration_behavior: 'none' };
}

/** Ending has no key at Stripe, and needs none: it ends once. */
async function endNow(stripe: Stripe, ref: string): Promise<void> {
  try {
    await ask(Anything, stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false }));
  } catch (error) {
    if (!isRefusal(error, 'resource_missing')) throw error;
    const { status } = await ask(Subscription, stripe.subscriptions.retrieve(ref));
    if (status !== 'canceled') throw error;
  }
}
