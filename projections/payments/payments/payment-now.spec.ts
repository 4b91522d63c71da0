import { event, foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { PaymentEvent } from '../../../modules/payments/payment/payment.events.js';
import { opened, order, requested, settled } from '../../../modules/payments/payment/payment.fixtures.js';
import { type KnownPayment, paymentState } from '../../../modules/payments/payment/payment.state.js';
import { paymentNow } from './payment-now.js';

const { payerId, purpose } = order;
const after = (...events: readonly PaymentEvent[]) =>
  paymentNow(foldEvents(paymentState, events) as KnownPayment);
const asked = event('RefundRequested', { payerId, refundId: 'r1', amountCents: 6_000, lines: [], by: 'ada' });
const back = event('RefundSettled', {
  purpose,
  refundId: 'r1',
  amountCents: 6_000,
  totalCents: 6_000,
  ref: 're',
});

test('money that goes back is on its way until it went, and never neither', () => {
  expect(after(requested(), opened(), settled(), asked)).toMatchObject({ isRefunding: true, refunded: 0 });
  expect(after(requested(), opened(), settled(), asked, back)).toMatchObject({
    isRefunding: false,
    refunded: 60,
  });
});

test('a payment is what it was asked for until it is what was paid, and is due until it has ended', () => {
  expect(after(requested())).toMatchObject({ amount: 60, status: 'requested', until: order.until });
  expect(after(requested(), opened(), settled(4_550))).toEqual({
    amount: 45.5,
    status: 'settled',
    refunded: 0,
    isDisputed: false,
    settledAt: '2026-06-01T12:00:00.000Z',
    until: null,
    isRefunding: false,
  });
});

test('it is disputed while a dispute is open or lost', () => {
  const dispute = { purpose, ref: 'du', amountCents: 6_000 };
  const isDisputed = (...events: readonly PaymentEvent[]) =>
    after(
      requested(),
      opened(),
      settled(),
      event('DisputeOpened', { ...dispute, code: 'fraudulent' }),
      ...events,
    ).isDisputed;
  expect(isDisputed()).toBe(true);
  expect(isDisputed(event('DisputeClosed', { ...dispute, isLost: true }))).toBe(true);
  expect(isDisputed(event('DisputeClosed', { ...dispute, isLost: false }))).toBe(false);
});
