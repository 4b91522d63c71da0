import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const premiumNotice = defineNotifications({
  type: 'premium',
  kind: 'other',
  subjects: {
    past_due: 'A payment that did not go through',
    ending: 'Your subscription is cancelled',
  },
});
