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

/** What is at a meet for a member: beside the swap meets near them, and chosen with these. */
export const atTheMeet = defineNotifications({
  type: 'swap_meet',
  kind: 'swap_meet',
  subjects: { on_your_list: 'Parts on your list at a meet', bring: 'What to bring to a meet' },
});
