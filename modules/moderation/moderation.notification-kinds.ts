import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** To reporters, and to those whose things are reported. */
export const reportNotice = defineNotifications({
  type: 'report',
  kind: {
    name: 'Reports',
    label: 'Report',
    subject: 'News about a report',
    usual: { inApp: true, mail: true, digest: false },
    order: 58,
  },
  subjects: {
    received: 'We have your report',
    decided: 'Your report was decided',
    seller_asked: 'Is it sold?',
    hidden: 'Something of yours is hidden',
  },
});

/** To members and their guardians, about decisions. The e-mail is sent by itself, whatever channels they chose. */
export const decisionNotice = defineNotifications({
  type: 'decision',
  kind: 'other',
  subjects: {
    decided: 'A decision about your account',
    amended: 'A decision about you was changed',
    overturned: 'A decision about you was taken back',
  },
});
