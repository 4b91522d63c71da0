import { type NotificationRule, rulesOf } from '../../notifications/notifications.ports.js';
import { memberEvents } from './member.events.js';

const whenever = rulesOf(memberEvents);

/** What members are notified of about their membership. A welcome is for whoever is here: by the next morning it is no news. */
export const memberNotifications: readonly NotificationRule[] = [
  whenever('MemberRegistered', 'welcome-member', ({ entityId }) => [
    {
      recipientId: entityId,
      type: 'welcome',
      subtype: 'registered',
      message: 'Welcome to Swap Meet Classics. See what is for sale near you, or list your first part.',
      href: '/home',
      about: entityId,
      delivery: 'in app',
    },
  ]),
];
