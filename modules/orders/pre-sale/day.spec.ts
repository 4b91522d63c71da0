import { event } from '../../kernel/decider/decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  begun,
  bought,
  command,
  during,
  given,
  line,
  reserve,
  reserved,
  stateOf,
  wanted,
} from './pre-sale.fixtures.js';
import { rightsAfter } from './rights.rules.js';

const of = { orderId: 'o1', buyerId: 'ana' };
const mine = bought('o1', 'ana', [line('a1')]);
const open = begun({ closesAt: '2027-08-08T00:00:00.000Z' });
const comes = (gate = 'north', at: string = during.day, now: string = during.day, orderId = 'o1') =>
  command({ type: 'CheckIn', orderId, lineId: 'a1', gate, at }, 'gus', now);
const came = (gate = 'north', at: string = during.day) =>
  event('CheckedIn', { ...of, by: 'gus', lineId: 'a1', gate, at });
const release = (now: string = during.noShows) => command({ type: 'ReleaseNoShows' }, 'time', now);
const released = event('NoShowsReleased', { by: 'time', lines: [{ orderId: 'o1', lineId: 'a1' }] });

describe('a gate', () => {
  test('lets in what is paid, as it saw it, also when it tells it later', () => {
    given(...open, ...mine)
      .when(comes('north', during.day, during.noShows))
      .thenExactly(came());
    given(...open, ...mine)
      .when(comes('north', during.noShows, during.day))
      .thenExactly(came());
    given(...open, ...mine)
      .when(comes('north', '2021-01-01T00:00:00.000Z', during.day))
      .thenExactly(came());
    given(...open, reserved('o1', 'ana', [line('a1')]))
      .when(comes())
      .thenRefused('NOT_PAID');
    const off = { ...of, by: 'ana', reason: '', lineIds: ['a1'], keepRight: [], feeCents: 0 };
    given(...open, ...mine, event('LinesCancelled', off))
      .when(comes())
      .thenRefused('ORDER_OVER');
  });
  test('lets nobody in twice, and takes it back', () => {
    given(...open, ...mine, came())
      .when(comes())
      .thenNothing();
    given(...open, ...mine, came())
      .when(comes('south'))
      .thenRefused('ALREADY_HERE');
    const undo = command({ type: 'UndoCheckIn', orderId: 'o1', lineId: 'a1' }, 'gus', during.day);
    const undone = given(...open, ...mine, came()).when(undo);
    undone.thenEvents('CheckInUndone');
    given(...(undone.after() as PreSaleEvent[]))
      .when(undo)
      .thenNothing();
    given(...(undone.after() as PreSaleEvent[]))
      .when(comes('south'))
      .thenExactly(came('south'));
  });
});

describe('those who have not come', () => {
  test('are released at the hour of the terms, and not those of the gate', () => {
    const atGate = bought('o2', 'bob', [line('a2')], { source: 'gate', number: 2 });
    given(...open, ...mine, ...atGate)
      .when(release())
      .thenExactly(released);
    given(...open, ...mine, came())
      .when(release())
      .thenNothing();
    given(...open, ...mine)
      .when(release(during.day))
      .thenRefused('TOO_EARLY');
  });
  test('keep their right, and whoever gets the space has it for this time', () => {
    const sold = given(...open, ...mine, released).when(reserve('o2', wanted('a1'), 'bob', during.noShows));
    sold.thenEvents('OrderReserved');
    const state = stateOf(...(sold.after() as PreSaleEvent[]));
    expect(state.orders.get('o2')?.lines).toMatchObject([{ isOneYear: true }]);
    expect(rightsAfter(state)).toEqual([{ spaceId: 'a1', vendorId: 'ana' }]);
  });
  test('come in all the same while the space is free', () => {
    const late = given(...open, ...mine, released).when(comes('north', during.noShows, during.noShows));
    late.thenExactly(came('north', during.noShows));
    const { spaces, taken } = stateOf(...(late.after() as PreSaleEvent[]));
    expect(spaces.get('a1')).toMatchObject({
      holder: { orderId: 'o1', lineId: 'a1' },
      right: { vendorId: 'ana', status: 'exercised' },
    });
    expect(taken.get('space')).toBe(1);
    given(
      ...open,
      ...mine,
      released,
      ...bought('o2', 'bob', [line('a1', { isOneYear: true })], { number: 2 }),
    )
      .when(comes('north', during.noShows, during.noShows))
      .thenRefused('NO_SHOW');
  });
});

test('a vendor who has come packs up once, and the space stays theirs', () => {
  const vacate = command(
    { type: 'VacateSpace', orderId: 'o1', lineId: 'a1', at: during.noShows },
    'ana',
    during.noShows,
  );
  given(...open, ...mine)
    .when(vacate)
    .thenRefused('NOT_HERE');
  const left = given(...open, ...mine, came()).when(vacate);
  left.thenEvents('SpaceVacated');
  given(...(left.after() as PreSaleEvent[]))
    .when(vacate)
    .thenNothing();
  expect(stateOf(...(left.after() as PreSaleEvent[])).spaces.get('a1')?.holder).not.toBeNull();
});
