import { memberEvents } from '../identity/member/member.events.js';
import { rulesOf } from '../notifications/notification-rules.shared.js';
import { type NotificationRule } from '../notifications/notifications.ports.js';
import { welcome } from './members.notification-kinds.js';

const whenever = rulesOf(memberEvents);

/** The welcome of a new member. It is shown only in the app: by the next morning it is no news. */
export const memberNotifications: readonly NotificationRule[] = [
  whenever('MemberRegistered', 'welcome-member', ({ entityId }) => [
    {
      recipientId: entityId,
      ...welcome.of('registered'),
      message: 'Welcome to Swap Meet Classics. See what is for sale near you, or list your first part.',
      href: '/home',
      about: entityId,
      delivery: 'in app',
    },
  ]),
];
