import fc from 'fast-check';
import type { Environment } from '../kernel/config/environment.js';
import { openCommandBus } from '../kernel/decider/command-bus.js';
import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { metaOf as metaAt } from '../kernel/testing/decider.fixtures.js';
import { MemoryLog } from '../kernel/testing/memory-log.fixtures.js';
import { Looks } from './look/looks.service.js';
import { type KnownPayment, paymentState } from './payment/payment.state.js';
import { PaymentOrders } from './payment/payment-orders.service.js';
import { sendRefund } from './payment/send-refund.job.js';
import { ModelProvider } from './provider/model-provider.fixtures.js';
import { subscriptionState } from './subscription/subscription.state.js';
import { Subscriptions } from './subscription/subscriptions.service.js';

/* Staff, payers, webhooks and jobs act at once, each call in a process of its own: they read, append and ask the provider in turns that fast-check chooses, and
   some of them end before or after a turn, so that questions and answers are lost. A webhook is a look; one that is lost is none. */

const id = 'payment-1';
const until = '2026-07-01T12:00:00.000Z';
const later = '2026-07-02T12:00:00.000Z';
const refundIds = ['refund-a', 'refund-b'] as const;

test('money moves once, and the end is the same in whatever order, however often and whatever is lost', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.boolean(),
      fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      async (scheduler, isPaid, rounds) => {
        const world = begin();
        if (isPaid) await payFirst(world);
        for (const round of rounds)
          await scheduler.waitFor(Promise.all(round.map((one) => attempt(world, scheduler, one))));
        const payment = await settle(world);
        const charges = [...world.provider.charges.values()];
        expect(charges.length).toBeLessThanOrEqual(1);
        const [charge] = charges;
        expect(payment?.settled?.paidCents ?? 0).toBe(charge?.cents ?? 0);
        const refunds = [...(payment?.refunds ?? [])].filter(([, { status }]) => status === 'settled');
        const there = (charge?.refunds ?? []).filter(({ status }) => status === 'settled');
        expect(refunds.map(([one, { amountCents }]) => [one, amountCents]).sort()).toEqual(
          there.map((one) => [one.id ?? deterministicId('refund', 'stripe', one.ref), one.cents]).sort(),
        );
        expect(new Set(there.map(({ id: one, ref }) => one ?? ref)).size).toBe(there.length);
        const back = there.reduce((all, { cents }) => all + cents, 0);
        expect(back).toBeLessThanOrEqual(charge?.cents ?? 0);
        expect([...(payment?.disputes ?? [])].map(([, { status }]) => status)).toEqual(
          charge?.dispute ? [charge.dispute.status] : [],
        );
        expect([...(payment?.refunds.values() ?? [])].some(({ status }) => status === 'requested')).toBe(
          false,
        );
        reached.add(payment?.status ?? 'none').add(`${there.length} refunds`);
      },
    ),
    { numRuns: 300 },
  );
  expect([...reached]).toEqual(
    expect.arrayContaining(['settled', 'cancelled', 'expired', '1 refunds', '2 refunds']),
  );
});

test('a refund whose answer is lost is not sent twice, though the provider has forgotten its id', async () => {
  const world = begin();
  await payFirst(world);
  const [refundId] = refundIds;
  const { orders } = open(world, async () => {}).services;
  await orders.refund(id, { refundId, amountCents: 2_000, lines: [], reason: '' }, metaOf());
  for (let turns = 1; turns < 8; turns += 1) {
    let left = turns;
    const { send } = open(world, async () => {
      if (left-- <= 0) throw new Ended();
    }).services;
    await send(refundId).catch(() => undefined);
    world.provider.forgetIds();
  }
  expect([...world.provider.charges.values()].map(({ refunds }) => refunds.length)).toEqual([1]);
});

test('once it is cancelled or expired, nobody can pay', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(ofOrder, { minLength: 2, maxLength: 5 }),
      async (scheduler, calls) => {
        const world = begin();
        await scheduler.waitFor(Promise.all(calls.map((one) => attempt(world, scheduler, one))));
        const payment = await loadState(world.eventStore, paymentState, id);
        if (payment.status !== 'cancelled' && payment.status !== 'expired') return;
        const open = world.provider.pages.filter(({ status }) => status === 'open').map(({ ref }) => ref);
        expect(open.filter((ref) => world.told.has(ref))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('a subscription is as the provider has it, and each of its invoices one payment, whatever was looked at before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.array(ofSubscription, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      async (scheduler, rounds) => {
        const world = begin();
        const { services } = open(world, async () => {});
        await services.subscriptions.subscribe(subscription, metaOf());
        for (const round of rounds)
          await scheduler.waitFor(Promise.all(round.map((one) => attempt(world, scheduler, one))));
        await services.looks.subscription(id);
        const known = await loadState(world.eventStore, subscriptionState, id);
        const there = world.provider.subscription;
        if (there) expect(known).toMatchObject({ status: there.status, ...termOf(there) });
        for (const { ref, paidCents } of there?.invoices ?? []) {
          const invoice = deterministicId('invoice', 'stripe', ref);
          const payment = await loadState(world.eventStore, paymentState, invoice);
          expect(payment).toMatchObject({ status: 'settled', settled: { paidCents } });
        }
      },
    ),
    { numRuns: 120 },
  );
});

interface World {
  readonly log: MemoryLog;
  readonly provider: ModelProvider;
  readonly eventStore: DomainEventStore;
  /** The pages whose address somebody was told. */
  readonly told: Set<string>;
}

interface Call {
  readonly name: string;
  /** Of how many turns it gets, before its process ends. */
  readonly turns: number;
  readonly act: (world: World, services: ReturnType<typeof open>['services']) => Promise<unknown>;
}

const order = {
  id,
  payerId: 'ana',
  purpose: { kind: 'donation', id: 'donation-1' },
  lines: [{ id: 'gift', words: 'Donation', quantity: 1, unitCents: 5_000 }],
  way: 'card',
  until,
  email: null,
  returnTo: { paid: '/paid', left: '/left' },
} as const;
const subscription = {
  ...order,
  plan: 'gift',
  words: 'Donation',
  amountCents: 500,
  interval: 'month',
  formerId: null,
} as const;

const callOf = (name: string, act: Call['act']) =>
  fc.record({
    name: fc.constant(name),
    turns: fc.oneof({ weight: 3, arbitrary: fc.constant(Number.POSITIVE_INFINITY) }, fc.nat(9)),
    act: fc.constant(act),
  });
const there = (name: string, act: (provider: ModelProvider) => void) =>
  callOf(name, async ({ provider }) => act(provider));

const request = callOf('request', async ({ told }, { orders }) => {
  const { url } = await orders.request(order, metaOf());
  if (url) told.add(url.slice(url.lastIndexOf('/') + 1));
});
const cancel = callOf('cancel', (_, { orders }) => orders.cancel(id, 'Asked for', metaOf()));
const expire = callOf('expire', (_, { orders }) => orders.expire(id, { ...metaOf(), now: later }));
const pay = callOf('pay', async ({ provider, told }) => [...told].forEach((ref) => void provider.pay(ref)));
const payByBank = callOf('pay by bank', async ({ provider, told }) =>
  [...told].forEach((ref) => void provider.pay(ref, 'processing')),
);
const look = callOf('webhook', (_, { looks }) => looks.payment(id));
const refund = fc
  .constantFrom(...refundIds)
  .chain((refundId) =>
    fc
      .constantFrom(2_000, 4_000)
      .chain((amountCents) =>
        callOf(`refund ${refundId}`, (_, { orders }) =>
          orders.refund(id, { refundId, amountCents, lines: [], reason: '' }, metaOf()),
        ),
      ),
  );
const send = fc
  .constantFrom(...refundIds)
  .chain((refundId) => callOf(`send ${refundId}`, (_, services) => services.send(refundId)));

const ofOrder = fc.oneof(
  request,
  request,
  cancel,
  expire,
  there('page expires', (one) => one.expire()),
);
const call = fc.oneof(
  ...[
    request,
    request,
    request,
    pay,
    pay,
    pay,
    payByBank,
    cancel,
    expire,
    look,
    look,
    refund,
    refund,
    send,
    send,
  ],
  there('bank clears', (one) => one.clear()),
  there('page expires', (one) => one.expire()),
  there('refund there', (one) => one.refundThere(1_000)),
  there('refunds settle', (one) => one.settleRefunds('settled')),
  there('refunds fail', (one) => one.settleRefunds('failed')),
  there('dispute', (one) => one.dispute()),
  there('won', (one) => one.decide('won')),
  there('lost', (one) => one.decide('lost')),
  there('ids forgotten', (one) => one.forgetIds()),
);
const ofSubscription = fc.oneof(
  callOf('webhook', (_, { looks }) => looks.subscription(id)),
  fc
    .tuple(fc.constantFrom('active', 'past_due', 'paused', 'unpaid'), fc.integer({ min: 1, max: 3 }))
    .chain(([status, months]) =>
      there(`${status} ${months}`, (one) => {
        if (one.subscription?.status === 'ended') return;
        const invoices = Math.max(one.subscription?.invoices.length ?? 0, months);
        one.subscribe(status as 'active', `2026-0${6 + months}-01T12:00:00.000Z`, 500 * months, invoices);
      }),
    ),
  there('ends', (one) => {
    if (one.subscription) one.subscription = { ...one.subscription, status: 'ended', endedAt: later };
  }),
);

const termOf = ({
  plan,
  amountCents,
  interval,
  paidUntil,
  endsAt,
  status,
}: NonNullable<World['provider']['subscription']>) =>
  status === 'ended' ? {} : { plan, amountCents, interval, paidUntil, endsAt };

const metaOf = () => ({ ...metaAt('ana'), commandId: newId() });

function begin(): World {
  const log = new MemoryLog();
  return { log, provider: new ModelProvider(), eventStore: log.seenBy(async () => {}), told: new Set() };
}

async function payFirst({ log, provider, told, eventStore }: World): Promise<void> {
  const { orders, looks } = open({ log, provider, told, eventStore }, async () => {}).services;
  const { url } = await orders.request(order, metaOf());
  const ref = (url ?? '').slice((url ?? '').lastIndexOf('/') + 1);
  provider.pay(ref);
  await looks.payment(id);
}

function open({ log, provider: model }: World, turn: () => Promise<unknown>) {
  const eventStore = log.seenBy(turn);
  const provider = model.seenBy(turn);
  const bus = openCommandBus(eventStore);
  const clock = { now: () => metaAt('ana').now };
  const environment = { publicUrl: 'https://swap.example' } as Environment;
  const looks = new Looks(bus, eventStore, clock, provider);
  const orders = new PaymentOrders(bus, eventStore, environment, provider, looks);
  const subscriptions = new Subscriptions(bus, eventStore, environment, provider, looks);
  const get = (() => looks) as never;
  const send = (refundId: string) => sendRefund({ bus, eventStore, get }, id, refundId, clock.now());
  return { services: { looks, orders, subscriptions, send } };
}

/** One call in a process of its own, which ends after some turns. A refusal is an answer too. */
async function attempt(world: World, scheduler: fc.Scheduler, { name, turns, act }: Call): Promise<void> {
  let left = turns;
  const turn = async () => {
    if (left-- <= 0) throw new Ended();
    await scheduler.schedule(Promise.resolve(), name);
  };
  try {
    await scheduler.schedule(Promise.resolve(), name);
    await act(world, open(world, turn).services);
  } catch (error) {
    if (!(error instanceof Ended) && !(error instanceof DomainError)) throw error;
  }
}

class Ended extends Error {}

/** What jobs and the next webhook do in the end. */
async function settle(world: World): Promise<KnownPayment | undefined> {
  const { services } = open(world, async () => {});
  world.provider.clear();
  await services.looks.payment(id);
  for (const refundId of refundIds) await services.send(refundId);
  world.provider.settleRefunds('settled');
  await services.looks.payment(id);
  const before = await loadState(world.eventStore, paymentState, id);
  await services.looks.payment(id);
  expect(await loadState(world.eventStore, paymentState, id)).toEqual(before);
  return before.status === 'none' ? undefined : before;
}
