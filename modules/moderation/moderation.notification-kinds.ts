import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** To members and their guardians, about decisions. The letter is sent by itself, whatever channels they chose. */
export const decisionNotice = defineNotifications({
  type: 'decision',
  kind: 'other',
  subjects: {
    decided: 'A decision about your account',
    amended: 'A decision about you was changed',
    overturned: 'A decision about you was taken back',
  },
});
