import { findOrders, readPass } from './find-orders';
import { gateLineOf, gateListOf } from './gate.fixtures';
import { countsOf, type GateOrder, gateOrders, inShort, verdictOf } from './gate-orders';
import type { GateUnsent } from './gate-types';

const of = { memberId: 'gus', dateId: 'jefferson', key: 'k', orderId: 'o1' };
const came = (lineId: string, at = '2027-04-24T11:30:00.000Z'): GateUnsent => ({
  ...of,
  ...{ do: 'in', lineId, arrivalId: `a${lineId}`, gate: 'North', at },
});
const orders = gateOrders(gateListOf(), []);
const orderIn = (all: readonly GateOrder[], id: string) => {
  const order = all.find((one) => one.id === id);
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};
const kindOf = (id: string, all = orders) => verdictOf(orderIn(all, id)).kind;
const ids = (typed: string) => findOrders(orders, typed).map(({ id }) => id);

test('a paid order comes in, one that is here, owes or was released does not', () => {
  expect(['o1', 'o2', 'o3', 'o4'].map((id) => kindOf(id))).toEqual([
    'in',
    'not paid',
    'already here',
    'no-show',
  ]);
});

test('what is not sent counts already: a line that came here does not come again, the rest of its order does', () => {
  const now = gateOrders(gateListOf(), [came('1')]);
  expect(verdictOf(orderIn(now, 'o1'))).toMatchObject({
    kind: 'in',
    lines: [{ lineId: '2' }, { lineId: '3' }],
  });
  const all = gateOrders(gateListOf(), [came('1'), came('2'), came('3')]);
  expect(kindOf('o1', all)).toBe('already here');
  expect(orderIn(all, 'o1').lines[0]?.checkedIn).toEqual({
    at: '2027-04-24T11:30:00.000Z',
    gate: 'North',
    by: '',
  });
});

test('changes count in the order in which they were made', () => {
  const undo: GateUnsent = { ...of, do: 'undo', lineId: '1', arrivalId: 'a1' };
  const lineAfter = (...unsent: readonly GateUnsent[]) =>
    orderIn(gateOrders(gateListOf(), unsent), 'o1').lines[0];
  expect(lineAfter(came('1'), undo)?.checkedIn).toBeNull();
  expect(lineAfter(undo, came('1'))?.checkedIn).not.toBeNull();
  const packed: GateUnsent = { ...of, do: 'pack up', lineId: '1', at: '2027-04-24T20:00:00.000Z' };
  expect(lineAfter(came('1'), packed)?.vacatedAt).toBe('2027-04-24T20:00:00.000Z');
});

test('an order whose other lines are here, and whose last was released, is a no-show for that alone', () => {
  const lines = [
    gateLineOf({ checkedIn: { at: '2027-04-24T11:02:00.000Z', by: 'Gus', gate: 'South' } }),
    gateLineOf({ lineId: '2', status: 'no show' }),
  ];
  expect(verdictOf(orderIn(gateOrders({ lines }, []), 'o1'))).toMatchObject({
    kind: 'no-show',
    lines: [{ lineId: '2' }],
  });
});

test('lines are said in short, and the day in numbers', () => {
  expect(inShort(orderIn(orders, 'o1').lines)).toBe('2 spaces, 1 early gate');
  expect(countsOf(gateOrders(gateListOf(), [came('1')]))).toEqual({
    spaces: 4,
    here: 2,
    missing: 1,
    released: 1,
    packedUp: 0,
  });
});

test('a code is the address of an order, or it says what it is', () => {
  for (const address of ['https://swapmeetclassics.com/orders/o1', 'http://localhost:3000/orders/o1/'])
    expect(readPass(address)).toEqual({ kind: 'order', orderId: 'o1' });
  expect(readPass('https://swapmeetclassics.com/q/K7QF3MWXTA')).toMatchObject({
    message: expect.stringContaining('label of a part'),
  });
  expect(readPass('https://example.com/')).toMatchObject({ message: expect.stringContaining('web address') });
  expect(readPass('012345678905')).toMatchObject({ kind: 'wrong' });
});

test('an order is found by space, number and names, in any case and without accents', () => {
  for (const typed of ['b12', 'B 13', '12', '#12', 'val', 'bo birch', '@val-vine'])
    expect(ids(typed)).toEqual(['o1']);
  expect(ids('zoe')).toEqual(['o3']);
  expect(ids('')).toEqual([]);
  expect(ids('B1')).toEqual([]);
});
