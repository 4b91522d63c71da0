import type Stripe from 'stripe';
import type { PlanOnSale } from '../../payments.ports.js';
import { Anything, KeptPrice } from './stripe-answers.js';
import { allOf, ask, askForAll, isRefusal } from './stripe-client.js';

/** The words by which what Stripe keeps leads back to us. */
export const ours = {
  payment: 'smc_payment',
  subscription: 'smc_subscription',
  refund: 'smc_refund',
  plan: 'smc_plan',
  portal: 'smc_portal',
  made: 'smc_made_from',
} as const;

export const productOf = (plan: string): string => `smc-${plan}`;

/** out  null for a product of something else, such as a gift */
export const planOf = (product: string): string | null => /^smc-(.+)$/.exec(product)?.[1] ?? null;

/** A price of a plan: its amount is in the key, so that who pays an older amount goes on with it. */
export const lookupKeyOf = ({
  plan,
  interval,
  amountCents,
}: Pick<PlanOnSale, 'plan' | 'interval' | 'amountCents'>): string => `smc-${plan}-${interval}-${amountCents}`;

/** The price of a plan at Stripe, made the first time somebody wants it. One that was archived there is on sale again. */
export async function keptPrice(stripe: Stripe, plan: PlanOnSale): Promise<string> {
  const key = lookupKeyOf(plan);
  const [found] = await allOf(askForAll(KeptPrice, stripe.prices.list({ lookup_keys: [key], limit: 1 })));
  if (found?.active) return found.id;
  if (found) return (await ask(KeptPrice, stripe.prices.update(found.id, { active: true }))).id;
  const product = await keptProduct(stripe, plan);
  const made = await ask(
    KeptPrice,
    stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: plan.amountCents,
        recurring: { interval: plan.interval },
        product,
        lookup_key: key,
        metadata: { [ours.plan]: plan.plan },
      },
      { idempotencyKey: `price ${key}` },
    ),
  );
  return made.id;
}

async function keptProduct(stripe: Stripe, { plan, words }: PlanOnSale): Promise<string> {
  const id = productOf(plan);
  try {
    return (await ask(Anything, stripe.products.create({ id, name: words }))).id;
  } catch (error) {
    if (isRefusal(error, 'resource_already_exists')) return id;
    throw error;
  }
}
