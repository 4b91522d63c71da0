import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const welcome = defineNotifications({
  type: 'welcome',
  kind: 'other',
  subjects: { registered: 'Welcome' },
});

export const guardianship = defineNotifications({
  type: 'guardian',
  kind: 'other',
  subjects: {
    invited: 'Will you be a guardian?',
    accepted: 'Your guardian accepted',
    verified: 'Guardian verified',
    refused: 'Guardian not verified',
    unlink_asked: 'End the link?',
    ended: 'Link ended',
    majority: 'Of age',
  },
});

/** The community sends it. */
export const newFollower = defineNotifications({
  type: 'new_follower',
  kind: {
    name: 'New followers',
    label: 'New follower',
    subject: 'You have a new follower',
    usual: { inApp: true, mail: false, digest: true },
    order: 50,
  },
  subjects: {},
});
