import { defineNotifications } from '../../notifications/notification-kinds.shared.js';

/** For the member and the guardian; they are account notifications, which nobody can turn off in the app. Mails are letters of their own. */
export const appealNotice = defineNotifications({
  type: 'appeal',
  kind: 'other',
  subjects: {
    looked_at: 'Your appeal',
    question: 'A question about your appeal',
    decided: 'Your appeal is decided',
  },
});
