import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const welcome = defineNotifications({
  type: 'welcome',
  kind: 'other',
  subjects: { registered: null },
});

export const guardianship = defineNotifications({
  type: 'guardian',
  kind: 'other',
  subjects: {
    invited: null,
    accepted: null,
    verified: null,
    refused: null,
    unlink_asked: null,
    ended: null,
    majority: null,
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
