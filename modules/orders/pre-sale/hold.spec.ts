import { event } from '../../kernel/decider/decider.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { preSaleDecider } from './pre-sale.decider.js';
import {
  begun,
  bought,
  command,
  during,
  given,
  granted,
  line,
  pieces,
  reserve,
  reserved,
  row,
  space,
  stateOf,
  submitted,
  wanted,
} from './pre-sale.fixtures.js';

const { sale } = during;
const later = plusMinutes(sale, 16);
const held = reserved('o1', 'bob', [line('a1')], { until: plusMinutes(sale, 15) });
const left = (orderId: string, buyerId: string) =>
  event('OrderAbandoned', { orderId, buyerId, how: 'time' as const });

describe('a hold', () => {
  test('is for fifteen minutes, at the price of the map, and numbered', () => {
    given(...begun(), held)
      .when(reserve('o2', wanted('a2', 'a3')))
      .thenExactly(
        reserved('o2', 'ana', [line('a2'), line('a3')], { number: 2, until: plusMinutes(sale, 15) }),
      );
  });
  test('takes all that is asked for, or nothing', () => {
    given(...begun(), held)
      .when(reserve('o2', wanted('a2', 'a1')))
      .thenRefused('SPACE_TAKEN');
  });
  test('counts once: the same again changes nothing, others replace it and end no later', () => {
    given(...begun(), held)
      .when(reserve('o1', wanted('a1'), 'bob'))
      .thenNothing();
    given(...begun(), held)
      .when(reserve('o1', wanted('a2'), 'bob', plusMinutes(sale, 5)))
      .thenExactly(event('OrderChanged', { orderId: 'o1', buyerId: 'bob', lines: [line('a2')] }));
  });
  test('is the only one of its buyer; what the team holds for them does not count', () => {
    given(...begun(), held)
      .when(reserve('o2', wanted('a2'), 'bob'))
      .thenRefused('HOLD_EXISTS');
    given(...begun(), reserved('o1', 'bob', [line('a1')], { by: 'rex', source: 'registrar' }))
      .when(reserve('o2', wanted('a2'), 'bob'))
      .thenEvents('OrderReserved');
  });
  test('keeps the price at which it began, when another space is added', () => {
    const dearer = event('SpacesOffered', { mapVersion: 2, spaces: [space('a1', { cents: 9_000 })] });
    given(...begun(), held, dearer)
      .when(reserve('o1', wanted('a1', 'a3'), 'bob'))
      .thenExactly(event('OrderChanged', { orderId: 'o1', buyerId: 'bob', lines: [line('a1'), line('a3')] }));
  });
  test('is nobody else’s to change, and has an id of its own', () => {
    given(...begun(), held)
      .when(reserve('o1', wanted('a2')))
      .thenRefused('NOT_YOUR_ORDER');
  });
});

describe('a hold whose time is over', () => {
  test('is free at once, and ends with the command that takes its space', () => {
    given(...begun(), held)
      .when(reserve('o2', wanted('a1'), 'ana', later))
      .thenEvents('OrderAbandoned', 'OrderReserved');
  });
  test('ends with the next hold of the same buyer, and cannot be changed or paid', () => {
    given(...begun(), held)
      .when(reserve('o2', wanted('a2'), 'bob', later))
      .thenEvents('OrderAbandoned', 'OrderReserved');
    given(...begun(), held)
      .when(reserve('o1', wanted('a2'), 'bob', later))
      .thenRefused('HOLD_OVER');
    const pay = { type: 'SubmitOrder', orderId: 'o1', way: 'card', paymentId: 'p', until: later } as const;
    given(...begun(), held)
      .when(command(pay, 'bob', later))
      .thenRefused('HOLD_OVER');
  });
  test('is swept, also when one before it lasts longer; what waits for a payment is not', () => {
    const longer = reserved('o0', 'cy', [line('a2')], { until: plusMinutes(sale, 60) });
    given(...begun(), longer, held)
      .when(command({ type: 'AbandonLapsed' }, 'time', later))
      .thenExactly(left('o1', 'bob'));
    given(...begun(), held, submitted('o1', 'bob'))
      .when(command({ type: 'AbandonLapsed' }, 'time', later))
      .thenNothing();
    given(...begun(), held, submitted('o1', 'bob'))
      .when(reserve('o2', wanted('a1'), 'ana', later))
      .thenRefused('SPACE_TAKEN');
  });
  test('gives back its pieces of what is counted', () => {
    const shows = reserved('o1', 'bob', [
      line('', {
        id: 'show',
        productId: 'show',
        spaceId: null,
        quantity: 3,
        unitCents: 2_000,
        showClass: 'Stock',
      }),
    ]);
    const buy = (now: string) => reserve('o2', [pieces('show', 1, 'Stock')], 'ana', now);
    given(...begun(), shows)
      .when(buy(sale))
      .thenRefused('SOLD_OUT');
    given(...begun(), shows)
      .when(buy(later))
      .thenEvents('OrderAbandoned', 'OrderReserved');
  });
});

describe('what cannot be held', () => {
  test.each([
    ['an empty order', [], 'LINES_WRONG'],
    ['a space twice', [...wanted('a1'), { ...pieces('space'), lineId: 'x', spaceId: 'a1' }], 'LINES_WRONG'],
    ['a space that is not on the map', wanted('z9'), 'SPACE_NOT_FOUND'],
    ['what is not sold', [pieces('tent')], 'PRODUCT_NOT_FOUND'],
    ['a space as what it is not', [{ ...pieces('corral'), spaceId: 'a1' }], 'WRONG_PRODUCT'],
    ['a show entry without a class', [pieces('show')], 'CLASS_MISSING'],
    ['the early gate without a space', [pieces('gate')], 'NEEDS_SPACE'],
    ['more than one vendor can have', wanted('a1', 'a2', 'a3', 'a4'), 'OVER_LIMIT'],
    ['more of a product than one vendor can have', [...wanted('a1'), pieces('gate', 3)], 'OVER_LIMIT'],
  ])('%s', (_, lines, code) => {
    given(...begun())
      .when(reserve('o1', lines))
      .thenRefused(code);
  });
  test('more than the limit in several orders; a space of an earlier one is enough for the early gate', () => {
    const before = bought('o1', 'ana', [line('a1'), line('a2')]);
    given(...begun(), ...before)
      .when(reserve('o2', wanted('a3', 'a4')))
      .thenRefused('OVER_LIMIT');
    given(...begun(), ...before)
      .when(reserve('o2', [pieces('gate')]))
      .thenEvents('OrderReserved');
  });
});

describe('the windows', () => {
  const rights = granted(['a1', 'ana'], ['a2', 'bob']);
  test('before the sale a vendor has their own space again, and no other', () => {
    given(...begun(), rights)
      .when(reserve('o1', wanted('a1'), 'ana', during.grace))
      .thenExactly(
        reserved('o1', 'ana', [line('a1')], { source: 'renewal', until: plusMinutes(during.grace, 15) }),
      );
    given(...begun(), rights)
      .when(reserve('o1', wanted('a1', 'a3'), 'ana', during.renewal))
      .thenRefused('NOT_YOUR_TURN');
    given(...begun(), rights)
      .when(reserve('o1', wanted('a3'), 'cy', during.renewal))
      .thenRefused('NOT_YOUR_TURN');
  });
  test('who renewed buys in the first call, and others wait for the sale', () => {
    const renewed = bought('o1', 'ana', [line('a1')], { source: 'renewal' });
    const history = [...begun(), rights, ...renewed];
    given(...history)
      .when(reserve('o2', wanted('a3'), 'ana', during.firstCall))
      .thenEvents('OrderReserved');
    given(...history)
      .when(reserve('o2', wanted('a3'), 'bob', during.firstCall))
      .thenRefused('NOT_YOUR_TURN');
    given(...history)
      .when(reserve('o2', wanted('a3'), 'bob'))
      .thenEvents('OrderReserved');
  });
  test('whoever buys something else in the time for renewals has not renewed', () => {
    const entry = line('show', { productId: 'show', spaceId: null, showClass: 'Stock' });
    const show = bought('o1', 'ana', [entry], { source: 'renewal' });
    given(...begun(), rights, ...show)
      .when(reserve('o2', wanted('a3'), 'ana', during.firstCall))
      .thenRefused('NOT_YOUR_TURN');
  });
  test('nothing is sold before the announcement, while it is paused, or when it is over', () => {
    given(...begun().slice(0, 2))
      .when(reserve('o1', wanted('a1')))
      .thenRefused('NOT_ANNOUNCED');
    given(...begun(), event('SalesPaused', { by: 'rex', reason: '' }))
      .when(reserve('o1', wanted('a1')))
      .thenRefused('SALES_PAUSED');
    given(...begun())
      .when(reserve('o1', wanted('a1'), 'ana', during.closed))
      .thenRefused('NOT_OPEN');
    given(...begun(), event('PreSaleCancelled', { by: 'rex', reason: '' }))
      .when(reserve('o1', wanted('a1')))
      .thenRefused('PRE_SALE_OVER');
  });
});

describe('the team', () => {
  const forBob = {
    type: 'ReserveFor',
    orderId: 'o1',
    buyerId: 'bob',
    source: 'registrar',
    lines: wanted('a1', 'a2', 'a3', 'a4'),
    cents: [{ lineId: 'a1', unitCents: 0 }],
    until: during.late,
  } as const;
  test('holds for a member at any time, whatever the limits, at another price', () => {
    given(...begun().slice(0, 2))
      .when(command(forBob, 'rex', during.draft))
      .thenExactly(
        reserved('o1', 'bob', [line('a1', { unitCents: 0 }), line('a2'), line('a3'), line('a4')], {
          source: 'registrar',
          until: during.late,
          by: 'rex',
        }),
      );
  });
  test('gives away nothing that somebody has', () => {
    given(...begun(), reserved('o2', 'ana', [line('a2')]))
      .when(command(forBob, 'rex'))
      .thenRefused('SPACE_TAKEN');
    given(...begun(), granted(['a3', 'ana']))
      .when(command(forBob, 'rex', during.renewal))
      .thenRefused('SPACE_HAS_RIGHT');
    given(...begun())
      .when(command(forBob, 'rex', during.closed))
      .thenRefused('UNTIL_PAST');
  });
  test('holds nothing else under an id that is known', () => {
    const before = given(...begun().slice(0, 2)).when(command(forBob, 'rex', during.draft));
    const known = before.after() as ReturnType<typeof begun>;
    given(...known)
      .when(command(forBob, 'rex', during.draft))
      .thenNothing();
    given(...known)
      .when(command({ ...forBob, lines: wanted('a1') }, 'rex', during.draft))
      .thenRefused('ORDER_ID_TAKEN');
  });
  test('records who had what at an earlier date, once', () => {
    const record = {
      type: 'RecordAssignments',
      assignments: [{ orderId: 'r1', buyerId: 'bob', spaceIds: ['a1', 'a2'] }],
    } as const;
    const recorded = given(...begun()).when(command(record, 'rex'));
    recorded.thenEvents('OrderReserved', 'OrderPaid');
    given(...(recorded.after() as ReturnType<typeof begun>))
      .when(command(record, 'rex'))
      .thenNothing();
  });
});

/* No clock: what is looked at is counted. */
test('a hold looks neither at all spaces nor at all orders', () => {
  const orders = row('b', 200).map(({ id }, at) =>
    reserved(`b${at}`, `buyer ${at}`, [line(id)], { number: at + 1 }),
  );
  const preSale = stateOf(...begun({}, [...row('a', 5), ...row('b', 200)]), ...orders);
  const looks = { spaces: 0, orders: 0, reserved: 0 };
  const watched = <Part extends object>(part: Part, name: keyof typeof looks): Part =>
    new Proxy(part, {
      get(target, key) {
        const value = Reflect.get(target, key, target);
        if (key === 'get') looks[name] += 1;
        if (key !== 'get' && key !== 'has' && key !== 'size') throw new Error(`${name}.${String(key)}`);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const state = {
    ...preSale,
    spaces: watched(preSale.spaces, 'spaces'),
    orders: watched(preSale.orders, 'orders'),
    reserved: watched(preSale.reserved, 'reserved'),
  };
  expect(preSaleDecider.decide(reserve('o1', wanted('a1', 'a2')), state)).toHaveLength(1);
  expect(looks.spaces + looks.orders).toBeLessThan(20);
});
