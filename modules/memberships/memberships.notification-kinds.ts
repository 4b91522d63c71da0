import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const grants = defineNotifications({
  type: 'grant',
  kind: 'other',
  subjects: {
    tier_begun: null,
    tier_ended: null,
    tier_withdrawn: null,
    role_begun: null,
    role_withdrawn: null,
  },
});
