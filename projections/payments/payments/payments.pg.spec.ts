import { event } from '../../../modules/kernel/decider/decider.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { metaOf } from '../../../modules/kernel/testing/decider.fixtures.js';
import { type PaymentEvent, paymentEvents } from '../../../modules/payments/payment/payment.events.js';
import { opened, order, requested, settled } from '../../../modules/payments/payment/payment.fixtures.js';
import { subscriptionEvents } from '../../../modules/payments/subscription/subscription.events.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { paymentLookup } from './lookup.queries.js';
import { payments } from './payments.projection.js';
import { paymentCounts, paymentRow, paymentsBy, refsOf } from './payments.queries.js';

let projection: TestProjection;
const record = (id: string, ...events: readonly PaymentEvent[]) =>
  projection.record(paymentEvents, id, ...events);

const { payerId, purpose } = order;
const back = { purpose, refundId: 'r1', amountCents: 2_000, totalCents: 2_000, ref: 're_1' };
const asked = event('RefundRequested', { payerId, refundId: 'r1', amountCents: 2_000, lines: [], by: 'ada' });
const dispute = { purpose, ref: 'du_1', amountCents: 6_000 };
const expired = event('PaymentExpired', { purpose });
const paid = (ref: string) =>
  event('PaymentSettled', { ...settled().data, ref } as Extract<
    PaymentEvent,
    { type: 'PaymentSettled' }
  >['data']);

beforeAll(async () => {
  projection = await openProjection(payments);
  await record('waits', requested(), opened('cs_waits'));
  await record('check', requested({ provider: 'by-hand', until: '2026-08-01T12:00:00.000Z' }));
  await record(
    'refunded',
    requested(),
    opened('cs_back'),
    paid('pi_back'),
    asked,
    event('RefundSettled', back),
  );
  await record('disputed', requested(), opened('cs_du'), paid('pi_du'));
  await record('disputed', event('DisputeOpened', { ...dispute, code: 'fraudulent' }));
  await record('late', requested({ until: null }), opened('cs_late'), expired, paid('pi_late'));
  await record('over', requested(), event('PaymentCancelled', { payerId, purpose, by: 'ada' }));
  const term = {
    plan: 'premium',
    amountCents: 500,
    interval: 'month' as const,
    paidUntil: '2026-07-01T00:00:00.000Z',
    endsAt: null,
  };
  const gift = { kind: 'premium', id: 'ana' };
  const asks = { payerId, purpose: gift, plan: 'premium', amountCents: 500, interval: 'month' as const };
  await projection.record(
    subscriptionEvents,
    's1',
    event('SubscriptionRequested', { ...asks, provider: 'stripe' as const }),
    event('CheckoutOpened', { ref: 'cs_s1' }),
    event('SubscriptionStarted', { payerId, purpose: gift, ref: 'sub_1', ...term }),
    event('SubscriptionChanged', { purpose: gift, status: 'past_due' as const, ...term }),
  );
  await projection.record(
    subscriptionEvents,
    's2',
    event('SubscriptionRequested', { ...asks, provider: 'stripe' as const }),
  );
});
afterAll(() => projection.close());

const all = { show: undefined, search: undefined, purposeId: undefined, before: undefined, limit: 50 };
const idsOf = async (filter: Partial<Parameters<typeof paymentsBy>[1]>) =>
  (await paymentsBy(projection.db, { ...all, ...filter })).map(({ id }) => id);

test('payments come newest first, by what they wait for, and one more than a page tells that there are more', async () => {
  expect(await idsOf({})).toEqual(['over', 'late', 'disputed', 'refunded', 'check', 'waits']);
  expect(await idsOf({ show: 'waiting' })).toEqual(['check', 'waits']);
  expect(await idsOf({ show: 'by-hand' })).toEqual(['check']);
  expect(await idsOf({ show: 'settled' })).toEqual(['late', 'disputed', 'refunded']);
  expect(await idsOf({ show: 'refunded' })).toEqual(['refunded']);
  expect(await idsOf({ show: 'disputed' })).toEqual(['disputed']);
  expect(await idsOf({ show: 'over' })).toEqual(['over']);
  const [first, second] = await paymentsBy(projection.db, { ...all, limit: 1 });
  expect([first?.id, second?.id]).toEqual(['over', 'late']);
  expect(await idsOf({ before: second?.position })).toEqual(['disputed', 'refunded', 'check', 'waits']);
  expect(await paymentCounts(projection.db)).toEqual({ byHand: 1, disputed: 1 });
});

test('one is found by its id, by what it is for, and by every id of the provider', async () => {
  for (const search of ['refunded', 'cs_back', 'pi_back', 're_1'])
    expect(await idsOf({ search })).toEqual(['refunded']);
  expect(await idsOf({ purposeId: purpose.id })).toHaveLength(6);
  expect(await refsOf(projection.db, 'refunded')).toEqual(['cs_back', 'pi_back', 're_1']);
  expect(await paymentLookup(projection.db).byRef('du_1')).toEqual({ kind: 'payment', id: 'disputed' });
  expect(await paymentLookup(projection.db).byRef('du_of_others')).toBeUndefined();
});

test('money that comes after the end counts; what went back is what was settled', async () => {
  expect(await paymentRow(projection.db, 'late')).toMatchObject({ status: 'settled', paid_cents: 6_000 });
  expect(await paymentRow(projection.db, 'refunded')).toMatchObject({ refunded_cents: 2_000 });
  await record('disputed', { ...asked, data: { ...asked.data, refundId: 'r2' } } as PaymentEvent);
  await record('disputed', event('RefundFailed', { refundId: 'r2', code: 'lost_card' }));
  expect(await paymentRow(projection.db, 'disputed')).toMatchObject({ refunded_cents: 0, dispute: 'open' });
  await record('disputed', event('DisputeClosed', { ...dispute, isLost: false }));
  expect(await paymentRow(projection.db, 'disputed')).toMatchObject({ dispute: 'won' });
  expect(await paymentRow(projection.db, 'cs_back')).toBeUndefined();
});

test('a payment with two disputes is disputed while one is open, and lost where one is', async () => {
  const of = (ref: string) => ({ ...dispute, ref, amountCents: 3_000 });
  const openedNow = (ref: string) => event('DisputeOpened', { ...of(ref), code: 'fraudulent' });
  const closed = (ref: string, isLost: boolean) => event('DisputeClosed', { ...of(ref), isLost });
  const is = async () => (await paymentRow(projection.db, 'late'))?.dispute;
  await record('late', openedNow('du_a'), openedNow('du_b'), closed('du_b', false));
  expect(await is()).toBe('open');
  await record('late', closed('du_a', true));
  expect(await is()).toBe('lost');
  await record('late', closed('du_a', false));
  expect(await is()).toBe('won');
});

test('the comparison gets what changed since, without what came by hand; what is due is what nobody paid in time', async () => {
  const lookup = paymentLookup(projection.db);
  const { now } = metaOf('ana');
  const changed = await lookup.changedSince(plusDays(now, -1));
  expect(changed.map(({ id }) => id).sort()).toEqual([
    'disputed',
    'late',
    'over',
    'refunded',
    's1',
    's2',
    'waits',
  ]);
  expect(changed).toContainEqual({
    kind: 'payment',
    id: 'refunded',
    refs: ['cs_back', 'pi_back', 're_1'],
    status: 'settled',
    settledCents: 6_000,
    refundedCents: 2_000,
    settledAt: '2026-06-01T12:00:00.000Z',
  });
  expect(changed).toContainEqual({
    kind: 'subscription',
    id: 's1',
    refs: ['cs_s1', 'sub_1'],
    status: 'past_due',
    settledCents: 0,
    refundedCents: 0,
    settledAt: null,
  });
  expect(await lookup.changedSince(plusDays(now, 1))).toEqual([]);
  expect(await lookup.due('2026-06-02T11:59:59.000Z')).toEqual([]);
  expect(await lookup.due('2026-06-02T12:00:00.000Z')).toEqual([
    { kind: 'payment', id: 'waits' },
    { kind: 'subscription', id: 's2' },
  ]);
});

test('the same log again, and a rebuild, give the same rows', async () => {
  const rows = async () => {
    const [payment, refund, ref] = await Promise.all(
      ['payment', 'refund', 'ref'].map((table) =>
        projection.pool.query(`select * from payments.${table} order by 1, 2`),
      ),
    );
    return [payment?.rows, refund?.rows, ref?.rows];
  };
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});
