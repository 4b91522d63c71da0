import { defineNotifications } from './notification-kinds.shared.js';
import { accountKind } from './preferences.schemas.js';

/** What is about the account itself. Other modules send it, under types of their own. */
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
