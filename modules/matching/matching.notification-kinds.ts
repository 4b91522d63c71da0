import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const newMatch = defineNotifications({
  type: 'match',
  kind: {
    name: 'Matches',
    label: 'Match',
    subject: 'A match for you',
    usual: { inApp: true, mail: false, digest: true },
    order: 20,
    formerly: 'new_listing',
  },
  subjects: { suits: null, wanted: 'Wanted: something you may have', digest: 'New matches' },
});
