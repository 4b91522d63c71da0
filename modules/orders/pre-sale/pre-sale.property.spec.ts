import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import { begun, command, during, granted, pieces, row, startsAt, wanted } from './pre-sale.fixtures.js';
import { preSaleState } from './pre-sale.state.js';
import { isAlive, type PreSale, type PreSaleCommand, type Wanted } from './pre-sale-types.state.js';
import { rightsAfter } from './rights.rules.js';
import { liveRightOf } from './windows.rules.js';

/* Few spaces, buyers, orders and payments, so that they meet; time goes on, mostly by nothing, and moves through all windows. Commands of buyers, of the team, of jobs and of
   payments come in any sequence, twice, and late. */
const buyers = ['ana', 'bob', 'cy'] as const;
const spaceIds = [...row('a', 4), ...row('b', 2)].map(({ id }) => id);
const buyer = fc.constantFrom(...buyers);
const spaceId = fc.constantFrom(...spaceIds);
const orderId = fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5', 'e1', 'e2', 'e3');
const entryId = fc.constantFrom('e1', 'e2', 'e3', 'o1');
const paymentId = fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5');
const lineId = fc.constantFrom(...spaceIds, 'gate', 'show', '1');
const lineIds = fc.uniqueArray(lineId, { minLength: 1, maxLength: 3 });
const cents = fc.constantFrom(0, 1, 4_499, 4_500, 9_000, 20_000);
const reason = fc.constant('');
const lines: fc.Arbitrary<readonly Wanted[]> = fc
  .tuple(fc.uniqueArray(spaceId, { maxLength: 3 }), fc.boolean(), fc.boolean())
  .map(([ids, hasGate, hasShow]) => [
    ...wanted(...ids),
    ...(hasGate ? [pieces('gate')] : []),
    ...(hasShow ? [pieces('show', 2, 'Stock')] : []),
  ]);

const of = <Type extends PreSaleCommand['type'], Rest extends object>(type: Type, rest: fc.Arbitrary<Rest>) =>
  rest.map((data) => ({ type, ...data }));
const nothing = fc.constant({});

const sent = fc.oneof(
  { weight: 6, arbitrary: of('ReserveOrder', fc.record({ orderId, lines })) },
  { weight: 2, arbitrary: of('LeaveOrder', fc.record({ orderId })) },
  {
    weight: 4,
    arbitrary: of(
      'SubmitOrder',
      fc.record({
        orderId,
        way: fc.constantFrom('card', 'by hand', 'free'),
        paymentId: fc.option(paymentId),
        until: fc.constant(during.closed),
      }),
    ),
  },
  {
    weight: 5,
    arbitrary: of(
      'RecordPayment',
      fc.record({ orderId, paymentId, paidCents: cents, paidAt: fc.constant(during.sale) }),
    ),
  },
  { weight: 2, arbitrary: of('AbandonOrder', fc.record({ orderId, paymentId })) },
  { weight: 2, arbitrary: of('RecordRefund', fc.record({ orderId, paymentId, totalCents: cents })) },
  { weight: 2, arbitrary: of('CancelLines', fc.record({ orderId, lineIds, reason })) },
  {
    weight: 2,
    arbitrary: of(
      'CancelLinesFor',
      fc.record({
        orderId,
        lineIds,
        percent: fc.constantFrom(0, 33, 100),
        keepsRight: fc.boolean(),
        reason,
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: of(
      'ReserveFor',
      fc.record({
        orderId,
        buyerId: buyer,
        source: fc.constantFrom('registrar', 'gate', 'allocation'),
        lines,
        cents: fc.constant([]),
        until: fc.constantFrom(during.late, during.noShows),
      }),
    ),
  },
  { weight: 2, arbitrary: of('MoveSpace', fc.record({ orderId, lineId, toSpaceId: spaceId, reason })) },
  {
    weight: 2,
    arbitrary: of(
      'JoinWaitlist',
      fc.record({
        entryId,
        wishes: fc.record({
          productId: fc.constantFrom('space', 'space', 'show', 'gate'),
          count: fc.integer({ min: 1, max: 3 }),
          types: fc.constant([]),
          minWidth: fc.constant(0),
          nextTo: fc.option(spaceId, { freq: 4 }),
          zoneIds: fc.constant([]),
        }),
      }),
    ),
  },
  { weight: 3, arbitrary: of('OfferFromWaitlist', fc.constant({ startsAt })) },
  { weight: 1, arbitrary: of('LeaveWaitlist', fc.record({ entryId })) },
  { weight: 1, arbitrary: of('DeclineOffer', fc.record({ entryId })) },
  { weight: 2, arbitrary: of('AbandonLapsed', nothing) },
  { weight: 1, arbitrary: of('ExpireRights', nothing) },
  { weight: 1, arbitrary: of('SurrenderRight', fc.record({ spaceId, vendorId: buyer })) },
  { weight: 2, arbitrary: of('RollOverRight', fc.record({ spaceId })) },
  {
    weight: 1,
    arbitrary: of(
      'GrantRights',
      fc.record({
        fromDateId: fc.constantFrom(null, '2026'),
        rights: fc.array(fc.record({ spaceId, vendorId: buyer }), { minLength: 1, maxLength: 2 }),
      }),
    ),
  },
  { weight: 1, arbitrary: of('BlockSpace', fc.record({ spaceId, reason: fc.constant('wet') })) },
  { weight: 1, arbitrary: of('UnblockSpace', fc.record({ spaceId })) },
  {
    weight: 1,
    arbitrary: of(
      'OfferSpaces',
      fc.record({
        mapVersion: fc.integer({ min: 1, max: 4 }),
        spaces: fc.subarray([...row('a', 4), ...row('b', 2)]),
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: of(
      'RecordAssignments',
      fc.record({
        assignments: fc.array(
          fc.record({
            orderId,
            buyerId: buyer,
            spaceIds: fc.uniqueArray(spaceId, { minLength: 1, maxLength: 2 }),
          }),
          { maxLength: 2 },
        ),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: of(
      'CheckIn',
      fc.record({
        orderId,
        lineId,
        gate: fc.constantFrom('north', 'south'),
        at: fc.constant(during.day),
      }),
    ),
  },
  { weight: 1, arbitrary: of('UndoCheckIn', fc.record({ orderId, lineId })) },
  {
    weight: 1,
    arbitrary: of('VacateSpace', fc.record({ orderId, lineId, at: fc.constant(during.noShows) })),
  },
  { weight: 1, arbitrary: of('ReleaseNoShows', nothing) },
  { weight: 1, arbitrary: of('CancelPreSale', fc.record({ most: fc.constantFrom(1, 50), reason })) },
);

const moments = Object.values(during).slice(1);
/** Mostly no time goes by; sometimes a hold lapses, or the next window comes. */
const goesOn = fc.constantFrom('no', 'no', 'no', 'no', 'no', 'no', 'minutes', 'minutes', 'window');
const turns = fc.array(fc.tuple(sent, buyer, goesOn, fc.boolean()), { maxLength: 60 });

test('over any sequence of commands no space has two holders, no right is sold to another, and no money is lost', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(turns, fc.constantFrom(...moments.slice(0, 5)), (all, start) => {
      let now: string = start;
      const history: PreSaleEvent[] = [
        ...begun({ checksUntil: null }, [...row('a', 4), ...row('b', 2)]),
        granted(['a1', 'ana'], ['a2', 'ana'], ['a3', 'bob']),
      ];
      let preSale = foldEvents(preSaleState, history);
      for (const [next, by, time, isTwice] of all) {
        if (time === 'minutes') now = plusMinutes(now, 16);
        if (time === 'window') now = moments.find((moment) => moment > now) ?? now;
        for (const one of isTwice ? [next, next] : [next]) {
          const decided = decide(command(one as never, by, now), preSale);
          for (const event of decided) {
            mustTakeNothing(preSale, event, now);
            preSale = preSaleState.evolve(preSale, event as never);
            seen.add(event.type);
          }
          history.push(...decided);
          if (decided.length) check(preSale);
        }
      }
      expect(foldEvents(preSaleState, history)).toEqual(preSale);
    }),
    { numRuns: 400 },
  );
  expect([...seen].sort()).toEqual(expect.arrayContaining(mustBeSeen));
});

/** Without them the property would say little. */
const mustBeSeen: readonly PreSaleEvent['type'][] = [
  'CheckedIn',
  'LatePaymentReceived',
  'LinesCancelled',
  'NoShowsReleased',
  'OrderAbandoned',
  'OrderPaid',
  'RefundGranted',
  'RefundRecorded',
  'RightRolledOver',
  'SpaceMoved',
  'SpacesWithdrawn',
  'WaitlistOffered',
];

function decide(sentNow: PreSaleCommand, preSale: PreSale): readonly PreSaleEvent[] {
  try {
    return preSaleDecider.decide(sentNow, preSale);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** Spaces that an event gives to somebody are free, and nobody else has a right to them. */
function mustTakeNothing(preSale: PreSale, event: PreSaleEvent, now: string): void {
  const taken = takenBy(preSale, event);
  if (!taken) return;
  for (const id of taken.spaceIds) {
    const space = preSale.spaces.get(id);
    if (!space) throw new Error(`${event.type} gives ${id}, which is gone`);
    const holder = space.holder && preSale.orders.get(space.holder.orderId);
    expect([event.type, id, holder?.id ?? taken.orderId]).toEqual([event.type, id, taken.orderId]);
    const right = liveRightOf(preSale, space, now);
    expect([event.type, id, right ?? taken.buyerId]).toEqual([event.type, id, taken.buyerId]);
  }
}

function takenBy(preSale: PreSale, event: PreSaleEvent) {
  if (event.type === 'SpaceMoved') return { ...event.data, spaceIds: [event.data.toSpaceId] };
  if (event.type !== 'OrderReserved' && event.type !== 'OrderChanged' && event.type !== 'OrderPaid')
    return null;
  const known =
    event.type === 'OrderPaid'
      ? (preSale.orders.get(event.data.orderId)?.lines ?? []).filter(({ status }) => status === 'on')
      : event.data.lines;
  return { ...event.data, spaceIds: known.flatMap((line) => line.spaceId ?? []) };
}

function check(preSale: PreSale): void {
  const orders = [...preSale.orders.values()];
  const alive = orders.filter(isAlive);
  const on = alive.flatMap((order) =>
    order.lines.filter(({ status }) => status === 'on').map((line) => ({ order, line })),
  );
  // every line that is on has its space, and no space has a holder besides
  const held = on.filter(({ line }) => line.spaceId !== null);
  for (const { order, line } of held)
    expect(preSale.spaces.get(line.spaceId ?? '')?.holder).toEqual({ orderId: order.id, lineId: line.id });
  const holders = [...preSale.spaces.values()].filter(({ holder }) => holder !== null);
  expect(holders).toHaveLength(held.length);
  // counts
  const taken = new Map<string, number>();
  for (const { line } of on) taken.set(line.productId, (taken.get(line.productId) ?? 0) + line.quantity);
  for (const { id, quantity } of preSale.terms?.products ?? []) {
    expect([id, preSale.taken.get(id) ?? 0]).toEqual([id, taken.get(id) ?? 0]);
    if (quantity !== null) expect(taken.get(id) ?? 0).toBeLessThanOrEqual(quantity);
  }
  expect([...preSale.reserved].sort()).toEqual(idsOf(orders.filter(({ status }) => status === 'reserved')));
  expect([...preSale.ordersOf.values()].flat().sort()).toEqual(idsOf(alive));
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1));
  // money
  for (const order of orders) {
    const { paidCents, grantedCents, refundedCents, feeCents, refundIds } = order;
    expect(grantedCents).toBeLessThanOrEqual(paidCents);
    expect(refundedCents).toBeLessThanOrEqual(grantedCents);
    expect(feeCents).toBeLessThanOrEqual(paidCents - grantedCents);
    expect(new Set(refundIds).size).toBe(refundIds.length);
    const kept = paidCents - grantedCents;
    const isOver = order.status === 'abandoned' || (order.status === 'cancelled' && paidCents === 0);
    if (isOver) expect(kept).toBe(0);
  }
  checkRights(preSale);
  checkWaitlist(preSale);
}

function checkRights(preSale: PreSale): void {
  for (const [, { offered, right, holder }] of preSale.spaces) {
    if (right?.status !== 'exercised') continue;
    const order = preSale.orders.get(holder?.orderId ?? '');
    expect([offered.id, order?.buyerId]).toEqual([offered.id, right.vendorId]);
  }
  const after = rightsAfter(preSale).map((right) => right.spaceId);
  expect(new Set(after).size).toBe(after.length);
}

function checkWaitlist(preSale: PreSale): void {
  const entries = [...preSale.waitlist.values()];
  expect([...preSale.waiting].sort()).toEqual(idsOf(entries.filter(({ status }) => status === 'waiting')));
  for (const { orderId: offeredId, status, memberId } of entries) {
    const order = preSale.orders.get(offeredId ?? '');
    if (status !== 'offered') continue;
    expect([order?.buyerId, order?.status]).toEqual([
      memberId,
      expect.stringMatching(/^(reserved|awaiting payment)$/),
    ]);
  }
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).sort();
