import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const newMessage = defineNotifications({
  type: 'new_message',
  kind: {
    name: 'Messages',
    label: 'New message',
    subject: 'You have a new message',
    usual: { inApp: true, mail: true, digest: false },
    order: 10,
  },
  subjects: {
    message: null,
    request: null,
    added: null,
    meeting: null,
    meeting_agreed: null,
    meeting_called_off: null,
    fresh_photo: null,
  },
});
