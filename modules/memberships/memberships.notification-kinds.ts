import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const grants = defineNotifications({
  type: 'grant',
  kind: 'other',
  subjects: {
    tier_begun: 'Your membership',
    tier_ended: 'Your membership',
    tier_withdrawn: 'Your membership',
    role_begun: 'Your role',
    role_withdrawn: 'Your role',
  },
});
