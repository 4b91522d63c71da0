import { paySession } from '../../../../test/stripe/checkout.js';
import { openStripeDouble, type StripeDouble } from '../../../../test/stripe/stripe-double.js';
import {
  endSubscription,
  payLate,
  renewSubscription,
  upgradeSubscription,
} from '../../../../test/stripe/subscriptions.js';
import type { PlanOnSale } from '../../payments.ports.js';
import type { FoundSubscription, PaymentProvider } from '../payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

let stripe: StripeDouble;
let provider: PaymentProvider;

beforeAll(async () => {
  stripe = await openStripeDouble();
  provider = stripeProvider(
    {
      key: stripe.settings.STRIPE_SECRET_KEY,
      webhookSecret: stripe.settings.STRIPE_WEBHOOK_SECRET,
      api: stripe.url,
      publicUrl: 'https://swap.example',
    },
    { now: () => new Date().toISOString() },
  );
});
afterAll(() => stripe.close());

const premium: PlanOnSale = { plan: 'premium', words: 'Premium', amountCents: 500, interval: 'month' };
const plus: PlanOnSale = { plan: 'premium_plus', words: 'Premium+', amountCents: 900, interval: 'month' };
const gift: PlanOnSale = { plan: 'gift', words: 'A gift each month', amountCents: 2_500, interval: 'month' };

let numbers = 0;
const open = (what: PlanOnSale, customerRef: string | null = null) =>
  provider.openCheckout({
    id: `subscription-${++numbers}`,
    attempt: 1,
    what: { kind: 'subscription', ...what },
    until: new Date(Date.now() + 3_600_000).toISOString(),
    email: null,
    customerRef,
    returnTo: { paid: '/premium', left: '/premium' },
  });

async function begun(what: PlanOnSale = premium, customerRef: string | null = null): Promise<string> {
  const { ref } = await open(what, customerRef);
  return paySession(stripe.store, ref).subscription ?? '';
}

async function now(subscriptionRef: string): Promise<FoundSubscription> {
  const found = await provider.subscription({ checkoutRef: null, subscriptionRef });
  if (!found) throw new Error('It is not there.');
  return found;
}

const monthsAhead = ({ paidUntil }: FoundSubscription) =>
  Math.round((Date.parse(paidUntil) - Date.now()) / (30.4 * 86_400_000));

test('a subscription is there once its page is paid, with its first invoice', async () => {
  const { ref: checkoutRef } = await open(premium);
  expect(await provider.subscription({ checkoutRef, subscriptionRef: null })).toBeNull();
  paySession(stripe.store, checkoutRef);
  const found = await provider.subscription({ checkoutRef, subscriptionRef: null });
  expect(found).toMatchObject({
    status: 'active',
    plan: 'premium',
    amountCents: 500,
    interval: 'month',
    endsAt: null,
    endedAt: null,
  });
  expect(found?.invoices).toEqual([
    {
      ref: expect.stringMatching(/^in_/),
      paymentRef: expect.stringMatching(/^pi_/),
      paidCents: 500,
      paidAt: expect.any(String),
    },
  ]);
});

test('a plan has one price that is kept at Stripe; a gift has one of its own; a payer who comes back is the same customer', async () => {
  const first = await now(await begun());
  const again = await now(await begun(premium, first.customerRef));
  expect(again.customerRef).toBe(first.customerRef);
  await begun(gift);
  const prices = stripe.store.all('price');
  expect(prices.filter(({ lookup_key }) => lookup_key === 'smc-premium-month-500')).toHaveLength(1);
  expect(prices.find(({ unit_amount }) => unit_amount === 2_500)?.lookup_key).toBeNull();
});

test('a price that was archived at Stripe is on sale again', async () => {
  await begun();
  const price = stripe.store.all('price').find(({ lookup_key }) => lookup_key === 'smc-premium-month-500');
  Object.assign(price ?? {}, { active: false });
  expect(await now(await begun())).toMatchObject({ status: 'active' });
});

test('a period that is not paid moves nothing, though Stripe says that it has begun', async () => {
  const ref = await begun();
  renewSubscription(stripe.store, ref);
  expect(monthsAhead(await now(ref))).toBe(2);
  const invoice = renewSubscription(stripe.store, ref, false);
  const late = await now(ref);
  expect([late.status, monthsAhead(late), late.invoices.length]).toEqual(['past_due', 2, 2]);
  payLate(stripe.store, invoice);
  const paid = await now(ref);
  expect([paid.status, monthsAhead(paid), paid.invoices.length]).toEqual(['active', 3, 3]);
});

test.each([
  ['payment_failed', 'not paid'],
  ['cancellation_requested', 'cancelled'],
])('one that ended by %s was %s', async (reason, endedBecause) => {
  const ref = await begun();
  endSubscription(stripe.store, ref, reason);
  expect(await now(ref)).toMatchObject({
    status: 'ended',
    endedBecause,
    endedAt: expect.stringMatching(/Z$/),
  });
});

test('an upgrade in the portal is another plan at once, with an invoice for the difference', async () => {
  const ref = await begun();
  await begun(plus);
  const price = stripe.store
    .all('price')
    .find(({ lookup_key }) => lookup_key === 'smc-premium_plus-month-900');
  if (price) upgradeSubscription(stripe.store, ref, price, 400);
  const found = await now(ref);
  expect(found).toMatchObject({ plan: 'premium_plus', amountCents: 900, status: 'active' });
  expect([monthsAhead(found), found.invoices.map(({ paidCents }) => paidCents)]).toEqual([1, [500, 400]]);
});

test('an upgrade whose difference is not paid is the plan that is paid, until it is', async () => {
  const ref = await begun();
  await begun(plus);
  const price = stripe.store
    .all('price')
    .find(({ lookup_key }) => lookup_key === 'smc-premium_plus-month-900');
  if (!price) throw new Error('Premium+ has no price.');
  const invoice = upgradeSubscription(stripe.store, ref, price, 400, false);
  const unpaid = await now(ref);
  expect(unpaid).toMatchObject({ plan: 'premium', status: 'past_due' });
  expect([monthsAhead(unpaid), unpaid.invoices.length]).toEqual([1, 1]);
  payLate(stripe.store, invoice);
  expect(await now(ref)).toMatchObject({ plan: 'premium_plus', status: 'active' });
  renewSubscription(stripe.store, ref);
  const renewed = await now(ref);
  expect([renewed.plan, monthsAhead(renewed)]).toEqual(['premium_plus', 2]);
});

test('a gift is changed from its next invoice on, paused, resumed, and ended', async () => {
  const ref = await begun(gift);
  await provider.change(ref, 'change-1', { amountCents: 4_000 });
  expect(await now(ref)).toMatchObject({ amountCents: 4_000, plan: 'gift' });
  await provider.change(ref, 'change-2', 'pause');
  expect(await now(ref)).toMatchObject({ status: 'paused' });
  renewSubscription(stripe.store, ref);
  expect((await now(ref)).invoices).toHaveLength(1);
  await provider.change(ref, 'change-3', 'resume');
  renewSubscription(stripe.store, ref);
  const resumed = await now(ref);
  expect([resumed.status, resumed.invoices.map(({ paidCents }) => paidCents)]).toEqual([
    'active',
    [2_500, 4_000],
  ]);
  await provider.change(ref, 'change-4', 'end at its end');
  const ending = await now(ref);
  expect([ending.status, ending.endsAt]).toEqual(['active', ending.paidUntil]);
  await provider.change(ref, 'change-5', 'end now');
  await provider.change(ref, 'change-5', 'end now');
  expect(await now(ref)).toMatchObject({ status: 'ended', endedBecause: 'cancelled' });
});

test('the portal has the plans on sale, and one configuration that follows them', async () => {
  const { customerRef } = await now(await begun());
  const portal = (plans: readonly PlanOnSale[]) =>
    provider.portal(customerRef, { returnUrl: '/premium', plans });
  expect((await portal([premium, plus])).url).toBe(`${stripe.url}/portal/${customerRef}`);
  await portal([premium, plus]);
  await portal([{ ...premium, amountCents: 600 }, plus]);
  await portal([]);
  const kept = stripe.store.all('billing_portal.configuration');
  expect(kept.map(({ metadata }) => metadata?.smc_portal)).toEqual(['plans', 'no plans']);
  const newPrice = stripe.store.all('price').find(({ lookup_key }) => lookup_key === 'smc-premium-month-600');
  expect(JSON.stringify(kept[0]?.features)).toContain(newPrice?.id);
  expect(kept[1]?.features).toMatchObject({
    subscription_update: { enabled: 'false' },
    subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
  });
});

test('movements name a subscription once, as it is now', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  const ref = await begun();
  renewSubscription(stripe.store, ref, false);
  const found = [];
  for await (const one of provider.movements(since)) if (one.ref === ref) found.push(one);
  expect(found).toMatchObject([
    { kind: 'subscription', id: `subscription-${numbers}`, status: 'past_due', amountCents: 500 },
  ]);
});
