import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { Found } from './following.rules.js';
import { paymentDecider as payment } from './payment.decider.js';
import { opened, order, requested, settled } from './payment.fixtures.js';

const meta = metaOf('hank');
const late = metaOf('hank', '2026-06-03T12:00:00.000Z');
const request = { type: 'RequestPayment', ...order, meta } as const;
const page = { type: 'RecordCheckout', ref: 'cs_1', attempt: 1, meta } as const;
const receive = {
  type: 'ReceiveByHand',
  method: 'check',
  paidCents: 5_000,
  paidAt: '2026-06-05T12:00:00.000Z',
  note: 'Check 1204',
  meta,
} as const;
const cancel = { type: 'CancelPayment', closedRef: null, reason: 'By phone', meta } as const;
const expire = { type: 'ExpirePayment', closedRef: null, meta: late } as const;
const refund = {
  type: 'RequestRefund',
  refundId: 'r1',
  amountCents: 2_500,
  lines: [{ id: 'spaces', amountCents: 2_500 }],
  reason: 'Gave one up',
  meta,
} as const;
const byHand = requested({ provider: 'by-hand' });
const { purpose, payerId } = order;
const expired = event('PaymentExpired', { purpose });
const cancelled = event('PaymentCancelled', { payerId, purpose, by: 'hank' });
const refunded = (refundId: string, amountCents: number) =>
  event('RefundSettled', { purpose, refundId, amountCents, totalCents: amountCents, ref: 're_1' });

describe('asking', () => {
  test('happens once, and its amount is that of its lines', () => {
    given(payment).when(request).thenExactly(requested());
    given(payment, requested()).when(request).thenNothing();
    given(payment, requested(), opened()).when(request).thenNothing();
  });

  test('is refused for the id of another, and once it is over', () => {
    const other = { ...request, payerId: 'bob' };
    given(payment, requested()).when(other).thenRefused('PAYMENT_ID_TAKEN');
    given(payment, requested())
      .when({ ...request, lines: [] })
      .thenRefused('PAYMENT_ID_TAKEN');
    for (const over of [settled(), expired, cancelled, event('PaymentProcessing', { ref: null })])
      given(payment, requested(), over).when(request).thenRefused('PAYMENT_OVER');
    given(payment, requested())
      .when({ ...request, meta: late })
      .thenRefused('PAYMENT_OVER');
  });
});

describe('a page', () => {
  test('is recorded once for each attempt, the first of them', () => {
    given(payment, requested()).when(page).thenExactly(opened());
    given(payment, requested(), opened()).when(page).thenNothing();
    given(payment, requested(), opened('cs_0')).when(page).thenNothing();
    given(payment, requested(), opened('cs_0'))
      .when({ ...page, attempt: 2 })
      .thenExactly(opened());
  });

  test('is refused of what cannot be paid any more', () => {
    given(payment).when(page).thenRefused('PAYMENT_NOT_FOUND');
    given(payment, requested(), cancelled).when(page).thenRefused('PAYMENT_OVER');
    given(payment, requested())
      .when({ ...page, meta: late })
      .thenRefused('PAYMENT_OVER');
  });
});

describe('by hand', () => {
  test('it is received with what was noted, after its end too', () => {
    given(payment, byHand).when(receive).thenEvents('PaymentSettled');
    given(payment, byHand, expired).when(receive).thenEvents('PaymentSettled');
    given(payment, byHand, cancelled).when(receive).thenEvents('PaymentSettled');
    given(payment, byHand, settled()).when(receive).thenRefused('PAYMENT_OVER');
  });

  test('nothing is received that a provider collects, or that nobody asked for', () => {
    given(payment, requested()).when(receive).thenRefused('NOT_BY_HAND');
    given(payment).when(receive).thenRefused('PAYMENT_NOT_FOUND');
  });

  test('a refund is recorded as sent back at once', () => {
    given(payment, byHand, settled()).when(refund).thenEvents('RefundRequested', 'RefundSettled');
  });
});

describe('an end', () => {
  test('comes by a cancellation once its page is closed', () => {
    given(payment, requested()).when(cancel).thenEvents('PaymentCancelled');
    given(payment, requested(), opened()).when(cancel).thenNothing();
    given(payment, requested(), opened())
      .when({ ...cancel, closedRef: 'cs_1' })
      .thenEvents('PaymentCancelled');
    given(payment, requested(), expired).when(cancel).thenNothing();
    given(payment).when(cancel).thenRefused('PAYMENT_NOT_FOUND');
    for (const paid of [settled(), event('PaymentProcessing', { ref: null })])
      given(payment, requested(), paid).when(cancel).thenRefused('PAYMENT_SETTLED');
  });

  test('comes by its time, not before, and not while money is on its way', () => {
    given(payment, requested()).when(expire).thenExactly(expired);
    given(payment, requested())
      .when({ ...expire, meta })
      .thenNothing();
    given(payment, requested(), opened()).when(expire).thenNothing();
    for (const other of [settled(), cancelled, expired, event('PaymentProcessing', { ref: null })])
      given(payment, requested(), other).when(expire).thenNothing();
    given(payment).when(expire).thenNothing();
  });
});

describe('a refund', () => {
  test('is asked for once, with its lines', () => {
    given(payment, requested(), settled()).when(refund).thenEvents('RefundRequested');
    given(payment, requested(), settled(), ...requestedRefund('r1', 2_500))
      .when(refund)
      .thenNothing();
  });

  test('is never more than what is left', () => {
    const all = { ...refund, lines: [], amountCents: 6_001 };
    given(payment, requested(), settled()).when(all).thenRefused('TOO_MUCH_TO_REFUND');
    given(payment, requested(), settled(), ...requestedRefund('r0', 4_000))
      .when(refund)
      .thenRefused('TOO_MUCH_TO_REFUND');
    given(payment, requested(), settled(), refunded('r0', 6_000))
      .when(refund)
      .thenRefused('NOTHING_TO_REFUND');
    given(payment, requested()).when(refund).thenRefused('NOTHING_TO_REFUND');
    given(payment).when(refund).thenRefused('PAYMENT_NOT_FOUND');
  });

  test('is never more than what is left of one of its lines, or than itself', () => {
    const of = (id: string, amountCents: number) => ({ ...refund, lines: [{ id, amountCents }] });
    given(payment, requested(), settled()).when(of('table', 1_001)).thenRefused('TOO_MUCH_TO_REFUND');
    given(payment, requested(), settled()).when(of('tent', 1)).thenRefused('TOO_MUCH_TO_REFUND');
    given(payment, requested(), settled()).when(of('spaces', 2_501)).thenRefused('TOO_MUCH_TO_REFUND');
    given(payment, requested(), settled(), ...requestedRefund('r0', 3_000))
      .when(of('spaces', 2_001))
      .thenRefused('TOO_MUCH_TO_REFUND');
  });

  test('may not take what a bank holds or took', () => {
    const dispute = event('DisputeOpened', { purpose, ref: 'dp', amountCents: 6_000, code: 'any' });
    const won = event('DisputeClosed', { purpose, ref: 'dp', isLost: false, amountCents: 6_000 });
    given(payment, requested(), settled(), dispute).when(refund).thenRefused('NOTHING_TO_REFUND');
    given(payment, requested(), settled(), dispute, won).when(refund).thenEvents('RefundRequested');
  });

  test('that fails can be asked for again under another id', () => {
    const failed = event('RefundFailed', { refundId: 'r1', code: 'closed' });
    const fail = { type: 'FailRefund', refundId: 'r1', code: 'closed', meta } as const;
    const asked = requestedRefund('r1', 6_000);
    given(payment, requested(), settled(), ...asked)
      .when(fail)
      .thenExactly(failed);
    given(payment, requested(), settled(), ...asked, failed)
      .when(fail)
      .thenNothing();
    given(payment, requested(), settled(), ...asked, failed)
      .when({ ...refund, refundId: 'r2' })
      .thenEvents('RefundRequested');
  });
});

describe('what a provider says', () => {
  const found: Found = {
    status: 'open',
    paymentRef: null,
    paidCents: 0,
    paidAt: null,
    declined: null,
    refunds: [],
    disputes: [],
  };
  const paid = { ...found, status: 'paid', paymentRef: 'pi_1', paidCents: 6_000 } as const;
  const follow = (what: Found, at = meta) =>
    ({ type: 'FollowProvider', found: what, checkoutRef: 'cs_1', meta: at }) as const;
  const open = [requested(), opened()];

  test('is recorded where it is new', () => {
    given(payment, ...open)
      .when(follow(found))
      .thenNothing();
    given(payment, ...open)
      .when(follow({ ...found, declined: 'card_declined' }))
      .thenExactly(event('PaymentDeclined', { code: 'card_declined' }));
    given(payment, ...open)
      .when(follow({ ...found, status: 'processing' }))
      .thenEvents('PaymentProcessing');
    given(payment, ...open)
      .when(follow(paid))
      .thenEvents('PaymentSettled');
    given(payment, ...open, settled())
      .when(follow(paid))
      .thenNothing();
  });

  test.each([expired, cancelled])('counts money that comes after $type', (over) => {
    given(payment, ...open, over)
      .when(follow(paid))
      .thenEvents('PaymentSettled');
    given(payment, ...open, over)
      .when(follow({ ...found, status: 'processing' }))
      .thenNothing();
  });

  test('ends a payment with its page, where it has no time of its own or that is over', () => {
    const over = { ...found, status: 'expired' } as const;
    given(payment, ...open)
      .when(follow(over))
      .thenNothing();
    given(payment, ...open)
      .when(follow(over, late))
      .thenExactly(expired);
    given(payment, requested({ until: null }), opened())
      .when(follow(over))
      .thenExactly(expired);
    given(payment, requested({ until: null }), opened('cs_2'))
      .when(follow(over))
      .thenNothing();
  });

  test('never goes back: an older answer changes nothing', () => {
    const back = { ref: 're_1', id: 'r1', amountCents: 6_000, code: null } as const;
    const failed = event('RefundFailed', { refundId: 'r1', code: 'closed' });
    const history = [...open, settled(), ...requestedRefund('r1', 6_000)];
    const settledThere = follow({ ...paid, refunds: [{ ...back, status: 'settled' }] });
    const failedThere = follow({ ...paid, refunds: [{ ...back, status: 'failed' }] });
    given(payment, ...history)
      .when(settledThere)
      .thenEvents('RefundSettled');
    given(payment, ...history, refunded('r1', 6_000))
      .when(settledThere)
      .thenNothing();
    given(payment, ...history, refunded('r1', 6_000))
      .when(failedThere)
      .thenEvents('RefundFailed');
    given(payment, ...history, failed)
      .when(settledThere)
      .thenNothing();
    given(payment, ...history, refunded('r1', 6_000))
      .when(follow(found))
      .thenNothing();
  });

  test('has refunds and disputes that begin there, at once with the money', () => {
    const refunds = [{ ref: 're_1', id: 'r9', amountCents: 500, status: 'settled', code: null }] as const;
    const dispute = { ref: 'dp_1', amountCents: 5_500, code: 'fraudulent', status: 'lost' } as const;
    given(payment, ...open)
      .when(follow({ ...paid, refunds, disputes: [dispute] }))
      .thenEvents('PaymentSettled', 'RefundSettled', 'DisputeOpened', 'DisputeClosed');
  });
});

describe('a dispute', () => {
  const paid: Found = {
    ...{ status: 'paid', paymentRef: 'pi_1', paidCents: 6_000, paidAt: null, declined: null },
    ...{ refunds: [], disputes: [] },
  };
  const said = (ref: string, status: 'open' | 'won' | 'lost', amountCents = 6_000) =>
    ({ ref, amountCents, code: 'any', status }) as const;
  const follow = (...disputes: Found['disputes']) =>
    ({ type: 'FollowProvider', found: { ...paid, disputes }, checkoutRef: 'cs_1', meta }) as const;
  const disputed = (ref: string, amountCents = 6_000) =>
    event('DisputeOpened', { purpose, ref, amountCents, code: 'any' });
  const closed = (ref: string, isLost: boolean, amountCents = 6_000) =>
    event('DisputeClosed', { purpose, ref, isLost, amountCents });
  const lost = [requested(), opened(), settled(), disputed('dp'), closed('dp', true)];

  test('that was lost is won on appeal, and what it took is there again', () => {
    given(payment, ...lost)
      .when(follow(said('dp', 'won')))
      .thenExactly(closed('dp', false));
    given(payment, ...lost, closed('dp', false))
      .when(refund)
      .thenEvents('RefundRequested');
  });

  test('that is decided is not open again, and a won one not lost: that is an older answer', () => {
    for (const status of ['open', 'lost'] as const)
      given(payment, ...lost)
        .when(follow(said('dp', status)))
        .thenNothing();
    for (const status of ['open', 'lost', 'won'] as const)
      given(payment, ...lost, closed('dp', false))
        .when(follow(said('dp', status)))
        .thenNothing();
  });

  test('is followed beside another of the same payment', () => {
    given(payment, requested(), opened(), settled(), disputed('dp', 2_000))
      .when(follow(said('dp', 'won', 2_000), said('dq', 'open', 4_000)))
      .thenExactly(closed('dp', false, 2_000), disputed('dq', 4_000));
  });
});

test('a paid invoice is a payment of its own, once', () => {
  const invoice = {
    type: 'RecordInvoice',
    ...order,
    paidCents: 6_000,
    paidAt: '2026-06-01T12:00:00.000Z',
    ref: 'pi_1',
    meta,
  } as const;
  given(payment).when(invoice).thenEvents('PaymentRequested', 'PaymentSettled');
  given(payment, requested(), settled()).when(invoice).thenNothing();
});

function requestedRefund(refundId: string, amountCents: number) {
  const lines = amountCents === 3_000 ? [{ id: 'spaces', amountCents: 3_000 }] : [];
  return [event('RefundRequested', { payerId, refundId, amountCents, lines, by: 'hank' })];
}
