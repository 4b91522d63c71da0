import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const buildNotice = defineNotifications({
  type: 'build',
  kind: {
    name: 'Builds',
    label: 'Build',
    subject: 'News of a build',
    usual: { inApp: true, mail: false, digest: true },
    order: 56,
  },
  subjects: {
    invited: 'An invitation to a build',
    joined: 'Somebody works with you now',
    left: 'Somebody left a build',
    ended: 'You no longer work on a build',
    sold: 'What goes along with your car?',
    offered: 'A build for you',
    declined: 'Not taken over',
    withdrawn: 'No longer offered',
    handed_over: 'Handed over',
    quiet: 'What is blocking?',
    entries: 'New in a build that you follow',
  },
});
