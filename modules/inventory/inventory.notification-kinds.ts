import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** To the buyer of an inventory item. */
export const saleRequest = defineNotifications({
  type: 'sale_request',
  kind: 'sale_request',
  subjects: { transfer: null },
});

/** To the owner of an inventory. */
export const ownInventory = defineNotifications({
  type: 'inventory',
  kind: 'other',
  subjects: { loan_due_tomorrow: null, loan_due_today: null },
});
