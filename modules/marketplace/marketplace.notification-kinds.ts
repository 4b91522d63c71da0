import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** For holds and sales; deals and inventory send further subtypes. */
export const saleRequest = defineNotifications({
  type: 'sale_request',
  kind: {
    name: 'Holds and sales',
    label: 'Sale request',
    subject: 'Hold or sale',
    usual: { inApp: true, mail: true, digest: false },
    order: 40,
  },
  subjects: {
    hold: 'On hold',
    hold_extended: 'Hold extended',
    hold_ending: 'Your hold ends soon',
    hold_released: 'Hold ended',
    hold_lapsed: 'Hold ended',
    hold_ended: 'Hold ended',
    sold: 'Sold',
    need_fulfilled: 'Found',
    reopened: 'Sale undone',
    withdrawn: 'Withdrawn',
    removed: 'Taken down',
  },
});

/** To the seller. */
export const ownListing = defineNotifications({
  type: 'listing',
  kind: 'other',
  subjects: {
    expires_in_7_days: 'Expires soon',
    expires_in_2_days: 'Expires soon',
    expired: 'Expired',
    removed: 'Taken down',
    reinstated: 'Back again',
  },
});
