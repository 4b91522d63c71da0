import { event } from '../../kernel/decider/decider.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import {
  begun,
  bought,
  command,
  during,
  given,
  joined,
  line,
  paid,
  reserved,
  stateOf,
  submitted,
} from './pre-sale.fixtures.js';
import type { PreSaleCommand } from './pre-sale-types.state.js';

const of = { orderId: 'o1', buyerId: 'ana' };
const held = reserved('o1', 'ana', [line('a1'), line('a2')]);
const two = bought('o1', 'ana', [line('a1'), line('a2')]);
const abandoned = event('OrderAbandoned', { ...of, how: 'time' as const });
const pay = (paymentId = 'o1 card', paidCents = 9_000): PreSaleCommand =>
  command({ type: 'RecordPayment', orderId: 'o1', paymentId, paidCents, paidAt: during.sale }, 'stripe');
const cancel = (lineIds: readonly string[], now: string = during.sale, by = 'ana') =>
  command({ type: 'CancelLines', orderId: 'o1', lineIds, reason: '' }, by, now);
const off = (lineIds: string[], feeCents: number, keepRight: string[] = lineIds, by = 'ana') =>
  event('LinesCancelled', { ...of, by, reason: '', lineIds, keepRight, feeCents });
const refund = (nth: number, cents: number, lines: { id: string; cents: number }[], changes: object = {}) =>
  event('RefundGranted', {
    ...of,
    paymentId: 'o1 card',
    refundId: `o1-${nth}`,
    cents,
    lines,
    reason: '',
    ...changes,
  });

describe('paying', () => {
  const submit = (
    way: 'card' | 'by hand' | 'free',
    paymentId: string | null = 'o1 card',
    now: string = during.sale,
    by = 'ana',
  ) => command({ type: 'SubmitOrder', orderId: 'o1', way, paymentId, until: plusMinutes(now, 30) }, by, now);

  test('keeps what is held until the payment ends, and counts once', () => {
    given(...begun(), held)
      .when(submit('card'))
      .thenExactly(submitted('o1', 'ana'));
    given(...begun(), held, submitted('o1', 'ana'))
      .when(submit('card'))
      .thenNothing();
    given(...begun(), ...two)
      .when(submit('card', 'p2'))
      .thenRefused('ORDER_PAID');
    given(...begun(), held)
      .when(submit('card', 'p', during.sale, 'bob'))
      .thenRefused('NOT_YOUR_ORDER');
  });
  test('by check is open as long as the terms say; the team takes one at the gate', () => {
    const long = reserved('o1', 'ana', [line('a1')], { until: during.closed });
    given(...begun(), long)
      .when(submit('by hand'))
      .thenEvents('OrderSubmitted');
    given(...begun(), long)
      .when(submit('by hand', 'p', during.late))
      .thenRefused('CHECKS_CLOSED');
    given(...begun({ checkDays: 0 }), long)
      .when(submit('by hand'))
      .thenRefused('CHECKS_CLOSED');
    const atGate = reserved('o1', 'ana', [line('a1')], { by: 'gus', source: 'gate', until: during.closed });
    given(...begun(), atGate)
      .when(submit('by hand', 'p', during.late, 'gus'))
      .thenEvents('OrderSubmitted');
  });
  test('is left out where nothing costs anything', () => {
    const free = reserved('o1', 'ana', [line('a1', { unitCents: 0 })]);
    given(...begun(), free)
      .when(submit('free', null))
      .thenEvents('OrderSubmitted', 'OrderPaid');
    given(...begun(), free)
      .when(submit('card'))
      .thenRefused('WAY_WRONG');
    given(...begun(), held)
      .when(submit('free', null))
      .thenRefused('WAY_WRONG');
  });
  test('may change from card to check: the end of the first payment frees nothing then', () => {
    const waits = [...begun(), held, submitted('o1', 'ana'), submitted('o1', 'ana', 'o1 check')];
    const end = (paymentId: string) => command({ type: 'AbandonOrder', orderId: 'o1', paymentId }, 'time');
    given(...waits)
      .when(end('o1 card'))
      .thenNothing();
    given(...waits)
      .when(end('o1 check'))
      .thenExactly(abandoned);
  });
});

describe('money that comes', () => {
  test('assigns what is held, once', () => {
    given(...begun(), held, submitted('o1', 'ana'))
      .when(pay())
      .thenExactly(paid('o1', 'ana', 9_000));
    given(...begun(), ...two)
      .when(pay())
      .thenNothing();
  });
  test('late assigns what is still free', () => {
    given(...begun(), held, submitted('o1', 'ana'), abandoned)
      .when(pay())
      .thenExactly(paid('o1', 'ana', 9_000));
    const lapsed = reserved('o2', 'bob', [line('a2')], { number: 2, until: during.firstCall });
    given(...begun(), held, abandoned, lapsed)
      .when(pay())
      .thenEvents('OrderAbandoned', 'OrderPaid');
  });
  test('late goes back when somebody else has any of it, or the date is off', () => {
    const other = reserved('o2', 'bob', [line('a2')], { number: 2 });
    const back = refund(1, 9_000, [], { reason: 'It came when the order was over.' });
    const late = event('LatePaymentReceived', {
      ...of,
      paymentId: 'o1 card',
      paidCents: 9_000,
      paidAt: during.sale,
    });
    given(...begun(), held, abandoned, other)
      .when(pay())
      .thenExactly(late, back);
    given(...begun(), held, abandoned, event('PreSaleCancelled', { by: 'rex', reason: '' }))
      .when(pay())
      .thenExactly(late, back);
  });
  test('twice, by two payments, goes back once', () => {
    const again = given(...begun(), ...two).when(pay('o1 check'));
    again.thenEvents('LatePaymentReceived', 'RefundGranted');
    const order = stateOf(...(again.after() as PreSaleEvent[])).orders.get('o1');
    expect(order).toMatchObject({
      status: 'paid',
      paymentId: 'o1 card',
      paidCents: 18_000,
      grantedCents: 9_000,
    });
  });
  test('goes back as far as it is more than the order costs now', () => {
    given(...begun(), held, submitted('o1', 'ana'), off(['a2'], 0, []))
      .when(pay())
      .thenExactly(
        paid('o1', 'ana', 9_000),
        refund(1, 4_500, [], { reason: 'It was more than the order costs.' }),
      );
  });
});

describe('cancelling', () => {
  test('gives back by the rule of the moment, without its fee, which is kept once of an order', () => {
    const first = given(...begun(), ...two).when(cancel(['a1']));
    first.thenExactly(off(['a1'], 500), refund(1, 4_000, [{ id: 'a1', cents: 4_000 }]));
    given(...(first.after() as PreSaleEvent[]))
      .when(cancel(['a2']))
      .thenExactly(off(['a2'], 0), refund(2, 4_500, [{ id: 'a2', cents: 4_500 }]));
  });
  test('rounds half a cent up, line by line', () => {
    const odd = bought('o1', 'ana', [line('a1', { unitCents: 4_501 }), line('a2', { unitCents: 999 })]);
    given(...begun(), ...odd)
      .when(cancel(['a1', 'a2'], during.late))
      .thenExactly(off(['a1', 'a2'], 500, []), refund(1, 2_251, [{ id: 'a1', cents: 2_251 }]));
  });
  test('after the last rule gives nothing back, and the right goes with the space', () => {
    given(...begun(), ...two)
      .when(cancel(['a1'], during.day))
      .thenExactly(off(['a1'], 0, []));
  });
  test('before it is paid costs nothing, and gives no right that was not there', () => {
    given(...begun(), held, submitted('o1', 'ana'))
      .when(cancel(['a1']))
      .thenExactly(off(['a1'], 0, []));
  });
  test('counts once, and is the buyer’s own until they have come', () => {
    given(...begun(), ...two, off(['a1'], 500))
      .when(cancel(['a1']))
      .thenNothing();
    given(...begun(), ...two)
      .when(cancel(['a1'], during.sale, 'bob'))
      .thenRefused('NOT_YOUR_ORDER');
    given(...begun(), ...two)
      .when(cancel(['z9']))
      .thenRefused('LINE_NOT_FOUND');
    given(...begun(), held)
      .when(cancel(['a1']))
      .thenRefused('ORDER_HELD');
    const came = event('CheckedIn', { ...of, by: 'gus', lineId: 'a1', gate: 'north', at: during.day });
    given(...begun(), ...two, came)
      .when(cancel(['a1'], during.day))
      .thenRefused('ALREADY_HERE');
  });
  test('by the team gives back what the team says', () => {
    const sent = {
      type: 'CancelLinesFor',
      orderId: 'o1',
      lineIds: ['a1'],
      percent: 33,
      keepsRight: false,
      reason: '',
    } as const;
    given(...begun(), ...two)
      .when(command(sent, 'rex', during.day))
      .thenExactly(off(['a1'], 0, [], 'rex'), refund(1, 1_485, [{ id: 'a1', cents: 1_485 }]));
  });
  test('frees the space', () => {
    const state = stateOf(...begun(), ...two, off(['a1'], 500));
    expect([state.spaces.get('a1')?.holder, state.taken.get('space')]).toEqual([null, 1]);
  });
});

describe('refunds', () => {
  const record = (totalCents: number) =>
    command({ type: 'RecordRefund', orderId: 'o1', paymentId: 'o1 card', totalCents }, 'stripe');
  const recorded = (totalCents: number) =>
    event('RefundRecorded', { ...of, paymentId: 'o1 card', totalCents });
  test('are recorded as totals, so that an older one changes nothing', () => {
    given(...begun(), ...two, recorded(4_000))
      .when(record(4_000))
      .thenNothing();
    given(...begun(), ...two, recorded(4_000))
      .when(record(3_000))
      .thenNothing();
    given(...begun(), ...two)
      .when(record(20_000))
      .thenExactly(recorded(9_000));
  });
  test('of a part leave the rest on; of all, the order is refunded', () => {
    const status = (...history: readonly PreSaleEvent[]) =>
      stateOf(...begun(), ...history).orders.get('o1')?.status;
    expect(status(...two, recorded(4_000))).toBe('partially refunded');
    expect(status(...two, recorded(9_000))).toBe('partially refunded');
    expect(status(...two, off(['a1', 'a2'], 0), recorded(4_000))).toBe('cancelled');
    expect(status(...two, off(['a1', 'a2'], 0), recorded(9_000))).toBe('refunded');
  });
  test('that somebody made at the provider are not given a second time', () => {
    given(...begun(), ...two, recorded(8_000))
      .when(cancel(['a1']))
      .thenExactly(off(['a1'], 500), refund(1, 500, [{ id: 'a1', cents: 500 }]));
  });
});

describe('a date that is off', () => {
  const callOff = (most = 50) => command({ type: 'CancelPreSale', most, reason: 'Flood' }, 'rex', during.day);
  test('gives all back that was paid for what is on, in parts that can be sent again', () => {
    const history = [
      ...begun(),
      ...two,
      reserved('o2', 'bob', [line('a3')], { number: 2 }),
      joined('e1', 'cy'),
    ];
    const first = given(...history).when(callOff(1));
    first.thenEvents('PreSaleCancelled', 'LinesCancelled', 'RefundGranted');
    const second = given(...(first.after() as PreSaleEvent[])).when(callOff(1));
    second.thenEvents('LinesCancelled');
    given(...(second.after() as PreSaleEvent[]))
      .when(callOff(1))
      .thenNothing();
    const order = stateOf(...(first.after() as PreSaleEvent[])).orders.get('o1');
    expect(order).toMatchObject({ status: 'cancelled', grantedCents: 9_000, feeCents: 0 });
  });
});
