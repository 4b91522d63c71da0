import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { PlanOnSale } from '../../payments.ports.js';
import { keptPrice, ours, productOf } from './kept-prices.js';
import { PortalConfiguration, PortalSession } from './stripe-answers.js';
import { ask, askForAll } from './stripe-client.js';

/** Stripe's portal: card, invoices, cancelling for the end of what is paid, resuming, and the plans on sale, the difference charged at once.
 *  source  ADR 0099 */
export async function openStripePortal(
  stripe: Stripe,
  customer: string,
  { returnUrl, plans }: { readonly returnUrl: string; readonly plans: readonly PlanOnSale[] },
): Promise<{ readonly url: string }> {
  const configuration = await keptConfiguration(stripe, plans);
  const session = { customer, configuration, return_url: returnUrl };
  return ask(PortalSession, stripe.billingPortal.sessions.create(session));
}

/** Two at most, which Stripe keeps: one with plans, one without, as for gifts. It is changed when the plans on sale are. */
async function keptConfiguration(stripe: Stripe, plans: readonly PlanOnSale[]): Promise<string> {
  const kind = plans.length > 0 ? 'plans' : 'no plans';
  const madeFrom = digestOf(plans);
  const found = await configurationOf(stripe, kind);
  if (found?.metadata?.[ours.made] === madeFrom) return found.id;
  const metadata = { [ours.portal]: kind, [ours.made]: madeFrom };
  const features = await featuresOf(stripe, plans);
  const call = found
    ? stripe.billingPortal.configurations.update(found.id, { features, metadata })
    : stripe.billingPortal.configurations.create(
        { features, metadata },
        { idempotencyKey: `portal ${madeFrom}` },
      );
  return (await ask(PortalConfiguration, call)).id;
}

async function configurationOf(stripe: Stripe, kind: string): Promise<PortalConfiguration | undefined> {
  const list = stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  for await (const one of askForAll(PortalConfiguration, list)) {
    if (one.metadata?.[ours.portal] === kind) return one;
  }
  return undefined;
}

async function featuresOf(
  stripe: Stripe,
  plans: readonly PlanOnSale[],
): Promise<Stripe.BillingPortal.ConfigurationCreateParams.Features> {
  const prices = new Map<string, string[]>();
  for (const plan of plans) {
    const product = productOf(plan.plan);
    prices.set(product, [...(prices.get(product) ?? []), await keptPrice(stripe, plan)]);
  }
  return {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: plans.length > 0,
      ...(plans.length > 0 && {
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [...prices].map(([product, ids]) => ({ product, prices: ids })),
      }),
    },
  };
}

/** Raise the number when the features above change. */
const digestOf = (plans: readonly PlanOnSale[]): string =>
  createHash('sha256')
    .update(JSON.stringify([1, plans]))
    .digest('hex')
    .slice(0, 32);
