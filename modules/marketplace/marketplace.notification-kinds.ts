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
    need_fulfilled: null,
    reopened: null,
    withdrawn: null,
    removed: null,
  },
});

/** To the seller. */
export const ownListing = defineNotifications({
  type: 'listing',
  kind: 'other',
  subjects: {
    expires_in_7_days: null,
    expires_in_2_days: null,
    expired: null,
    removed: null,
    reinstated: null,
  },
});
