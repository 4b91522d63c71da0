import { freshDatabase, type TestDatabase } from '../../../../test/postgres/database.js';
import { readEnvironment } from '../../../kernel/config/environment.js';
import { JobWorker } from '../../../kernel/jobs/job-worker.js';
import type { ModuleContext } from '../../../kernel/manifest/manifest.js';
import { type Database, databaseOn } from '../../../kernel/postgres/database.js';
import type { TestAct } from '../../payments.contract.js';
import { paymentsMigrations } from '../../payments.migrations.js';
import { WebhookInbox } from '../../webhook/webhook-inbox.js';
import type { CheckoutOrder, Movement } from '../payment-provider.js';
import { providerOf } from '../provider-of.js';
import { sendTestWebhooksJob } from './send-test-webhooks.job.js';
import { TestCheckout } from './test-checkout.js';
import { testCheckoutMigrations } from './test-checkout.migrations.js';
import { TestProvider } from './test-provider.js';
import { TestWebhooks } from './test-webhooks.js';

const secret = 'the secret of a test installation';
const environment = readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1:3000' });

let database: TestDatabase;
let db: Database;
let now: string;
let provider: TestProvider;
let checkout: TestCheckout;
let inbox: WebhookInbox;
const clock = { now: () => now };

beforeAll(async () => {
  database = await freshDatabase([...paymentsMigrations, ...testCheckoutMigrations]);
  db = databaseOn(database.pool);
});
beforeEach(async () => {
  await database.pool.query(
    'truncate test_checkout.object, test_checkout.webhook, paying.webhook, kernel.job',
  );
  now = '2026-01-31T12:00:00.000Z';
  provider = new TestProvider({ environment, db, clock, secret });
  checkout = new TestCheckout({ environment, db, clock });
  inbox = new WebhookInbox(db, secret);
});
afterAll(() => database.drop());

const returnTo = { paid: 'http://127.0.0.1:3000/thanks', left: 'http://127.0.0.1:3000/donate' };
const gift = (id: string): CheckoutOrder => ({
  id,
  attempt: 1,
  what: {
    kind: 'payment',
    lines: [
      { id: 'a', words: 'Donation', quantity: 1, unitCents: 5_000 },
      { id: 'b', words: 'Parking', quantity: 2, unitCents: 250 },
    ],
  },
  until: '2026-02-01T12:00:00.000Z',
  email: 'ana@example.com',
  customerRef: null,
  returnTo,
});
const premium = (id: string): CheckoutOrder => ({
  ...gift(id),
  what: {
    kind: 'subscription',
    plan: 'premium',
    words: 'Premium',
    amountCents: 1_000,
    interval: 'month',
  },
});
const plans = [
  { plan: 'premium', words: 'Premium', interval: 'month', amountCents: 1_000 },
  { plan: 'premium_plus', words: 'Premium+', interval: 'month', amountCents: 2_000 },
] as const;

const act = (ref: string, what: TestAct, plan?: string) =>
  checkout.act(ref, { act: what, ...(plan && { plan, interval: 'month' }) });
const job = (when = () => inbox) =>
  sendTestWebhooksJob({
    db,
    secret,
    get: ((what: unknown) => (what === WebhookInbox ? when() : provider)) as ModuleContext['get'],
  });
/** Every webhook that waits is sent to our inbox. */
const sendWebhooks = async (when = () => inbox) => {
  const worker = new JobWorker([job(when)], { db, clock, pool: database.pool, report: () => undefined });
  while (await worker.runDue());
  await worker.stop();
};
const received = async () => {
  const { rows } = await database.pool.query('select type, about from paying.webhook order by type');
  return rows as { readonly type: string; readonly about: unknown }[];
};
const movements = async (since = '2026-01-01T00:00:00.000Z') => {
  const found: Movement[] = [];
  for await (const movement of provider.movements(since)) found.push(movement);
  return found.map(({ kind, amountCents, status }) => [kind, amountCents, status]);
};

describe('a payment', () => {
  test('is paid on its page, which says where it goes on, and a signed webhook tells of it', async () => {
    const { ref, url } = await provider.openCheckout(gift('p1'));
    expect(url).toBe(`http://127.0.0.1:3000/test-checkout/${ref}`);
    expect(await checkout.page(ref)).toMatchObject({ amount: 55, status: 'open', acts: expect.any(Array) });
    expect(await act(ref, 'pay')).toEqual({ returnTo: returnTo.paid });
    const found = await provider.payment({ checkoutRef: ref, paymentRef: null });
    expect(found).toMatchObject({ status: 'paid', paidCents: 5_500, paidAt: now, declined: null });
    expect(await provider.payment({ checkoutRef: null, paymentRef: found.paymentRef })).toEqual(found);
    await sendWebhooks();
    expect(await received()).toMatchObject([{ type: 'payment.pay', about: [{ kind: 'payment', id: 'p1' }] }]);
    expect(await provider.addressOf(ref)).toBeNull();
    await expect(act(ref, 'pay')).rejects.toMatchObject({ code: 'CHECKOUT_OVER' });
  });

  test('opens one page however often it is asked for, and another for the next attempt', async () => {
    const [one, other] = await Promise.all([
      provider.openCheckout(gift('p1')),
      provider.openCheckout(gift('p1')),
    ]);
    expect(other).toEqual(one);
    now = '2026-02-01T12:00:00.000Z';
    expect(await provider.payment({ checkoutRef: one.ref, paymentRef: null })).toMatchObject({
      status: 'expired',
    });
    await expect(act(one.ref, 'pay')).rejects.toMatchObject({ code: 'CHECKOUT_OVER' });
    expect(await provider.openCheckout(gift('p1'))).toEqual(one);
    const next = { ...gift('p1'), attempt: 2, until: '2026-02-02T12:00:00.000Z' };
    expect((await provider.openCheckout(next)).ref).not.toBe(one.ref);
  });

  test('that is declined stays open with the code; one that is closed is not paid any more', async () => {
    const { ref } = await provider.openCheckout(gift('p1'));
    expect(await act(ref, 'decline')).toEqual({ returnTo: null });
    expect(await provider.payment({ checkoutRef: ref, paymentRef: null })).toMatchObject({
      status: 'open',
      declined: 'card_declined',
    });
    await provider.closeCheckout(ref);
    await provider.closeCheckout(ref);
    await expect(act(ref, 'pay')).rejects.toMatchObject({ code: 'CHECKOUT_OVER' });
    await sendWebhooks();
    expect((await received()).map(({ type }) => type)).toEqual(['checkout.expired', 'payment.decline']);
  });

  test('that is paid stays paid when its page is closed', async () => {
    const { ref } = await provider.openCheckout(gift('p1'));
    await act(ref, 'pay');
    await provider.closeCheckout(ref);
    expect(await provider.payment({ checkoutRef: ref, paymentRef: null })).toMatchObject({ status: 'paid' });
    expect(await provider.openCheckout(gift('p1'))).toMatchObject({ ref });
  });

  test('is paid without a webhook when that is what somebody tries', async () => {
    const { ref } = await provider.openCheckout(gift('p1'));
    await act(ref, 'pay without a webhook');
    await sendWebhooks();
    expect(await received()).toEqual([]);
    expect(await movements()).toEqual([['payment', 5_500, 'paid']]);
  });

  test('goes back in parts, each once, and never more than was paid', async () => {
    const { ref } = await provider.openCheckout(gift('p1'));
    await act(ref, 'pay');
    const { paymentRef } = await provider.payment({ checkoutRef: ref, paymentRef: null });
    const refund = { id: 'r1', paymentRef: String(paymentRef), amountCents: 2_000 };
    const made = await provider.refund(refund);
    expect(await provider.refund(refund)).toEqual(made);
    expect(made).toMatchObject({ id: 'r1', amountCents: 2_000, status: 'settled' });
    await expect(provider.refund({ ...refund, id: 'r2', amountCents: 4_000 })).rejects.toMatchObject({
      code: 'amount_too_large',
    });
    await act(ref, 'refund');
    const { refunds } = await provider.payment({ checkoutRef: ref, paymentRef: null });
    expect(refunds.map(({ id, amountCents }) => [id, amountCents])).toEqual([
      ['r1', 2_000],
      [null, 3_500],
    ]);
  });

  test.each([
    ['win dispute', 'won'],
    ['lose dispute', 'lost'],
  ] as const)('is disputed, and %s', async (end, status) => {
    const { ref } = await provider.openCheckout(gift('p1'));
    await act(ref, 'pay');
    await act(ref, 'dispute');
    await expect(act(ref, 'refund')).rejects.toMatchObject({ code: 'CHECKOUT_OVER' });
    await act(ref, end);
    expect(await provider.payment({ checkoutRef: ref, paymentRef: null })).toMatchObject({
      disputes: [{ amountCents: 5_500, status }],
    });
    expect(await movements()).toEqual([
      ['payment', 5_500, 'paid'],
      ['dispute', 5_500, status],
    ]);
  });
});

describe('a subscription', () => {
  const begun = async () => {
    const { ref } = await provider.openCheckout(premium('s1'));
    await act(ref, 'pay');
    const found = await provider.subscription({ checkoutRef: ref, subscriptionRef: null });
    if (!found) throw new Error('it has not begun');
    const portal = await provider.portal(found.customerRef, { returnUrl: '/account', plans });
    const how = () => provider.subscription({ checkoutRef: null, subscriptionRef: found.ref });
    return { ref: found.ref, portal: portal.url.split('/').at(-1) ?? '', how };
  };

  test('is nothing before its page is paid; then it is paid to the same day of the next month', async () => {
    const { ref } = await provider.openCheckout(premium('s1'));
    expect(await provider.subscription({ checkoutRef: ref, subscriptionRef: null })).toBeNull();
    await act(ref, 'pay');
    expect(await provider.subscription({ checkoutRef: ref, subscriptionRef: null })).toMatchObject({
      status: 'active',
      paidUntil: '2026-02-28T12:00:00.000Z',
      invoices: [{ paidCents: 1_000, paidAt: now }],
    });
  });

  test('renews with one more invoice, each a payment of its own', async () => {
    const { ref, how } = await begun();
    now = '2026-02-28T12:00:00.000Z';
    await act(ref, 'renew');
    const found = await how();
    expect(found).toMatchObject({ status: 'active', paidUntil: '2026-03-28T12:00:00.000Z' });
    const paymentRef = found?.invoices[1]?.paymentRef ?? '';
    expect(await provider.payment({ checkoutRef: null, paymentRef })).toMatchObject({ paidCents: 1_000 });
    await provider.refund({ id: 'r1', paymentRef, amountCents: 1_000 });
    expect(await provider.payment({ checkoutRef: null, paymentRef })).toMatchObject({
      refunds: [{ id: 'r1' }],
    });
    await sendWebhooks();
    expect(await received()).toContainEqual({
      type: 'refund.made',
      about: [{ kind: 'ref', ref: paymentRef }],
    });
  });

  test('that is not paid is past due from that moment, and ends when the provider gives up', async () => {
    const { ref, how } = await begun();
    await act(ref, 'fail renewal');
    expect(await how()).toMatchObject({ status: 'past_due', paidUntil: now });
    await act(ref, 'give up');
    expect(await how()).toMatchObject({ status: 'ended', endedBecause: 'not paid', endedAt: now });
  });

  test('is upgraded in the portal: what is left of the old plan is taken off', async () => {
    const { portal, how } = await begun();
    now = '2026-02-14T12:00:00.000Z'; // half of it
    await act(portal, 'upgrade', 'premium_plus');
    expect(await how()).toMatchObject({
      plan: 'premium_plus',
      amountCents: 2_000,
      paidUntil: '2026-02-28T12:00:00.000Z',
      invoices: [{ paidCents: 1_000 }, { paidCents: 500 }],
    });
    expect(await checkout.page(portal)).toMatchObject({
      kind: 'portal',
      plans: [{ isCurrent: false }, { isCurrent: true }],
    });
    await act(portal, 'upgrade', 'premium');
    now = '2026-02-28T12:00:00.000Z';
    await act(portal, 'renew');
    expect((await how())?.invoices.map(({ paidCents }) => paidCents)).toEqual([1_000, 500, 500]);
  });

  test('is cancelled for its end and resumed; without that it ends by itself', async () => {
    const { portal, how } = await begun();
    await act(portal, 'cancel');
    expect(await how()).toMatchObject({ status: 'active', endsAt: '2026-02-28T12:00:00.000Z' });
    await act(portal, 'resume');
    expect(await how()).toMatchObject({ status: 'active', endsAt: null });
    await act(portal, 'cancel');
    now = '2026-03-01T12:00:00.000Z';
    expect(await how()).toMatchObject({ status: 'ended', endedAt: '2026-02-28T12:00:00.000Z' });
  });

  test('is changed by us once for each of our ids', async () => {
    const { ref, how } = await begun();
    await provider.change(ref, 'c1', { amountCents: 2_500 });
    await provider.change(ref, 'c2', 'pause');
    expect(await how()).toMatchObject({ status: 'paused', amountCents: 2_500 });
    await provider.change(ref, 'c3', 'resume');
    await provider.change(ref, 'c2', 'pause');
    expect(await how()).toMatchObject({ status: 'active' });
    await provider.change(ref, 'c4', 'end now');
    expect(await how()).toMatchObject({ status: 'ended', endedAt: now });
    await expect(provider.change(ref, 'c5', 'resume')).rejects.toMatchObject({ code: 'subscription_over' });
    expect(await movements()).toEqual([
      ['subscription', 2_500, 'ended'],
      ['payment', 1_000, 'paid'],
    ]);
  });
});

describe('a webhook', () => {
  test('is sent again under the same id until it is received', async () => {
    const { ref } = await provider.openCheckout(gift('p1'));
    await act(ref, 'pay');
    const away = () => {
      throw new Error('not now');
    };
    await sendWebhooks(away);
    expect(await received()).toEqual([]);
    now = '2026-01-31T12:10:00.000Z';
    await sendWebhooks();
    await sendWebhooks();
    expect(await received()).toHaveLength(1);
  });

  test.each([
    ['without a signature', (_: string) => undefined],
    [
      'with another one',
      (signature: string) => signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ],
    ['of ten minutes ago', (signature: string) => signature],
  ])('%s is refused', async (what, signatureOf) => {
    const { ref } = await provider.openCheckout(gift('p1'));
    await act(ref, 'pay');
    const { rows } = await database.pool.query('select body from test_checkout.webhook');
    const bytes = Buffer.from(rows[0].body);
    const signature = new TestWebhooks(secret).sign(bytes, now);
    expect(provider.readWebhook(bytes, signature, now)).toMatchObject({ type: 'payment.pay' });
    const at = what === 'of ten minutes ago' ? '2026-01-31T12:10:00.000Z' : now;
    expect(() => provider.readWebhook(bytes, signatureOf(signature), at)).toThrow(
      expect.objectContaining({ code: 'WEBHOOK_REFUSED' }),
    );
  });
});

test('keeps no address, and does not exist in production', async () => {
  const { ref } = await provider.openCheckout(gift('p1'));
  const { rows } = await database.pool.query(`select state::text from test_checkout.object`);
  expect(JSON.stringify(rows)).not.toContain('ana@');
  const inProduction = { ...environment, NODE_ENV: 'production' } as const;
  expect(providerOf({ environment: inProduction, db, clock, secret })).toBeNull();
  const closed = new TestCheckout({ environment: inProduction, db, clock });
  await expect(closed.page(ref)).rejects.toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
  await expect(closed.act(ref, { act: 'pay' })).rejects.toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
});
