import { defineNotifications } from './notification-kinds.shared.js';
import { accountKind } from './preferences.schemas.js';

/** Account notifications. Other modules send them, under types of their own. */
export const accountNotifications = defineNotifications({
  type: accountKind,
  kind: {
    name: 'Your account and listings',
    label: 'Notification',
    subject: 'Your account and listings',
    usual: { inApp: true, mail: false, digest: true },
  },
  subjects: {},
});
