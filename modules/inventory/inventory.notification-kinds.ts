import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** To the buyer of an inventory item. */
export const saleRequest = defineNotifications({
  type: 'sale_request',
  kind: 'sale_request',
  subjects: { transfer: 'Add it to your inventory' },
});

/** To the owner of an inventory. */
export const ownInventory = defineNotifications({
  type: 'inventory',
  kind: 'other',
  subjects: { loan_due_tomorrow: 'Due back tomorrow', loan_due_today: 'Due back today' },
});
