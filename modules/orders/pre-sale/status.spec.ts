import { event } from '../../kernel/decider/decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  begun,
  bought,
  drafted,
  during,
  granted,
  joined,
  line,
  offered,
  reserved,
  row,
  stateOf,
  submitted,
} from './pre-sale.fixtures.js';
import { mayDo, orderActionsOf, phaseOf, spaceStatusOf } from './status.rules.js';

const seen = (history: readonly PreSaleEvent[], now: string = during.sale, id = 'a1') => {
  const preSale = stateOf(...history);
  const space = preSale.spaces.get(id);
  return space ? spaceStatusOf(preSale, space, now) : null;
};
const rights = granted(['a1', 'ana'], ['a2', 'bob']);

test.each([
  ['draft', during.sale, [drafted(), offered()]],
  ['scheduled', during.draft, begun()],
  ['renewal', during.renewal, begun()],
  ['renewal', during.grace, begun()],
  ['first call', during.firstCall, begun()],
  ['open', during.sale, begun()],
  ['paused', during.sale, [...begun(), event('SalesPaused', { by: 'rex', reason: '' })]],
  ['closed', during.closed, begun()],
  ['cancelled', during.sale, [...begun(), event('PreSaleCancelled', { by: 'rex', reason: '' })]],
  ['sold out', during.sale, [...begun({}, row('a', 1)), ...bought('o1', 'ana', [line('a1')])]],
] as const)('a pre-sale is %s', (phase, now, history) => {
  expect(phaseOf(stateOf(...history), now)).toBe(phase);
});

test('a space is available, held with the time, assigned, lent or blocked', () => {
  const available = { status: 'available', until: null };
  const held = [...begun(), reserved('o1', 'ana', [line('a1')])];
  expect(seen(begun())).toEqual(available);
  expect(seen(held)).toEqual({ status: 'held', until: '2027-06-22T04:16:00.000Z' });
  expect(seen(held, during.late)).toEqual(available);
  expect(seen([...held, submitted('o1', 'ana')], during.late)).toEqual({ status: 'held', until: null });
  expect(seen([...begun(), ...bought('o1', 'ana', [line('a1')])])?.status).toBe('assigned');
  expect(seen([...begun(), ...bought('o1', 'ana', [line('a1', { isOneYear: true })])])?.status).toBe('lent');
  expect(seen([...begun(), event('SpaceBlocked', { by: 'rex', reason: '', spaceId: 'a1' })])?.status).toBe(
    'blocked',
  );
});

test('a space with a right is held until the grace is over', () => {
  expect(seen([...begun(), rights], during.renewal)).toEqual({
    status: 'held',
    until: '2027-06-15T04:00:00.000Z',
  });
  expect(seen([...begun(), rights], during.firstCall)?.status).toBe('available');
  const gone = event('SpacesWithdrawn', { mapVersion: 2, ids: ['a1'] });
  expect(seen([...begun(), rights, gone], during.firstCall)).toBeNull();
});

test('a member renews in the time for it, buys when it is open to them, and knows when it is', () => {
  const preSale = stateOf(...begun(), rights, ...bought('o1', 'ana', [line('a1')], { source: 'renewal' }));
  expect(mayDo(preSale, 'bob', during.renewal)).toEqual({
    source: null,
    opensAt: during.sale,
    mayRenew: true,
    mayRollOver: true,
    mayWait: false,
    holds: null,
  });
  expect(mayDo(preSale, 'ana', during.firstCall)).toMatchObject({ source: 'first call', mayRenew: false });
  expect(mayDo(preSale, 'ana', during.renewal).opensAt).toBe('2027-06-15T04:01:00.000Z');
  expect(mayDo(preSale, 'cy', during.sale)).toMatchObject({ source: 'sale', mayWait: true });
});

test('an order is changed and let go while it is held, and cancelled from then on', () => {
  const actions = (now: string, ...history: readonly PreSaleEvent[]) => {
    const order = stateOf(...begun(), joined('o1', 'ana'), ...history).orders.get('o1');
    return order && orderActionsOf(order, now);
  };
  const held = reserved('o1', 'ana', [line('a1')]);
  expect(actions(during.sale, held)).toEqual(['change', 'leave', 'pay']);
  expect(actions(during.late, held)).toEqual([]);
  expect(actions(during.late, held, submitted('o1', 'ana'))).toEqual(['pay', 'cancel']);
  expect(actions(during.late, ...bought('o1', 'ana', [line('a1')]))).toEqual(['cancel']);
  const until = during.late;
  const offer = event('WaitlistOffered', { entryId: 'o1', memberId: 'ana', orderId: 'o1', until });
  expect(actions(during.sale, held, offer)).toEqual(['pay', 'decline']);
});
