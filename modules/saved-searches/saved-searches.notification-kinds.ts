import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const newListing = defineNotifications({
  type: 'new_listing',
  kind: {
    name: 'Saved searches and lower prices',
    label: 'New listing',
    subject: 'New for you',
    usual: { inApp: true, mail: false, digest: true },
    order: 30,
  },
  subjects: { saved_search: null, price_drop: null, free_again: null },
});
