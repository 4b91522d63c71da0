import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const newListing = defineNotifications({
  type: 'new_listing',
  kind: {
    name: 'New listings, saved searches and lower prices',
    label: 'New listing',
    subject: 'New for you',
    usual: { inApp: true, mail: false, digest: true },
    order: 30,
  },
  subjects: { saved_search: 'Saved search', price_drop: 'Lower price', free_again: 'Available again' },
});
