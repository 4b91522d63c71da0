import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CheckoutOrder, OpenCheckout } from '../payment-provider.js';
import { ProviderRefused } from '../payment-provider.js';
import { keptPrice, ours } from './kept-prices.js';
import { Checkout } from './stripe-answers.js';
import { ask, isFaultOfStripe, isRefusal } from './stripe-client.js';
import { seconds } from './stripe-time.js';

type Params = Stripe.Checkout.SessionCreateParams;

/** Open Stripe's page. The key of the call is our id, the number of the page and what is asked for: twice at once opens one page.
 *  An address or a customer that Stripe does not take is left out, and the payer types the address there.
 *  source  ADR 0099 */
export async function openStripeCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
  { now, publicUrl }: { readonly now: string; readonly publicUrl: string },
): Promise<OpenCheckout> {
  const params: Params = {
    ...shared(order, now, publicUrl),
    ...(order.what.kind === 'payment'
      ? payment(order, order.what)
      : await subscription(stripe, order, order.what)),
  };
  try {
    return await open(stripe, order, { ...params, ...payer(order) });
  } catch (error) {
    if (!isRefusal(error, 'email_invalid', 'resource_missing')) throw error;
    return open(stripe, order, params);
  }
}

async function open(stripe: Stripe, { id, attempt }: CheckoutOrder, params: Params): Promise<OpenCheckout> {
  const what = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  const key = `checkout ${id} ${attempt} ${what}`;
  const create = (idempotencyKey: string) =>
    ask(Checkout, stripe.checkout.sessions.create(params, { idempotencyKey }));
  // a page that opened without an answer is known to nobody, so nobody pays there
  const { id: ref, url } = await create(key).catch((error: unknown) => {
    if (!isFaultOfStripe(error)) throw error;
    return create(`${key} again`);
  });
  if (url === null) throw new ProviderRefused('no_page', 'Stripe opened a checkout without a page.');
  return { ref, url };
}

const shared = ({ id, until, returnTo }: CheckoutOrder, now: string, publicUrl: string): Params => ({
  client_reference_id: id,
  success_url: new URL(returnTo.paid, publicUrl).href,
  cancel_url: new URL(returnTo.left, publicUrl).href,
  // what is paid is what was asked for, in dollars
  adaptive_pricing: { enabled: false },
  ...closing(seconds(until), seconds(now)),
});

/** Stripe takes 30 minutes to 24 hours; without a time a page is open for a day. Rounded, so that a repeated call asks for the same. */
function closing(until: number, now: number): Params {
  const minute = 60;
  if (until > now + 24 * 60 * minute - 5 * minute) return {};
  const soonest = Math.ceil((now + 31 * minute) / (5 * minute)) * 5 * minute;
  return { expires_at: until < now + 31 * minute ? soonest : until };
}

const payer = ({ email, customerRef }: CheckoutOrder): Params =>
  customerRef !== null ? { customer: customerRef } : email !== null ? { customer_email: email } : {};

const payment = (
  { id }: CheckoutOrder,
  { lines }: Extract<CheckoutOrder['what'], { kind: 'payment' }>,
): Params => ({
  mode: 'payment',
  metadata: { [ours.payment]: id },
  payment_intent_data: {
    metadata: { [ours.payment]: id },
    description: lines
      .map(({ words }) => words)
      .join(', ')
      .slice(0, 500),
  },
  line_items: lines.map(({ words, quantity, unitCents }) => ({
    quantity,
    price_data: { currency: 'usd', unit_amount: unitCents, product_data: { name: words } },
  })),
});

/** A plan on sale has a price that Stripe keeps, which the portal can change to another; a gift has an amount of its own. */
async function subscription(
  stripe: Stripe,
  { id }: CheckoutOrder,
  what: Extract<CheckoutOrder['what'], { kind: 'subscription' }>,
): Promise<Params> {
  const price: NonNullable<Params['line_items']>[number] =
    what.plan === 'gift'
      ? {
          price_data: {
            currency: 'usd',
            unit_amount: what.amountCents,
            recurring: { interval: what.interval },
            product_data: { name: what.words },
          },
        }
      : { price: await keptPrice(stripe, what) };
  return {
    mode: 'subscription',
    metadata: { [ours.subscription]: id },
    subscription_data: { metadata: { [ours.subscription]: id, [ours.plan]: what.plan } },
    line_items: [{ quantity: 1, ...price }],
  };
}
