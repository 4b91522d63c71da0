import { event } from '../../kernel/decider/decider.js';
import {
  begun,
  bought,
  command,
  drafted,
  during,
  given,
  granted,
  line,
  offered,
  reserve,
  reserved,
  row,
  space,
  stateOf,
  wanted,
} from './pre-sale.fixtures.js';
import type { OfferedSpace } from './pre-sale.schemas.js';

const offer = (spaces: readonly OfferedSpace[], mapVersion = 2) =>
  command({ type: 'OfferSpaces', mapVersion, spaces }, 'map');

describe('the map', () => {
  test('is offered as it differs from what is known, in parts', () => {
    given(drafted())
      .when(offer(row('a', 3), 1))
      .thenExactly(offered(row('a', 3), 1));
    given(...begun())
      .when(offer(row('a', 5)))
      .thenNothing();
    const changed = [space('a1', { cents: 1 }), ...row('a', 5).slice(1, 4)];
    given(...begun())
      .when(offer(changed))
      .thenExactly(
        offered([space('a1', { cents: 1 })], 2),
        event('SpacesWithdrawn', { mapVersion: 2, ids: ['a5'] }),
      );
    given(drafted())
      .when(offer(row('a', 1_200)))
      .thenEvents('SpacesOffered', 'SpacesOffered', 'SpacesOffered');
  });
  test('of an older version changes nothing', () => {
    given(drafted(), offered(row('a', 5), 3))
      .when(offer(row('a', 1)))
      .thenNothing();
  });
  test('loses no space that somebody has: it goes when they give it back', () => {
    const gone = event('SpacesWithdrawn', { mapVersion: 2, ids: ['a1', 'a2'] });
    const history = [...begun(), reserved('o1', 'ana', [line('a1'), line('a3')]), gone];
    expect([...stateOf(...history).spaces.keys()]).toEqual(['a1', 'a3', 'a4', 'a5']);
    given(...history)
      .when(reserve('o1', wanted('a1', 'a4')))
      .thenEvents('OrderChanged');
    const left = event('OrderAbandoned', { orderId: 'o1', buyerId: 'ana', how: 'left' as const });
    expect([...stateOf(...history, left).spaces.keys()]).toEqual(['a3', 'a4', 'a5']);
  });
});

describe('a space that is kept back', () => {
  const block = (spaceId: string, now: string = during.sale) =>
    command({ type: 'BlockSpace', spaceId, reason: 'Wet' }, 'rex', now);
  const blocked = event('SpaceBlocked', { by: 'rex', reason: 'Wet', spaceId: 'a1' });
  test('is nobody’s, and can be had again', () => {
    given(...begun())
      .when(block('a1'))
      .thenExactly(blocked);
    given(...begun(), blocked)
      .when(block('a1'))
      .thenNothing();
    given(...begun(), blocked)
      .when(reserve('o1', wanted('a1')))
      .thenRefused('SPACE_BLOCKED');
    const unblock = command({ type: 'UnblockSpace', spaceId: 'a1' }, 'rex');
    given(...begun(), blocked)
      .when(unblock)
      .thenEvents('SpaceUnblocked');
    given(...begun())
      .when(unblock)
      .thenNothing();
  });
  test('is one that nobody has, holds or has a right to', () => {
    const held = reserved('o1', 'ana', [line('a1')]);
    given(...begun(), held)
      .when(block('a1'))
      .thenRefused('SPACE_TAKEN');
    given(...begun(), held)
      .when(block('a1', during.late))
      .thenEvents('OrderAbandoned', 'SpaceBlocked');
    given(...begun(), granted(['a1', 'ana']))
      .when(block('a1', during.renewal))
      .thenRefused('SPACE_HAS_RIGHT');
  });
  test('on the map is nobody’s either', () => {
    given(...begun({}, [space('a1', { blocked: 'fire lane' })]))
      .when(reserve('o1', wanted('a1')))
      .thenRefused('SPACE_BLOCKED');
  });
});

describe('a move', () => {
  const move = (toSpaceId: string) =>
    command({ type: 'MoveSpace', orderId: 'o1', lineId: 'a1', toSpaceId, reason: 'Wet' }, 'rex');
  const mine = bought('o1', 'ana', [line('a1')]);
  const moved = (toSpaceId: string, isOneYear = false) =>
    event('SpaceMoved', {
      orderId: 'o1',
      buyerId: 'ana',
      by: 'rex',
      reason: 'Wet',
      lineId: 'a1',
      fromSpaceId: 'a1',
      toSpaceId,
      isOneYear,
    });
  test('frees the one space and gives the other, at the same price', () => {
    given(...begun(), ...mine)
      .when(move('a4'))
      .thenExactly(moved('a4'));
    given(...begun(), ...mine)
      .when(move('a1'))
      .thenNothing();
    const { spaces, orders } = stateOf(...begun(), ...mine, moved('a4'));
    expect([spaces.get('a1')?.holder, spaces.get('a4')?.holder]).toEqual([
      null,
      { orderId: 'o1', lineId: 'a1' },
    ]);
    expect(orders.get('o1')?.lines).toMatchObject([{ spaceId: 'a4', unitCents: 4_500 }]);
  });
  test('is to a space that is free, and says when it is lent', () => {
    given(...begun(), ...mine, reserved('o2', 'bob', [line('a2')]))
      .when(move('a2'))
      .thenRefused('SPACE_TAKEN');
    const lent = [granted(['a3', 'bob']), event('RightRolledOver', { spaceId: 'a3', vendorId: 'bob' })];
    given(...begun(), ...mine, ...lent)
      .when(move('a3'))
      .thenExactly(moved('a3', true));
    given(...begun())
      .when(move('a2'))
      .thenRefused('ORDER_NOT_FOUND');
  });
});
