import { type DomainEvent, event } from '../../../modules/kernel/decider/decider.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { PaymentEvent } from '../../../modules/payments/payment/payment.events.js';
import { order, requested, settled } from '../../../modules/payments/payment/payment.fixtures.js';
import { disputesOf } from './disputes.js';

const { purpose } = order;
const opened = (ref: string, amountCents: number) =>
  event('DisputeOpened', { purpose, ref, amountCents, code: 'fraudulent' });
const closed = (ref: string, amountCents: number, isLost: boolean) =>
  event('DisputeClosed', { purpose, ref, amountCents, isLost });
const day = (nth: number) => `2026-06-0${nth}T12:00:00.000Z`;
const recorded = (...events: readonly DomainEvent[]) =>
  events.map((one, nth) => ({ ...one, recordedAt: day(nth + 1) }) as RecordedEvent<PaymentEvent>);

test('each dispute of a payment has its state and days of its own', () => {
  const history = recorded(
    requested(),
    settled(),
    opened('du_1', 2_000),
    opened('du_2', 4_000),
    closed('du_1', 2_000, true),
    closed('du_1', 2_000, false),
  );
  expect(disputesOf(history)).toEqual([
    { ref: 'du_1', amount: 20, state: 'won', openedAt: day(3), decidedAt: day(6) },
    { ref: 'du_2', amount: 40, state: 'open', openedAt: day(4), decidedAt: null },
  ]);
  expect(disputesOf(history.slice(0, 5))[0]).toMatchObject({ state: 'lost', decidedAt: day(5) });
});
