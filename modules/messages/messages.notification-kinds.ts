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
    message: 'New message',
    request: 'Message request',
    added: 'Added to a conversation',
    meeting: 'Meeting',
    meeting_agreed: 'Meeting confirmed',
    meeting_called_off: 'Meeting canceled',
    fresh_photo: 'Another photo, please',
  },
});
