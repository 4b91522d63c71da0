import { bankAnswers, declineSession, paySession } from '../../../../test/stripe/checkout.js';
import { closeDispute, failRefund, newRefund, openDispute } from '../../../../test/stripe/money-back.js';
import { openStripeDouble, type StripeDouble } from '../../../../test/stripe/stripe-double.js';
import type { CheckoutOrder, PaymentProvider } from '../payment-provider.js';
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
      patience: { timeout: 500, maxNetworkRetries: 1 },
    },
    { now: () => new Date().toISOString() },
  );
});
afterAll(() => stripe.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let numbers = 0;
const orderOf = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  id: `payment-${++numbers}`,
  attempt: 1,
  what: { kind: 'payment', lines: [{ id: 'gift', words: 'Donation', quantity: 1, unitCents: 5_000 }] },
  until: inHours(12),
  email: null,
  customerRef: null,
  returnTo: { paid: '/donate/thanks/1', left: '/donate' },
  ...more,
});

const stateOf = (ref: string) => provider.payment({ checkoutRef: ref, paymentRef: null });

async function paid(order = orderOf()): Promise<{ readonly ref: string; readonly paymentRef: string }> {
  const { ref } = await provider.openCheckout(order);
  const { payment_intent } = paySession(stripe.store, ref);
  return { ref, paymentRef: payment_intent ?? '' };
}

test('a page has our lines in cents, our id at the page and at the payment, and leads back to us', async () => {
  const lines = [
    { id: 'a', words: 'Space', quantity: 2, unitCents: 2_550 },
    { id: 'b', words: 'Table', quantity: 1, unitCents: 1_000 },
  ];
  const order = orderOf({ what: { kind: 'payment', lines }, email: 'ana@example.com' });
  const { ref, url } = await provider.openCheckout(order);
  expect(url).toBe(`${stripe.url}/pay/${ref}`);
  expect(stripe.store.get('checkout.session', ref)).toMatchObject({
    amount_total: 6_100,
    client_reference_id: order.id,
    customer_email: 'ana@example.com',
    success_url: 'https://swap.example/donate/thanks/1',
    cancel_url: 'https://swap.example/donate',
  });
  expect(await stateOf(ref)).toMatchObject({ status: 'open', paymentRef: null, paidCents: 0 });
  const { payment_intent } = paySession(stripe.store, ref);
  expect(stripe.store.get('payment_intent', payment_intent ?? '').metadata).toEqual({
    smc_payment: order.id,
  });
});

test('the same page asked for twice at once is one page; the next attempt is another', async () => {
  const order = orderOf();
  const [first, second] = await Promise.all([provider.openCheckout(order), provider.openCheckout(order)]);
  expect(second).toEqual(first);
  expect(await provider.openCheckout({ ...order, attempt: 2 })).not.toEqual(first);
});

test.each([
  ['sooner than Stripe takes', 0.1, 0.5, 0.7],
  ['later than Stripe takes', 72, 23.9, 24.1],
])('a time to pay that is %s becomes the nearest that it takes', async (_, hours, from, to) => {
  const { ref } = await provider.openCheckout(orderOf({ until: inHours(hours) }));
  const { expires_at, created } = stripe.store.get('checkout.session', ref);
  expect((expires_at - created) / 3_600).toBeGreaterThan(from);
  expect((expires_at - created) / 3_600).toBeLessThan(to);
});

test.each([
  ['an address that Stripe does not take', { email: 'ana@swap.invalid' }],
  ['a customer who is gone there', { customerRef: 'cus_gone' }],
])('%s is left out', async (_, payer) => {
  const { ref } = await provider.openCheckout(orderOf(payer));
  expect(stripe.store.get('checkout.session', ref)).toMatchObject({ customer_email: null, customer: null });
});

test('a payment is open, declined, paid', async () => {
  const { ref } = await provider.openCheckout(orderOf());
  declineSession(stripe.store, ref);
  expect(await stateOf(ref)).toMatchObject({ status: 'open', declined: 'insufficient_funds' });
  paySession(stripe.store, ref);
  expect(await stateOf(ref)).toMatchObject({
    status: 'paid',
    declined: null,
    paidCents: 5_000,
    paymentRef: expect.stringMatching(/^pi_/),
    paidAt: expect.stringMatching(/Z$/),
    refunds: [],
    disputes: [],
  });
  expect(await provider.addressOf(ref)).toBeNull();
});

test.each([
  [true, { status: 'paid', paidCents: 5_000 }],
  [false, { status: 'expired', declined: 'insufficient_funds', paidCents: 0 }],
])('a bank takes its time, and then says yes: %s', async (isGood, expected) => {
  const { ref } = await provider.openCheckout(orderOf());
  paySession(stripe.store, ref, 'bank');
  expect(await stateOf(ref)).toMatchObject({ status: 'processing', paidCents: 0 });
  bankAnswers(stripe.store, ref, isGood);
  expect(await stateOf(ref)).toMatchObject(expected);
});

test('a closed page is expired; closing one that was paid changes nothing', async () => {
  const { ref } = await provider.openCheckout(orderOf());
  await provider.closeCheckout(ref);
  await provider.closeCheckout(ref);
  expect(await stateOf(ref)).toMatchObject({ status: 'expired' });
  expect(await provider.addressOf(ref)).toBeNull();
  const done = await paid();
  await provider.closeCheckout(done.ref);
  expect(await stateOf(done.ref)).toMatchObject({ status: 'paid' });
});

test('a refund is made once for each of our ids, in parts, and never more than was paid', async () => {
  const { paymentRef } = await paid();
  const first = await provider.refund({ id: 'r1', paymentRef, amountCents: 2_000 });
  expect(first).toMatchObject({ id: 'r1', amountCents: 2_000, status: 'settled' });
  expect(await provider.refund({ id: 'r1', paymentRef, amountCents: 2_000 })).toEqual(first);
  await expect(provider.refund({ id: 'r2', paymentRef, amountCents: 3_001 })).rejects.toMatchObject({
    name: 'Error',
    code: 'StripeInvalidRequestError',
  });
  newRefund(stripe.store, { payment_intent: paymentRef, amount: '1000' });
  const { refunds } = await provider.payment({ checkoutRef: null, paymentRef });
  expect(refunds.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    [null, 1_000],
    ['r1', 2_000],
  ]);
  failRefund(stripe.store, first.ref, 'lost_or_stolen_card');
  const after = await provider.payment({ checkoutRef: null, paymentRef });
  expect(after.refunds[1]).toMatchObject({ status: 'failed', code: 'lost_or_stolen_card' });
});

test('a dispute is open, and closed; an inquiry is none', async () => {
  const { paymentRef } = await paid();
  const disputes = async () => (await provider.payment({ checkoutRef: null, paymentRef })).disputes;
  const inquiry = openDispute(stripe.store, paymentRef, 'warning_needs_response');
  expect(await disputes()).toEqual([]);
  const { id } = openDispute(stripe.store, paymentRef);
  expect(await disputes()).toEqual([{ ref: id, amountCents: 5_000, code: 'fraudulent', status: 'open' }]);
  closeDispute(stripe.store, id, 'lost');
  expect(await disputes()).toMatchObject([{ status: 'lost' }]);
  expect(inquiry.status).toBe('warning_needs_response');
});

test('an older dispute is heard of beside a newer one, the older first', async () => {
  const { paymentRef } = await paid();
  const [first, second] = [1, 2].map(() => openDispute(stripe.store, paymentRef).id);
  closeDispute(stripe.store, first ?? '', 'won');
  const { disputes } = await provider.payment({ checkoutRef: null, paymentRef });
  expect(disputes).toMatchObject([
    { ref: first, status: 'won' },
    { ref: second, status: 'open' },
  ]);
});

test.each(['done, then silence', 'done, then cut', 500] as const)(
  'money goes back once when Stripe has it and the answer does not come: %s',
  async (fault) => {
    const { paymentRef } = await paid();
    const refund = { id: `refund-${fault}`, paymentRef, amountCents: 5_000 };
    stripe.fail('POST /v1/refunds', fault);
    const answer = await provider.refund(refund).catch((error: unknown) => error);
    if (fault === 500) expect(answer).toMatchObject({ kind: 'unavailable', code: 'PROVIDER_AWAY' });
    else expect(answer).toMatchObject({ status: 'settled' });
    const { refunds } = await provider.payment({ checkoutRef: null, paymentRef });
    expect(refunds).toHaveLength(fault === 500 ? 0 : 1);
  },
);

test('a refund of which no answer came at all is found by our id, long after Stripe forgot the key', async () => {
  const { paymentRef } = await paid();
  const refund = { id: 'late', paymentRef, amountCents: 1_000 };
  stripe.fail('POST /v1/refunds', 'done, then silence', 'done, then silence');
  await expect(provider.refund(refund)).rejects.toMatchObject({ code: 'PROVIDER_AWAY' });
  const calls = stripe.callsTo('POST /v1/refunds').length;
  expect(await provider.refund(refund)).toMatchObject({ id: 'late', status: 'settled' });
  expect(stripe.callsTo('POST /v1/refunds')).toHaveLength(calls);
});

test.each([429, 401] as const)(
  'a Stripe that answers %s is away, and says nothing of what was sent',
  async (fault) => {
    stripe.fail('POST /v1/checkout/sessions', fault);
    const refusal = await provider
      .openCheckout(orderOf({ email: 'ana@example.com' }))
      .catch((error: unknown) => error as Error);
    expect(refusal).toMatchObject({ code: 'PROVIDER_AWAY' });
    expect(String((refusal as Error).cause)).not.toContain('ana@');
  },
);

test('a page opens although Stripe keeps a fault of its own under the key of the call', async () => {
  const order = orderOf();
  stripe.fail('POST /v1/checkout/sessions', 500);
  const first = await provider.openCheckout(order);
  expect(await provider.openCheckout(order)).toEqual(first);
});

test('what Stripe refuses for good is told from what asking again may mend', async () => {
  await expect(stateOf('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
});

test('movements are found page by page, with our ids', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  for (let n = 0; n < 101; n++) await paid(orderOf({ id: `many-${n}` }));
  const { paymentRef } = await paid(orderOf({ id: 'refunded' }));
  await provider.refund({ id: 'moved', paymentRef, amountCents: 700 });
  const all = [];
  for await (const movement of provider.movements(since)) all.push(movement);
  expect(new Set(all.filter(({ kind }) => kind === 'payment').map(({ id }) => id))).toContain('many-0');
  expect(all.find(({ id }) => id === 'moved')).toEqual({
    kind: 'refund',
    ref: expect.stringMatching(/^re_/),
    id: 'moved',
    paymentRef,
    amountCents: 700,
    status: 'settled',
    at: expect.any(String),
  });
  expect(all.some(({ kind, status }) => kind === 'dispute' && status === 'lost')).toBe(true);
});
