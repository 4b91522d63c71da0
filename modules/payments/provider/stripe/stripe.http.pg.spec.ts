import { declineSession, paySession } from '../../../../test/stripe/checkout.js';
import { closeDispute, newRefund, openDispute } from '../../../../test/stripe/money-back.js';
import { endSubscription, payLate, renewSubscription } from '../../../../test/stripe/subscriptions.js';
import type { CommandMetadata } from '../../../kernel/decider/decider.js';
import { newId } from '../../../kernel/decider/identifiers.js';
import { paymentEvents } from '../../payment/payment.events.js';
import { PAYMENTS, type Payments } from '../../payments.ports.js';
import { subscriptionEvents } from '../../subscription/subscription.events.js';
import { openWithStripe } from './stripe.fixtures.js';

let app: Awaited<ReturnType<typeof openWithStripe>>;
let payments: Payments;
beforeAll(async () => {
  app = await openWithStripe();
  payments = app.smc.server.app.get<Payments>(PAYMENTS);
});
afterAll(() => app?.close());

const payerId = newId();
const meta = (): CommandMetadata => ({
  actor: { id: payerId, roles: [] },
  now: new Date().toISOString(),
  commandId: newId(),
});
const returnTo = { paid: '/donate/thanks/1', left: '/donate' };
/** The page that an address is of. */
const refOf = (url: string | null): string => url?.split('/').at(-1) ?? '';

async function ask(id = newId()) {
  const lines = [{ id: 'space', words: 'Space', quantity: 1, unitCents: 5_000 }];
  const order = { id, payerId, purpose: { kind: 'spaces', id }, lines, way: 'card', email: null } as const;
  const { url } = await payments.request({ ...order, until: null, returnTo }, meta());
  return { id, ref: refOf(url) };
}

async function subscribe() {
  const id = newId();
  const plan = { plan: 'club', words: 'Club', amountCents: 500, interval: 'month' } as const;
  const order = { id, payerId, purpose: { kind: 'club', id }, email: null, formerId: null, ...plan };
  const { url } = await payments.subscribe({ ...order, returnTo }, meta());
  return { id, ref: refOf(url) };
}

const happenedTo = async (id: string) =>
  (await app.smc.runtime.eventStore.read(paymentEvents, id)).map(({ type }) => type);

test('webhooks in the wrong order, twice, and long after, end where the right order ends', async () => {
  const { store } = app.stripe;
  const { id, ref } = await ask();
  const news = app.newsOf(() => {
    declineSession(store, ref);
    const intent = paySession(store, ref).payment_intent ?? '';
    newRefund(store, { payment_intent: intent, amount: '2000' });
    closeDispute(store, openDispute(store, intent).id, 'won');
  });
  for (const event of [...news].reverse()) expect(await app.deliver(event)).toBe(200);
  await app.settle();
  for (const event of news) expect(await app.deliver(event)).toBe(200);
  await app.settle();
  expect(await happenedTo(id)).toEqual([
    'PaymentRequested',
    'CheckoutOpened',
    'PaymentSettled',
    'RefundSettled',
    'DisputeOpened',
    'DisputeClosed',
  ]);
});

test.each([
  ['another secret', { secret: 'whsec_other' }],
  ['a clock that is ten minutes off', { secondsOff: 600 }],
])('a webhook with %s is refused, and changes nothing', async (_, how) => {
  const { id, ref } = await ask();
  const news = app.newsOf(() => paySession(app.stripe.store, ref));
  for (const event of news) expect(await app.deliver(event, how)).toBe(400);
  await app.settle();
  expect(await happenedTo(id)).toEqual(['PaymentRequested', 'CheckoutOpened']);
});

test('what no webhook tells is found by who comes back from the page', async () => {
  const { id, ref } = await ask();
  paySession(app.stripe.store, ref);
  await payments.lookAgain({ payment: id });
  expect(await happenedTo(id)).toContain('PaymentSettled');
});

test('a page that opened without an answer is paid once', async () => {
  app.stripe.fail('POST /v1/checkout/sessions', 'done, then cut');
  const { id, ref } = await ask();
  expect((await ask(id)).ref).toBe(ref);
  const pages = app.stripe.store.all('checkout.session').filter((page) => page.client_reference_id === id);
  expect(pages).toHaveLength(1);
});

test.each([
  ['the connection is lost after it', ['done, then cut', 'done, then cut']],
  ['Stripe is away before it', [503, 503, 503]],
] as const)('money goes back once, though %s', async (_, faults) => {
  const { id, ref } = await ask();
  paySession(app.stripe.store, ref);
  await payments.lookAgain({ payment: id });
  app.stripe.fail('POST /v1/refunds', ...faults);
  const refund = { refundId: newId(), amountCents: 1_500, lines: [], reason: 'Asked by mail' };
  await payments.refund(id, refund, meta());
  await payments.refund(id, refund, meta());
  await app.settle();
  expect((await happenedTo(id)).slice(-2)).toEqual(['RefundRequested', 'RefundSettled']);
  const made = app.stripe.store
    .all('refund')
    .filter(({ metadata }) => metadata?.smc_refund === refund.refundId);
  expect(made.map(({ amount }) => amount)).toEqual([1_500]);
});

test('a page that closes is not paid any more, and one that was paid before counts', async () => {
  const [left, paid] = [await ask(), await ask()];
  paySession(app.stripe.store, paid.ref);
  await payments.cancel(left.id, 'Changed my mind', meta());
  await payments.cancel(paid.id, 'Changed my mind', meta()).catch(() => undefined);
  expect(app.stripe.store.get('checkout.session', left.ref).status).toBe('expired');
  expect((await happenedTo(left.id)).at(-1)).toBe('PaymentCancelled');
  expect((await happenedTo(paid.id)).at(-1)).toBe('PaymentSettled');
});

test('a subscription begins, renews, is past due, is paid again, and ends', async () => {
  const { store } = app.stripe;
  const { id, ref } = await subscribe();
  const happened = () => app.smc.runtime.eventStore.read(subscriptionEvents, id);
  const after = async (act: () => unknown) => {
    for (const event of app.newsOf(act)) expect(await app.deliver(event)).toBe(200);
    await app.settle();
    const last = (await happened()).at(-1);
    return last?.type === 'SubscriptionChanged' ? last.data.status : last?.type;
  };
  expect(await after(() => paySession(store, ref))).toBe('SubscriptionStarted');
  const subscription = store.get('checkout.session', ref).subscription ?? '';
  expect(await after(() => renewSubscription(store, subscription))).toBe('active');
  expect(await after(() => renewSubscription(store, subscription, false))).toBe('past_due');
  const unpaid = store
    .all('invoice')
    .find((one) => one.subscription === subscription && one.status === 'open');
  expect(await after(() => unpaid && payLate(store, unpaid))).toBe('active');
  expect(await after(() => endSubscription(store, subscription, 'payment_failed'))).toBe('SubscriptionEnded');
  expect(await happened()).toHaveLength(7);
});
