import fc from 'fast-check';
import { bought, during, line, pieces, row, startsAt, wanted } from './pre-sale.fixtures.js';
import type { Order, PreSale, PreSaleCommand, Wanted } from './pre-sale-types.state.js';

/* Few spaces, buyers, orders and payments, so that they meet; time goes on, mostly by nothing, and moves through all windows. Commands of buyers, of the team,
   of jobs and of
   payments come in any sequence, twice, and late. */
const buyers = ['ana', 'bob', 'cy'] as const;
export const map = [...row('a', 4), ...row('b', 2)];
const spaceIds = map.map(({ id }) => id);
export const buyer = fc.constantFrom(...buyers);
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

export const anyCommand = fc.oneof(
  { weight: 6, arbitrary: of('ReserveOrder', fc.record({ orderId, lines })) },
  {
    weight: 1,
    arbitrary: of('LetCancelFree', fc.record({ until: fc.constantFrom(during.sale, during.late) })),
  },
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
        spaces: fc.subarray(map, { minLength: 5 }),
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

/** Each buyer has two of the six spaces: what follows is mostly about giving back and waiting. */
export const soldOut = buyers.flatMap((id, at) =>
  bought(
    `i${at + 1}`,
    id,
    spaceIds.slice(2 * at, 2 * at + 2).map((one) => line(one)),
    { number: at + 1 },
  ),
);

export type Sent = Readonly<Record<string, unknown>> & { readonly type: PreSaleCommand['type'] };

/** The same command about an order, lines, a payment or an entry that there are, and by whom they are: chance alone seldom names them. */
export function aptTo(preSale: PreSale, next: Sent, by: string, pick: number): { sent: Sent; by: string } {
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
