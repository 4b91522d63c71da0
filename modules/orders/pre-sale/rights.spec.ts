import { event } from '../../kernel/decider/decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  begun,
  bought,
  command,
  during,
  given,
  granted,
  line,
  reserve,
  reserved,
  stateOf,
  wanted,
} from './pre-sale.fixtures.js';
import { rightsAfter } from './rights.rules.js';

const rights = granted(['a1', 'ana'], ['a2', 'bob']);
const rolledOver = event('RightRolledOver', { spaceId: 'a1', vendorId: 'ana' });
const rollOver = (by: string, now: string) => command({ type: 'RollOverRight', spaceId: 'a1' }, by, now);
const surrender = (spaceId: string, vendorId: string) =>
  command({ type: 'SurrenderRight', spaceId, vendorId }, vendorId, during.renewal);
const owners = (...history: readonly PreSaleEvent[]) =>
  Object.fromEntries(rightsAfter(stateOf(...history)).map(({ spaceId, vendorId }) => [spaceId, vendorId]));

describe('a right', () => {
  test('comes from the date before, once; spaces that are gone or taken are left out', () => {
    const grant = command(
      {
        type: 'GrantRights',
        fromDateId: 'carlisle_2026-08-07',
        rights: ['a1', 'a2', 'a3', 'z9'].map((spaceId) => ({ spaceId, vendorId: 'ana' })),
      },
      'rex',
      during.draft,
    );
    given(...begun(), rights, reserved('o1', 'bob', [line('a3')], { until: during.late }))
      .when(grant)
      .thenNothing();
    given(...begun())
      .when(grant)
      .thenExactly(granted(['a1', 'ana'], ['a2', 'ana'], ['a3', 'ana']));
    given(...begun({ renewal: null }))
      .when(grant)
      .thenRefused('NO_RENEWAL');
  });
  test('keeps its space from everybody else, until it is given up or the grace is over', () => {
    const buy = (now: string) => reserve('o1', wanted('a1'), 'cy', now);
    const early = begun({ opensAt: during.renewal });
    given(...early, rights)
      .when(buy(during.grace))
      .thenRefused('SPACE_HAS_RIGHT');
    given(...early, rights)
      .when(buy(during.firstCall))
      .thenEvents('OrderReserved');
    const surrendered = event('RightSurrendered', { spaceId: 'a1', vendorId: 'ana', by: 'ana' });
    given(...early, rights, surrendered)
      .when(buy(during.grace))
      .thenEvents('OrderReserved');
  });
  test('is given up by its vendor, once, and not while they hold the space', () => {
    given(...begun(), rights)
      .when(surrender('a1', 'ana'))
      .thenEvents('RightSurrendered');
    given(...begun(), rights)
      .when(surrender('a1', 'bob'))
      .thenRefused('RIGHT_NOT_FOUND');
    given(...begun(), rights, ...bought('o1', 'ana', [line('a1')]))
      .when(surrender('a1', 'ana'))
      .thenRefused('RIGHT_IN_USE');
  });
  test('expires when the grace is over, and is used all the same by whoever pays late', () => {
    const expire = (now: string) => command({ type: 'ExpireRights' }, 'time', now);
    const held = reserved('o1', 'ana', [line('a1')], { source: 'renewal', until: during.late });
    given(...begun(), rights, held)
      .when(expire(during.grace))
      .thenNothing();
    const expired = event('RightsExpired', { spaceIds: ['a1', 'a2'] });
    given(...begun(), rights, held)
      .when(expire(during.firstCall))
      .thenExactly(expired);
    const state = stateOf(...begun(), rights, held, expired, ...bought('o1', 'ana', [line('a1')]).slice(1));
    expect(state.spaces.get('a1')?.right).toEqual({ vendorId: 'ana', status: 'exercised' });
  });
  test('stays with a space that leaves the map, and comes back with it', () => {
    const gone = event('SpacesWithdrawn', { mapVersion: 2, ids: ['a1', 'a3'] });
    const state = stateOf(...begun(), rights, gone);
    expect([...state.spaces.keys()]).toEqual(['a1', 'a2', 'a4', 'a5']);
    given(...begun(), rights, gone)
      .when(reserve('o1', wanted('a1'), 'ana', during.renewal))
      .thenRefused('SPACE_NOT_FOUND');
  });
});

describe('lending a space for a year', () => {
  test('is its vendor’s to choose, while renewals are open, where the terms let them', () => {
    given(...begun(), rights)
      .when(rollOver('ana', during.renewal))
      .thenExactly(rolledOver);
    given(...begun(), rights, rolledOver)
      .when(rollOver('ana', during.renewal))
      .thenNothing();
    given(...begun(), rights)
      .when(rollOver('ana', during.firstCall))
      .thenRefused('RENEWAL_CLOSED');
    given(...begun(), rights)
      .when(rollOver('bob', during.renewal))
      .thenRefused('RIGHT_NOT_FOUND');
    const renewal = {
      opensAt: during.draft,
      until: during.sale,
      graceUntil: during.sale,
      mayRollOver: false,
    };
    given(...begun({ renewal }), rights)
      .when(rollOver('ana', during.renewal))
      .thenRefused('NO_ROLLING_OVER');
  });
  test('sells it as lent to others, and as their own to its vendor', () => {
    const buy = (by: string) => given(...begun(), rights, rolledOver).when(reserve('o1', wanted('a1'), by));
    const until = '2027-06-22T04:16:00.000Z';
    buy('cy').thenExactly(reserved('o1', 'cy', [line('a1', { isOneYear: true })], { until }));
    buy('ana').thenExactly(reserved('o1', 'ana', [line('a1')], { until }));
  });
});

describe('the next date', () => {
  const lent = bought('o1', 'cy', [line('a1', { isOneYear: true })]);
  test('has its spaces go to who has them now, and to who lends them', () => {
    const own = bought('o2', 'dot', [line('a3')], { number: 2 });
    expect(owners(...begun(), rights, rolledOver, ...lent, ...own)).toEqual({ a1: 'ana', a3: 'dot' });
  });
  test('leaves out what is not paid, and rights that nobody used; unless the date is off', () => {
    const held = reserved('o2', 'dot', [line('a3')]);
    expect(owners(...begun(), rights, held)).toEqual({});
    expect(owners(...begun(), rights, held, event('PreSaleCancelled', { by: 'rex', reason: '' }))).toEqual({
      a1: 'ana',
      a2: 'bob',
    });
  });
  const cancelled = (keepRight: string[]) =>
    event('LinesCancelled', {
      orderId: 'o1',
      buyerId: 'ana',
      by: 'ana',
      reason: '',
      lineIds: ['a1'],
      keepRight,
      feeCents: 0,
    });
  test('has a space go to who cancelled and keeps the right, even when it is sold again', () => {
    const mine = bought('o1', 'ana', [line('a1')]);
    expect(owners(...begun(), rights, ...mine, cancelled([]))).toEqual({});
    const again = given(...begun(), rights, ...mine, cancelled(['a1'])).when(
      reserve('o2', wanted('a1'), 'cy'),
    );
    again.thenExactly(
      reserved('o2', 'cy', [line('a1', { isOneYear: true })], {
        number: 2,
        until: '2027-06-22T04:16:00.000Z',
      }),
    );
    expect(owners(...(again.after() as PreSaleEvent[]))).toEqual({ a1: 'ana' });
  });
  test('has the new space of a vendor who was moved, not the old one', () => {
    const moved = event('SpaceMoved', {
      orderId: 'o1',
      buyerId: 'ana',
      by: 'rex',
      reason: '',
      lineId: 'a1',
      fromSpaceId: 'a1',
      toSpaceId: 'a4',
      isOneYear: false,
    });
    expect(owners(...begun(), rights, ...bought('o1', 'ana', [line('a1')]), moved)).toEqual({ a4: 'ana' });
  });
});
