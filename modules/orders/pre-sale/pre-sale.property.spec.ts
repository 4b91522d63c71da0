import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  begun,
  bought,
  command,
  during,
  granted,
  line,
  pieces,
  row,
  startsAt,
  wanted,
} from './pre-sale.fixtures.js';
import { preSaleState } from './pre-sale.state.js';
import {
  isAlive,
  type Order,
  type PreSale,
  type PreSaleCommand,
  type Wanted,
} from './pre-sale-types.state.js';
import { rightsAfter } from './rights.rules.js';
import { liveRightOf } from './windows.rules.js';

/* Few spaces, buyers, orders and payments, so that they meet; time goes on, mostly by nothing, and moves through all windows. Commands of buyers, of the team, of jobs and of
   payments come in any sequence, twice, and late. */
const buyers = ['ana', 'bob', 'cy'] as const;
const spaceIds = [...row('a', 4), ...row('b', 2)].map(({ id }) => id);
const buyer = fc.constantFrom(...buyers);
const spaceId = fc.constantFrom(...spaceIds);
const orderId = fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5', 'e1', 'e2', 'e3');
const entryId = fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5', 'o1');
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
        paymentId,
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
    weight: 4,
    arbitrary: of(
      'JoinWaitlist',
      fc.record({
        entryId,
        wishes: fc.record({
          productId: fc.constantFrom('space', 'space', 'space', 'gate'),
          count: fc.constantFrom(1, 1, 2, 3),
          types: fc.constant([]),
          minWidth: fc.constant(0),
          nextTo: fc.constantFrom(null, null, null, null, ...spaceIds.slice(0, 2)),
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
        spaces: fc.subarray([...row('a', 4), ...row('b', 2)], { minLength: 5 }),
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
const goesOn = fc.nat({ max: 29 }).map((one) => (one === 0 ? 'window' : one < 5 ? 'minutes' : 'no'));
const turns = fc.array(
  fc.record({
    next: sent,
    by: buyer,
    time: goesOn,
    isTwice: fc.boolean(),
    pick: fc.nat({ max: 50 }),
    isApt: fc.constantFrom(true, true, true, true, false),
  }),
  { minLength: 30, maxLength: 60, size: 'max' },
);

const start = fc.constantFrom(during.renewal, during.firstCall, during.sale, during.sale, during.noShows);
/** Each buyer has two of the six spaces: what follows is mostly about giving back and waiting. */
const soldOut = buyers.flatMap((id, at) =>
  bought(
    `i${at + 1}`,
    id,
    spaceIds.slice(2 * at, 2 * at + 2).map((one) => line(one)),
    { number: at + 1 },
  ),
);

test('over any sequence of commands no space has two holders, no right is sold to another, and no money is lost', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(turns, start, fc.boolean(), (all, from, isFull) => {
      let now: string = from;
      const history: PreSaleEvent[] = [
        ...begun({ checksUntil: null, closesAt: '2027-08-08T04:00:00.000Z' }, [
          ...row('a', 4),
          ...row('b', 2),
        ]),
        granted(['a1', 'ana'], ['a2', 'ana'], ['a3', 'bob']),
        ...(isFull ? soldOut : []),
      ];
      let preSale = foldEvents(preSaleState, history);
      const wrong: string[] = [];
      for (const { next, by, time, isTwice, pick, isApt } of all) {
        if (time === 'minutes') now = plusMinutes(now, 16);
        if (time === 'window') now = moments.find((moment) => moment > now) ?? now;
        if (next.type === 'CancelPreSale' && pick < 48) continue; // nothing much happens after it
        const one = isApt ? aptTo(preSale, next, by, pick) : { sent: next, by };
        for (const each of isTwice ? [one, one] : [one]) {
          const decided = decide(command(each.sent as never, each.by, now), preSale);
          for (const event of decided) {
            if (endsTooSoon(preSale, event, now, each.sent.type)) wrong.push(`${each.sent.type} ends a hold`);
            wrong.push(...wronglyGiven(preSale, event, now).map((id) => `${event.type} gives ${id}`));
            preSale = preSaleState.evolve(preSale, event as never);
            seen.add(event.type);
          }
          history.push(...decided);
          if (decided.length) wrong.push(...wrongIn(preSale));
        }
      }
      expect(wrong).toEqual([]);
      expect(foldEvents(preSaleState, history)).toEqual(preSale);
    }),
    { numRuns: 1_000 },
  );
  expect(mustBeSeen.filter((type) => !seen.has(type))).toEqual([]);
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

type Sent = Readonly<Record<string, unknown>> & { readonly type: PreSaleCommand['type'] };

/** The same command about an order, lines, a payment or an entry that there are, and by whom they are: chance alone seldom names them. */
function aptTo(preSale: PreSale, next: Sent, by: string, pick: number): { sent: Sent; by: string } {
  if (next.type === 'ReserveOrder' || next.type === 'ReserveFor') {
    const isFree = ({ spaceId: id }: Wanted) => id === null || preSale.spaces.get(id)?.holder === null;
    const free = pick % 3 ? wantedOf(next).filter(isFree) : wantedOf(next);
    const held = (preSale.ordersOf.get(by) ?? []).find((id) => preSale.orders.get(id)?.status === 'reserved');
    const id = held && pick % 2 ? held : `o${preSale.orders.size + 10}`;
    return { sent: { ...next, orderId: id, lines: free }, by };
  }
  if (next.type === 'UnblockSpace') {
    const [id] = [...preSale.spaces].find(([, { blocked }]) => blocked !== null) ?? [];
    return { sent: { ...next, spaceId: id ?? 'a1' }, by };
  }
  if (next.type === 'JoinWaitlist')
    return { sent: { ...next, entryId: `e${preSale.waitlist.size + 10}` }, by };
  if ('entryId' in next) {
    const entry = [...preSale.waitlist.values()].at(pick % Math.max(1, preSale.waitlist.size));
    return entry ? { sent: { ...next, entryId: entry.id }, by: entry.memberId } : { sent: next, by };
  }
  if (next.type === 'RollOverRight' || next.type === 'SurrenderRight') {
    const live = [...preSale.spaces].filter(([, { right }]) => right?.status === 'live');
    const [id, space] = live.at(pick % Math.max(1, live.length)) ?? [];
    const vendorId = space?.right?.vendorId ?? by;
    return { sent: { ...next, spaceId: id ?? 'a1', vendorId }, by: vendorId };
  }
  if (next.type === 'CancelPreSale' && pick < 45)
    return { sent: { type: 'OfferFromWaitlist', startsAt }, by };
  const orders = [...preSale.orders.values()];
  const fit = orders.filter(({ status }) => (aptStatuses[next.type] ?? [status]).includes(status));
  const order = (fit.length ? fit : orders).at(pick % Math.max(1, fit.length || orders.length));
  if (!order || !('orderId' in next)) return { sent: next, by };
  const line = order.lines.at(pick % order.lines.length)?.id;
  const total = order.lines.reduce((sum, one) => sum + one.quantity * one.unitCents, 0);
  const apt = {
    orderId: order.id,
    ...('lineId' in next && { lineId: line }),
    ...('lineIds' in next && { lineIds: [line] }),
    ...('paidCents' in next && { paidCents: total }),
    ...('way' in next && { way: total === 0 ? 'free' : 'card' }),
    ...('paymentId' in next && { paymentId: paymentTo(next, order, total) }),
  };
  return { sent: { ...next, ...apt }, by: order.buyerId };
}

const wantedOf = ({ lines: all }: Sent): readonly Wanted[] => all as readonly Wanted[];

const paymentTo = ({ type, paymentId: other }: Sent, { id, paymentId: own }: Order, total: number) =>
  type === 'SubmitOrder' ? (total === 0 ? null : `${id} ${other}`) : (own ?? other);

const aptStatuses: Partial<Record<PreSaleCommand['type'], readonly Order['status'][]>> = {
  SubmitOrder: ['reserved'],
  RecordPayment: ['awaiting payment', 'abandoned'],
  RecordRefund: ['paid', 'partially refunded', 'cancelled'],
  CancelLines: ['paid', 'awaiting payment'],
  MoveSpace: ['paid', 'reserved'],
  CheckIn: ['paid'],
};

function decide(sentNow: PreSaleCommand, preSale: PreSale): readonly PreSaleEvent[] {
  try {
    return preSaleDecider.decide(sentNow, preSale);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** A hold ends by time when its time is over, and what waits for a payment with the payment alone. */
function endsTooSoon({ orders }: PreSale, event: PreSaleEvent, now: string, by: string): boolean {
  if (event.type !== 'OrderAbandoned' || event.data.how !== 'time') return false;
  const order = orders.get(event.data.orderId);
  return order?.status === 'reserved' ? order.until > now : by !== 'AbandonOrder';
}

/** Spaces that an event gives to somebody are free, and nobody else has a right to them. */
function wronglyGiven(preSale: PreSale, event: PreSaleEvent, now: string): readonly string[] {
  const { spaceIds: given = [], orderId: to, buyerId } = givenBy(preSale, event) ?? {};
  return given.filter((id) => {
    const space = preSale.spaces.get(id);
    if (!space || (space.holder && space.holder.orderId !== to)) return true;
    return (liveRightOf(preSale, space, now) ?? buyerId) !== buyerId;
  });
}

function givenBy(preSale: PreSale, event: PreSaleEvent) {
  if (event.type === 'SpaceMoved') return { ...event.data, spaceIds: [event.data.toSpaceId] };
  if (event.type !== 'OrderReserved' && event.type !== 'OrderChanged' && event.type !== 'OrderPaid')
    return null;
  const known =
    event.type === 'OrderPaid'
      ? (preSale.orders.get(event.data.orderId)?.lines ?? []).filter(({ status }) => status === 'on')
      : event.data.lines;
  return { ...event.data, spaceIds: known.flatMap((line) => line.spaceId ?? []) };
}

/** What does not agree with the orders. */
function wrongIn(preSale: PreSale): readonly string[] {
  const orders = [...preSale.orders.values()];
  const alive = orders.filter(isAlive);
  return [
    ...wrongHolders(preSale, alive),
    ...wrongCounts(preSale, alive),
    ...orders.flatMap(wrongMoney),
    ...wrongRights(preSale),
    ...wrongOffers(preSale),
    ...differing('reserved', preSale.reserved, idsOf(orders.filter(({ status }) => status === 'reserved'))),
    ...differing('alive', [...preSale.ordersOf.values()].flat(), idsOf(alive)),
    ...orders.flatMap(({ id, number }, at) => (number === at + 1 ? [] : [`number of ${id}`])),
  ];
}

const linesOn = (order: Order) => order.lines.filter(({ status }) => status === 'on');

/** Every line that is on has its space, and nobody has a space besides. */
function wrongHolders({ spaces }: PreSale, alive: readonly Order[]): readonly string[] {
  const held = alive.flatMap((order) =>
    linesOn(order).flatMap(({ id, spaceId }) =>
      spaceId ? [{ orderId: order.id, lineId: id, spaceId }] : [],
    ),
  );
  const wrong = held.filter(({ spaceId, orderId, lineId }) => {
    const holder = spaces.get(spaceId)?.holder;
    return holder?.orderId !== orderId || holder.lineId !== lineId;
  });
  const holders = [...spaces.values()].filter(({ holder }) => holder !== null).length;
  return [
    ...wrong.map(({ spaceId, orderId }) => `${spaceId} is not held by ${orderId}`),
    ...(holders === held.length ? [] : [`${holders} holders of ${held.length} spaces`]),
  ];
}

function wrongCounts({ terms, taken }: PreSale, alive: readonly Order[]): readonly string[] {
  const on = alive.flatMap(linesOn);
  return (terms?.products ?? []).flatMap(({ id, quantity }) => {
    const count = on.reduce((sum, line) => (line.productId === id ? sum + line.quantity : sum), 0);
    const isRight = count === (taken.get(id) ?? 0) && count <= (quantity ?? count);
    return isRight ? [] : [`${count} of ${id} are taken, known as ${taken.get(id)}`];
  });
}

/** What came is kept or granted; what was never sold is not kept. */
function wrongMoney(order: Order): readonly string[] {
  const { id, status, paidCents, grantedCents, refundedCents, feeCents, refundIds, payments } = order;
  const kept = paidCents - grantedCents;
  const isRight =
    kept >= 0 &&
    refundedCents <= grantedCents &&
    feeCents <= paidCents &&
    payments.every((one) => one.refundedCents <= one.grantedCents && one.grantedCents <= one.paidCents) &&
    new Set(refundIds).size === refundIds.length &&
    (status !== 'abandoned' || kept === 0) &&
    (kept === 0 || order.lines.some((line) => line.status !== 'cancelled') || status === 'cancelled');
  return isRight ? [] : [`money of ${id}, ${status}: ${paidCents}, ${grantedCents}, ${refundedCents}`];
}

/** A right that is used is that of whoever has the space; nobody else gets one the next time. */
function wrongRights(preSale: PreSale): readonly string[] {
  const used = [...preSale.spaces].flatMap(([id, { right, holder }]) => {
    const buyerId = preSale.orders.get(holder?.orderId ?? '')?.buyerId;
    return right?.status === 'exercised' && right.vendorId !== buyerId ? [`right to ${id}`] : [];
  });
  const after = rightsAfter(preSale).map((right) => right.spaceId);
  return new Set(after).size === after.length ? used : [...used, 'two rights to a space'];
}

function wrongOffers({ waitlist, waiting, orders }: PreSale): readonly string[] {
  const entries = [...waitlist.values()];
  const wrong = entries.filter(({ orderId: id, status, memberId }) => {
    const order = orders.get(id ?? '');
    const isOpen = order?.status === 'reserved' || order?.status === 'awaiting payment';
    return status === 'offered' && !(isOpen && order.buyerId === memberId);
  });
  return [
    ...wrong.map(({ id }) => `offer of ${id}`),
    ...differing('waiting', waiting, idsOf(entries.filter(({ status }) => status === 'waiting'))),
  ];
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
const differing = (what: string, some: Iterable<string>, others: readonly string[]): readonly string[] =>
  [...some].sort().join() === [...others].sort().join() ? [] : [what];
