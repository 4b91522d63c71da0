import { foldEvents } from '../../kernel/decider/decider.js';
import { dollarsOf } from '../../kernel/decider/money.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import {
  type NotificationRequest,
  type NotificationRule,
  type RequestedContent,
} from '../../notifications/notifications.ports.js';
import { ownListing, saleRequest } from '../marketplace.notification-kinds.js';
import { type ListingEvent, listingEvents } from './listing.events.js';
import { listingState } from './listing.state.js';

const whenever = rulesOf(listingEvents);

/** Notifications to sellers and holders. For a recipient who cannot see the listing any more, they lead to the marketplace. */
export const listingNotifications: readonly NotificationRule[] = [
  // the offer notifies of a hold that follows from it
  whenever(
    'ListingHeld',
    'tell-seller-of-hold',
    ({ entityId, data: { buyerId, offerId, heldUntil } }, before) => {
      const { sellerId, holderId, offerId: held } = partiesOf(before);
      const { released } = foldEvents(listingState, before);
      if (released?.buyerId === buyerId && isSameHold(before, heldUntil))
        return aboutListing(entityId, released.by === 'buyer' ? sellerId : buyerId, {
          ...saleRequest.of('hold'),
          by: released.by === 'buyer' ? buyerId : sellerId,
          message:
            released.by === 'buyer'
              ? '{who} holds {listing} after all.'
              : '{who} took the release of {listing} back. You hold it again.',
          delivery: 'together',
        });
      if (holderId === buyerId && held === offerId)
        return aboutListing(entityId, buyerId, {
          ...saleRequest.of('hold_extended'),
          by: sellerId,
          message: `{who} extended your hold on {listing} until {day ${heldUntil}}.`,
        });
      if (offerId !== null) return [];
      return aboutListing(entityId, sellerId, {
        ...saleRequest.of('hold'),
        by: buyerId,
        message: '{who} put {listing} on hold for 72 hours.',
        ofSeveral: '{who} put {listing} on hold, one after the other.',
        delivery: 'together',
      });
    },
  ),
  whenever('HoldReleased', 'tell-of-ended-hold', ({ entityId, data: { by } }, before) => {
    const { sellerId, holderId } = partiesOf(before);
    const { toSeller, toHolder } = holdEnded[by];
    return [
      ...(toSeller ? aboutListing(entityId, sellerId, { ...toSeller, by: holderId }) : []),
      ...(toHolder ? aboutListing(entityId, holderId, { ...toHolder, by: sellerId }) : []),
    ];
  }),
  whenever('ListingSold', 'tell-holder-of-sale', ({ entityId, data: { buyerId, priceCents } }, before) => {
    const { holderId, sellerId } = partiesOf(before);
    if (buyerId !== holderId)
      return aboutListing(entityId, holderId, {
        ...saleRequest.of('sold'),
        by: sellerId,
        message: '{listing} went to somebody else, so your hold has ended.',
      });
    return aboutListing(entityId, holderId, {
      ...saleRequest.of('sold'),
      happening: { key: `sold ${entityId}`, weight: 2 },
      by: sellerId,
      message: `{listing} is yours: {who} marked it as sold to you${priceCents === null ? '' : ` for ${dollarsOf(priceCents)}`}.`,
    });
  }),
  // by its author, or because of a sale that has its own notification
  whenever('NeedFulfilled', 'tell-author-of-fulfilled-need', ({ entityId, meta }, before) =>
    meta.actorId === 'time'
      ? aboutListing(entityId, partiesOf(before).sellerId, {
          ...saleRequest.of('need_fulfilled'),
          message:
            'You bought what you were looking for, so {listing} is marked found. Undo that if you still need it.',
        })
      : [],
  ),
  whenever(
    'ListingReopened',
    'tell-former-holder-of-reopening',
    ({ entityId, data: { status, endedHoldOf } }, before) => {
      const sale = before.findLast((event) => event.type === 'ListingSold');
      // the deal notifies the buyer
      const holderId = endedHoldOf === sale?.data.buyerId ? null : endedHoldOf;
      return aboutListing(entityId, status === 'active' ? (holderId ?? undefined) : undefined, {
        ...saleRequest.of('reopened'),
        message: '{listing} was not sold after all. You may hold it again.',
      });
    },
  ),
  whenever('ListingWithdrawn', 'tell-holder-of-withdrawal', ({ entityId }, before) => {
    const { holderId, sellerId } = partiesOf(before);
    return aboutListing(entityId, holderId, {
      ...saleRequest.of('withdrawn'),
      by: sellerId,
      message: '{who} withdrew {listing}, so your hold has ended.',
      href: '/home',
    });
  }),
  // the holder does not learn the reason; its seller reads the decision
  whenever('ListingRemoved', 'tell-holder-of-removal', ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).holderId, {
      ...saleRequest.of('removed'),
      message: 'Moderators took {listing} down while you held it. Do not pay for it elsewhere.',
      href: '/home',
    }),
  ),
  whenever('ListingExpired', 'tell-seller-of-expiry', ({ entityId }, before) =>
    aboutListing(entityId, partiesOf(before).sellerId, {
      ...ownListing.of('expired'),
      message: '{listing} has expired. Renew it within 14 days to list it again.',
    }),
  ),
];

type About = Omit<RequestedContent, 'about' | 'href'> & { readonly href?: string };

/** Whether the last hold had this end: its release is taken back. */
const isSameHold = (before: readonly ListingEvent[], heldUntil: string): boolean =>
  before.findLast((event) => event.type === 'ListingHeld')?.data.heldUntil === heldUntil;

/** Nobody is notified when the recipient is unknown. */
function aboutListing(
  listingId: string,
  recipientId: string | undefined,
  content: About,
): readonly NotificationRequest[] {
  if (recipientId === undefined) return [];
  return [{ recipientId, about: listingId, href: `/listing/${listingId}`, ...content }];
}

/** Seller and holder of a listing after these events, and the offer that it is held for. */
function partiesOf(history: readonly ListingEvent[]): {
  readonly sellerId: string | undefined;
  readonly holderId: string | undefined;
  readonly offerId: string | null;
} {
  let sellerId: string | undefined;
  let holderId: string | undefined;
  let offerId: string | null = null;
  for (const event of history) {
    if (event.type === 'ListingDrafted') sellerId = event.data.sellerId;
    if (event.type === 'ListingHeld') ({ buyerId: holderId, offerId } = event.data);
    if (event.type === 'HoldReleased' || event.type === 'ListingReopened') holderId = undefined;
  }
  return { sellerId, holderId, offerId };
}

/**
 * The recipients, by who ended the hold: the other side, or both when time or the system has ended it. The holder may
 * not be able to see a listing whose hold the system ended.
 */
const holdEnded: Readonly<
  Record<'buyer' | 'seller' | 'time' | 'house', { readonly toSeller?: About; readonly toHolder?: About }>
> = {
  buyer: {
    toSeller: {
      ...saleRequest.of('hold_released'),
      message: '{who} released {listing}. It is available again.',
      delivery: 'together',
    },
  },
  seller: {
    toHolder: {
      ...saleRequest.of('hold_released'),
      message: '{who} released your hold on {listing}.',
    },
  },
  time: {
    toSeller: {
      ...saleRequest.of('hold_lapsed'),
      message: 'The hold of {who} on {listing} has ended. It is available again.',
      delivery: 'together',
    },
    toHolder: { ...saleRequest.of('hold_lapsed'), message: 'Your hold on {listing} has ended.' },
  },
  house: {
    toSeller: {
      ...saleRequest.of('hold_released'),
      message: 'We released the hold of {who} on {listing}. Nobody holds it now.',
      delivery: 'together',
    },
    toHolder: {
      ...saleRequest.of('hold_ended'),
      message: 'We released your hold on {listing}. Do not pay for it elsewhere.',
      href: '/home',
    },
  },
};
