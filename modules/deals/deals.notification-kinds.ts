import { defineNotifications } from '../notifications/notification-kinds.shared.js';

/** For offers, sales and feedback. */
export const saleRequest = defineNotifications({
  type: 'sale_request',
  kind: 'sale_request',
  subjects: {
    offer: 'New offer',
    counter_offer: 'Counteroffer',
    offer_accepted: 'Offer accepted',
    offer_declined: 'Offer declined',
    offer_withdrawn: 'Offer withdrawn',
    offer_expired: 'Offer expired',
    offer_closed: 'Offer ended',
    found: 'Found with you',
    sold: 'Sold',
    confirmed: 'Deal confirmed',
    disputed: 'Deal disputed',
    reopened: 'Sale undone',
    feedback: 'Feedback',
    feedback_shown: 'Feedback',
  },
});
