import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** Nobody is notified of it yet; a choice of its channels is stored. */
export const swapMeet = defineNotifications({
  type: 'swap_meet',
  kind: {
    name: 'Swap meets',
    label: 'Swap meet',
    subject: 'Swap meet',
    usual: { inApp: true, mail: false, digest: true },
    order: 60,
  },
  subjects: {},
});
