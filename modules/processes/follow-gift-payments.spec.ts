import { choice, giver } from '../donations/donation/donation.fixtures.js';
import { purposes } from '../donations/donation/gift-ids.shared.js';
import { monthlyGiftEvents } from '../donations/monthly-gift/monthly-gift.events.js';
import { monthlyGiftState } from '../donations/monthly-gift/monthly-gift.state.js';
import { openCommandBus } from '../kernel/decider/command-bus.js';
import { event } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { MemoryLog } from '../kernel/testing/memory-log.fixtures.js';
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
