import { donationEvents } from '../donations/donation/donation.events.js';
import { choice, giver, gift as once, settled } from '../donations/donation/donation.fixtures.js';
import { donationState, isThere } from '../donations/donation/donation.state.js';
import { purposes } from '../donations/donation/gift-ids.shared.js';
import { monthlyGiftEvents } from '../donations/monthly-gift/monthly-gift.events.js';
import { monthlyGiftState } from '../donations/monthly-gift/monthly-gift.state.js';
import { openCommandBus } from '../kernel/decider/command-bus.js';
import { event } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { MemoryLog } from '../kernel/testing/memory-log.fixtures.js';
import { type PaymentEvent, paymentEvents } from '../payments/payment/payment.events.js';
import { settled as paid, requested } from '../payments/payment/payment.fixtures.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { followGiftPayments } from './follow-gift-payments.process.js';

const meta = systemCommand('2026-06-01T12:00:00.000Z');

test('a monthly gift has the amount that its subscription began with', async () => {
  const eventStore = new MemoryLog().seenBy(async () => {});
  const gift = { donorId: 'donor', subscriptionId: 'sub', amountCents: 1_000, choice, giver };
  const initiated = event('MonthlyGiftInitiated', gift);
  await eventStore.append(monthlyGiftEvents, 'gift', [initiated], 'none', meta);
  const started = event('SubscriptionStarted', {
    payerId: 'donor',
    purpose: { kind: purposes.monthly, id: 'gift' },
    ...{ ref: 'sub_1', plan: 'gift', amountCents: 2_500, interval: 'month' as const },
    ...{ paidUntil: '2026-07-01T12:00:00.000Z', endsAt: null },
  });
  await eventStore.append(subscriptionEvents, 'sub', [started], 'none', meta);
  const process = followGiftPayments({ bus: openCommandBus(eventStore), eventStore });
  await process.handle({} as DatabaseTransaction, await eventStore.read(subscriptionEvents, 'sub'));
  expect(await loadState(eventStore, monthlyGiftState, 'gift')).toMatchObject({
    status: 'active',
    amountCents: 2_500,
  });
});

test('of two disputes of one gift each counts, and one that is won on appeal gives its money back', async () => {
  const eventStore = new MemoryLog().seenBy(async () => {});
  await eventStore.append(
    donationEvents,
    'gift',
    [event('DonationInitiated', once), settled],
    'none',
    systemCommand(meta.now),
  );
  const purpose = { kind: purposes.once, id: 'gift' };
  const opened = (ref: string, amountCents: number) =>
    event('DisputeOpened', { purpose, ref, amountCents, code: 'any' });
  const closed = (ref: string, amountCents: number, isLost: boolean) =>
    event('DisputeClosed', { purpose, ref, amountCents, isLost });
  const process = followGiftPayments({ bus: openCommandBus(eventStore), eventStore });
  const after = async (...events: readonly PaymentEvent[]) => {
    const before = (await eventStore.read(paymentEvents, 'payment')).length;
    const at = before === 0 ? 'none' : before;
    await eventStore.append(paymentEvents, 'payment', events, at, systemCommand(meta.now));
    const recorded = (await eventStore.read(paymentEvents, 'payment')).slice(before);
    const handled = recorded.filter(({ type }) => type.startsWith('Dispute'));
    await process.handle({} as DatabaseTransaction, handled as never);
    const donation = await loadState(eventStore, donationState, 'gift');
    return [isThere(donation), donation.status === 'none' ? null : donation.leftCents];
  };
  expect(await after(requested({ purpose }), paid(5_000))).toEqual([true, 5_000]);
  expect(await after(opened('one', 2_000), opened('other', 3_000))).toEqual([false, 5_000]);
  expect(await after(closed('one', 2_000, true))).toEqual([false, 3_000]);
  expect(await after(closed('other', 3_000, true))).toEqual([false, 0]);
  expect(await after(closed('other', 3_000, false))).toEqual([true, 3_000]);
});
