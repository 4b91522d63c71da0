import { rulesOf } from '../../notifications/notification-rules.shared.js';
import { type NotificationRequest, type NotificationRule } from '../../notifications/notifications.ports.js';
import { saleRequest } from '../inventory.notification-kinds.js';
import { itemEvents } from './item.events.js';

const whenever = rulesOf(itemEvents);

/** Notifications to buyers of items. */
export const itemNotifications: readonly NotificationRule[] = [
  whenever('ItemSold', 'tell-buyer-of-transfer', ({ data: { buyerId, listingId } }) =>
    offerTo(buyerId, listingId),
  ),
  whenever('BuyerNamed', 'tell-named-buyer-of-transfer', ({ data: { portionId, buyerId } }, before) => {
    const sale = before.findLast((event) => event.type === 'ItemSold' && event.data.portionId === portionId);
    return offerTo(buyerId, sale?.type === 'ItemSold' ? sale.data.listingId : null);
  }),
];

const offerTo = (buyerId: string | null, listingId: string | null): readonly NotificationRequest[] =>
  buyerId === null || listingId === null
    ? []
    : [
        {
          recipientId: buyerId,
          ...saleRequest.of('transfer'),
          message: '{listing} is yours. Add it to your inventory, with its photos and history.',
          href: '/inventory',
          about: listingId,
          // the sale itself says more, and is mailed
          happening: { key: `sold ${listingId}`, weight: 1 },
          delivery: 'in app',
        },
      ];
