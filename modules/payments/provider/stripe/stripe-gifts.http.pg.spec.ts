import { paySession } from '../../../../test/stripe/checkout.js';
import { chargeIntent, newIntent } from '../../../../test/stripe/intents.js';
import { closeDispute, openDispute } from '../../../../test/stripe/money-back.js';
import { endSubscription, payLate, renewSubscription } from '../../../../test/stripe/subscriptions.js';
import { donationEvents } from '../../../donations/donation/donation.events.js';
import { paymentOfGift } from '../../../donations/donation/gift-ids.shared.js';
import { bodyOf, type Member } from '../../../donations/donation/gifts.fixtures.js';
import { newId } from '../../../kernel/decider/identifiers.js';
import { compareJob } from '../../comparison/compare.job.js';
import { paymentEvents } from '../../payment/payment.events.js';
import { openWithStripe } from './stripe.fixtures.js';

let app: Awaited<ReturnType<typeof openWithStripe>>;
let admin: Member;
beforeAll(async () => {
  app = await openWithStripe();
  admin = await app.smc.adminMember();
});
afterAll(() => app?.close());

/** The page of an answer. */
const refOf = (url: unknown): string => String(url).split('/').at(-1) ?? '';

/** Everything that Stripe tells of an act comes, backwards and twice. */
async function told(act: () => unknown): Promise<void> {
  const news = [...app.newsOf(act)].reverse();
  for (const event of [...news, ...news]) expect(await app.deliver(event)).toBe(200);
  await app.settle();
}

async function give(by: Member) {
  const body = bodyOf('Earl Jensen', by.mail, { way: 'card' });
  const { body: answer } = await by.call('POST', '/api/donations', body);
  return { id: body.id, payment: paymentOfGift(body.id), page: refOf(answer.url) };
}

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
const intentOf = (page: string) => app.stripe.store.get('checkout.session', page).payment_intent ?? '';

test('a gift by card is settled, numbered and mailed once, however its webhooks come', async () => {
  const ana = await app.smc.member('Ana');
  const gift = await give(ana);
  await told(() => paySession(app.stripe.store, gift.page));
  expect((await ana.get(`/api/donations/${gift.id}`)).body).toMatchObject({
    status: 'settled',
    amount: 50,
    receiptNumber: expect.stringMatching(/^\d{4}-000001$/),
    url: null,
  });
  const happened = await app.smc.runtime.eventStore.read(donationEvents, gift.id);
  expect(typesOf(happened)).toEqual(['DonationInitiated', 'DonationSettled', 'ReceiptNumbered']);
  const mails = await app.smc.pool.query("select id from mail.outbox where kind = 'gift-receipt'");
  expect(mails.rowCount).toBe(1);
});

test('money of a gift goes back once, and a dispute of it opens and is won', async () => {
  const ana = await app.smc.member('Ana');
  const gift = await give(ana);
  const status = async () => (await ana.get(`/api/donations/${gift.id}`)).body;
  await told(() => paySession(app.stripe.store, gift.page));
  const refund = { refundId: newId(), amount: 20, reason: 'Asked by mail' };
  await admin.ok('POST', `/api/payments/${gift.payment}/refund`, refund);
  await app.settle();
  expect(await status()).toMatchObject({ status: 'settled', refunded: 20 });
  let dispute = '';
  await told(() => {
    dispute = openDispute(app.stripe.store, intentOf(gift.page)).id;
  });
  expect(await status()).toMatchObject({ status: 'disputed' });
  await told(() => closeDispute(app.stripe.store, dispute, 'won'));
  expect(await status()).toMatchObject({ status: 'settled', refunded: 20 });
});

test('a subscription gives Premium, keeps it while it is past due, and takes it with its end', async () => {
  const { store } = app.stripe;
  const bob = await app.smc.member('Bob');
  const asked = { id: newId(), plan: 'premium', interval: 'month' };
  const page = refOf((await bob.call('POST', '/api/subscription', asked)).body.url);
  const mine = async () => {
    const { tier, subscription } = (await bob.get('/api/subscription')).body;
    return [tier, (subscription as { status: string }).status];
  };
  await told(() => paySession(store, page));
  expect(await mine()).toEqual(['premium', 'active']);
  const id = store.get('checkout.session', page).subscription ?? '';
  await told(() => renewSubscription(store, id));
  await told(() => renewSubscription(store, id, false));
  expect(await mine()).toEqual(['premium', 'past_due']);
  const unpaid = store.all('invoice').find((one) => one.subscription === id && one.status === 'open');
  await told(() => unpaid && payLate(store, unpaid));
  expect(await mine()).toEqual(['premium', 'active']);
  const { payments } = (await admin.get('/api/payments?show=settled')).body;
  const invoices = (payments as { purpose: { id: string } }[]).filter(({ purpose }) => purpose.id === bob.id);
  expect(invoices).toHaveLength(3);
  await told(() => endSubscription(store, id, 'payment_failed'));
  expect(await mine()).toEqual(['free', 'ended']);
});

test('the nightly comparison finds what no webhook told, and changes nothing', async () => {
  const ana = await app.smc.member('Ana');
  const gift = await give(ana);
  paySession(app.stripe.store, gift.page); // no webhook comes
  const strange = newIntent(app.stripe.store, 7_700, {});
  chargeIntent(app.stripe.store, strange);
  const compare = () => {
    const { signal } = new AbortController();
    const now = app.context.clock.now();
    return compareJob(app.context).run({ attempt: 1, isLast: false, now, signal });
  };
  const found = async () => {
    const { differences } = (await admin.get('/api/payments/differences')).body;
    return (differences as { kind: string; paymentId: string | null; theirs: string }[])
      .map(({ kind, paymentId, theirs }) => [kind, paymentId, theirs])
      .sort();
  };
  const lost = ['status', gift.payment, 'payment of $50.00, paid'];
  const notOurs = ['missing here', null, 'payment of $77.00, paid'];
  const before = await app.smc.runtime.store.head();
  await compare();
  await compare();
  expect(await found()).toEqual([notOurs, lost]);
  expect(await app.smc.runtime.store.head()).toBe(before);
  await admin.ok('POST', `/api/payments/${gift.payment}/look-again`);
  const happened = await app.smc.runtime.eventStore.read(paymentEvents, gift.payment);
  expect(typesOf(happened).at(-1)).toBe('PaymentSettled');
  await app.settle();
  await compare();
  expect(await found()).toEqual([notOurs]);
});
