import { type NotificationRule, rulesOf } from '../../notifications/notifications.ports.js';
import { itemEvents } from './item.events.js';

const whenever = rulesOf(itemEvents);

/** Notifications to those who bought an item here. */
export const itemNotifications: readonly NotificationRule[] = [
  whenever('ItemSold', 'tell-buyer-of-transfer', ({ data: { buyerId, listingId } }) =>
    buyerId === null || listingId === null
      ? []
      : [
          {
            recipientId: buyerId,
            type: 'sale_request',
            subtype: 'transfer',
            message: 'You can put {listing} into your inventory, with its photos and what is known of it.',
            href: '/inventory',
            about: listingId,
            delivery: 'in app',
          },
        ],
  ),
];
