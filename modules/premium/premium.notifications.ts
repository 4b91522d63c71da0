import { rulesOf } from '../notifications/notification-rules.shared.js';
import type { NotificationRule } from '../notifications/notifications.ports.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { premiumNotice } from './premium.notification-kinds.js';
import { givenUntil, premiumTerm } from './term.shared.js';

const whenever = rulesOf(subscriptionEvents);
const planNames: Readonly<Record<string, string>> = { premium: 'Premium', premium_plus: 'Premium+' };

/** What memberships does not tell: a payment that failed, and an end that was chosen. Beginning and end are told there. */
export const premiumNotifications: readonly NotificationRule[] = [
  whenever('SubscriptionChanged', 'tell-member-of-failed-payment', ({ data, entityId }, before) => {
    const former = premiumTerm(before);
    if (!former || data.status !== 'past_due' || former.status === 'past_due') return [];
    const until = givenUntil({ ...former, ...data, plan: former.plan });
    const message = `Your last payment for ${planNames[data.plan]} did not go through. You keep it until {day ${until}}. Check your card under “Manage”, and nothing changes.`;
    return [
      {
        ...premiumNotice.of('past_due'),
        recipientId: former.memberId,
        message,
        about: entityId,
        href: '/premium',
      },
    ];
  }),
  whenever('SubscriptionChanged', 'tell-member-of-chosen-end', ({ data, entityId }, before) => {
    const former = premiumTerm(before);
    if (!former || data.endsAt === null || former.endsAt !== null) return [];
    const message = `Your subscription is cancelled: nothing more is charged. You have ${planNames[data.plan]} until {day ${data.endsAt}}, and can take the cancellation back until then.`;
    return [
      {
        ...premiumNotice.of('ending'),
        recipientId: former.memberId,
        message,
        about: entityId,
        href: '/premium',
      },
    ];
  }),
];
