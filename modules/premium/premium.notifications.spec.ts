import { requestsAfter } from '../notifications/rules.fixtures.js';
import type { SubscriptionEvent } from '../payments/subscription/subscription.events.js';
import { premiumNotifications } from './premium.notifications.js';
import { changed, requested, started } from './subscription.fixtures.js';

const sentAfter = (...history: readonly SubscriptionEvent[]) =>
  requestsAfter(premiumNotifications, 'one', history).map(
    ({ recipientId, subtype, message }) => `${recipientId} ${subtype}: ${message}`,
  );
const begun = [requested(), started()];

test('a payment that failed is told once, with the days for which the tier stays, and how to mend it', () =>
  expect(
    sentAfter(...begun, changed({ status: 'past_due' }), changed({ status: 'past_due', amountCents: 600 })),
  ).toEqual([
    'ana past_due: Your last payment for Premium did not go through. You keep it until {day 2026-06-17T12:00:00.000Z}. Check your card under “Manage”, and nothing changes.',
  ]));

test('an end that was chosen is confirmed once; a renewal is told by nobody', () =>
  expect(
    sentAfter(
      ...begun,
      changed({ paidUntil: '2026-07-10T12:00:00.000Z' }),
      changed({ endsAt: '2026-07-10T12:00:00.000Z' }),
      changed({ endsAt: '2026-07-10T12:00:00.000Z', amountCents: 600 }),
    ),
  ).toEqual([
    'ana ending: Your subscription is cancelled: nothing more is charged. You have Premium until {day 2026-07-10T12:00:00.000Z}, and can take the cancellation back until then.',
  ]));
