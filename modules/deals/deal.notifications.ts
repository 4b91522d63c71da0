import { foldEvents } from '../kernel/decider/decider.js';
import { dollarsOf } from '../kernel/decider/money.js';
import { hrefOfThread } from '../messages/thread-ids.shared.js';
import { rulesOf } from '../notifications/notification-rules.shared.js';
import {
  type NotificationRequest,
  type NotificationRule,
  type RequestedContent,
} from '../notifications/notifications.ports.js';
import { type Parties, threadOfDeal } from './deal-ids.shared.js';
import { saleRequest } from './deals.notification-kinds.js';
import { feedbackEvents } from './feedback/feedback.events.js';
import { type OfferEvent, offerEvents } from './offer/offer.events.js';
import { madeByBuyer, type Offer, offerState } from './offer/offer.state.js';

const wheneverOffer = rulesOf(offerEvents);
const wheneverFeedback = rulesOf(feedbackEvents);

/** Notifications to the two sides of a deal; each leads to their conversation. */
export const dealNotifications: readonly NotificationRule[] = [
  wheneverOffer('OfferMade', 'tell-of-offer', ({ data }, before) => {
    const price = dollarsOf(data.cents);
    if (data.by === 'seller')
      return notify(data, data.buyerId, {
        ...saleRequest.of('counter_offer'),
        message: `{who} counters with ${price} for {listing}. You have 48 hours to answer.`,
        delivery: 'urgent',
      });
    const isFirst = madeByBuyer(foldEvents(offerState, before)) === 0;
    return notify(data, data.sellerId, {
      ...saleRequest.of('offer'),
      message: `{who} ${isFirst ? '' : 'now '}offers ${price} for {listing}. You have 48 hours to answer.`,
      ofSeveral: '{who} made offers for {listing}. You have 48 hours to answer each.',
      delivery: 'urgent',
    });
  }),
  wheneverOffer('OfferAccepted', 'tell-of-accepted-offer', ({ data }, before) => {
    const offer = offerIn(before, data.offerId);
    if (!offer) return [];
    const price = dollarsOf(offer.cents);
    return offer.by === 'buyer'
      ? notify(data, data.buyerId, {
          ...saleRequest.of('offer_accepted'),
          message: `{who} accepted your offer of ${price} for {listing}. It is on hold for you.`,
        })
      : notify(data, data.sellerId, {
          ...saleRequest.of('offer_accepted'),
          message: `{who} accepted ${price} for {listing}. It is on hold for them.`,
        });
  }),
  wheneverOffer('OfferDeclined', 'tell-of-declined-offer', ({ data }, before) =>
    toMaker(data, offerIn(before, data.offerId), {
      ...saleRequest.of('offer_declined'),
      message: `{who} did not accept your offer${ofPrice(offerIn(before, data.offerId))} for {listing}.`,
    }),
  ),
  wheneverOffer('OfferWithdrawn', 'tell-of-withdrawn-offer', ({ data }, before) =>
    toOther(data, offerIn(before, data.offerId), {
      ...saleRequest.of('offer_withdrawn'),
      message: `{who} withdrew an offer${ofPrice(offerIn(before, data.offerId))} for {listing}.`,
      delivery: 'in app',
    }),
  ),
  wheneverOffer('OfferExpired', 'tell-of-expired-offer', ({ data }, before) =>
    toMaker(data, offerIn(before, data.offerId), {
      ...saleRequest.of('offer_expired'),
      message: `Your offer${ofPrice(offerIn(before, data.offerId))} to {who} for {listing} expired without an answer.`,
      delivery: 'in app',
    }),
  ),
  wheneverOffer('OfferClosed', 'tell-of-closed-offer', ({ data }, before) => {
    if (data.why === 'house')
      return [data.sellerId, data.buyerId].flatMap((id) =>
        notify(data, id, {
          ...saleRequest.of('offer_closed'),
          message: `We ended the offer${ofPrice(offerIn(before, data.offerId))} for {listing}.`,
          delivery: 'in app',
        }),
      );
    const offer = offerIn(before, data.offerId);
    if (offer?.by !== 'buyer') return [];
    return notify(data, data.buyerId, {
      ...saleRequest.of('offer_closed'),
      message:
        data.why === 'sold'
          ? `{listing} has been sold, so your offer${ofPrice(offer)} has ended. Thank you for making it.`
          : `{listing} is no longer offered, so your offer${ofPrice(offer)} has ended.`,
    });
  }),
  // the listing's own notification goes to its holder
  wheneverOffer('DealDone', 'tell-of-done-deal', ({ data }, before) => {
    if (data.by === 'buyer')
      return notify(data, data.sellerId, {
        ...saleRequest.of('found'),
        message: '{who} marked {listing} as found with you. Is that so? Say yes or no.',
      });
    return foldEvents(offerState, before).heldUntil === null
      ? notify(data, data.buyerId, {
          ...saleRequest.of('sold'),
          happening: { key: `sold ${data.listingId}`, weight: 3 },
          message: `{who} marked {listing} as sold to you${forPrice(data.priceCents)}. Did you buy it? Say yes or no.`,
        })
      : [];
  }),
  wheneverOffer('DealConfirmed', 'tell-of-confirmed-deal', ({ data }, before) =>
    toAuthor(data, before, {
      ...saleRequest.of('confirmed'),
      message: '{who} confirmed your deal about {listing}. You can both leave feedback.',
    }),
  ),
  wheneverOffer('DealDisputed', 'tell-of-disputed-deal', ({ data }, before) =>
    toAuthor(data, before, {
      ...saleRequest.of('disputed'),
      message:
        '{who} says that your deal about {listing} did not take place. Take it back if you chose the wrong member.',
    }),
  ),
  wheneverOffer('DealReopened', 'tell-of-reopened-deal', ({ data }) =>
    data.by === 'buyer'
      ? notify(data, data.sellerId, {
          ...saleRequest.of('reopened'),
          message:
            '{listing} is wanted again: {who} marked it as not found after all. Ask them if this surprises you.',
        })
      : notify(data, data.buyerId, {
          ...saleRequest.of('reopened'),
          message: '{who} marked {listing} as not sold to you after all. Ask them if this surprises you.',
        }),
  ),
  wheneverFeedback('FeedbackGiven', 'tell-of-feedback', ({ data }, before) =>
    before.length
      ? []
      : notify(data, data.toId, {
          ...saleRequest.of('feedback'),
          message: '{who} left feedback on {listing}. Leave yours to read it.',
        }),
  ),
  wheneverFeedback('FeedbackShown', 'tell-of-shown-feedback', ({ data }) =>
    [data.sellerId, data.buyerId].flatMap((id) =>
      notify(data, id, {
        ...saleRequest.of('feedback_shown'),
        message: 'The feedback on your deal with {who} about {listing} is ready to read.',
      }),
    ),
  ),
];

const offerIn = (before: readonly OfferEvent[], id: string): Offer | undefined =>
  foldEvents(offerState, before).offers.find((offer) => offer.id === id);

const toAuthor = (parties: Parties, before: readonly OfferEvent[], content: Content) => {
  const { done } = foldEvents(offerState, before);
  return done ? notify(parties, done.by === 'seller' ? parties.sellerId : parties.buyerId, content) : [];
};

const toMaker = (parties: Parties, offer: Offer | undefined, content: Content) =>
  offer ? notify(parties, offer.by === 'buyer' ? parties.buyerId : parties.sellerId, content) : [];

const toOther = (parties: Parties, offer: Offer | undefined, content: Content) =>
  offer ? notify(parties, offer.by === 'buyer' ? parties.sellerId : parties.buyerId, content) : [];

type Content = Omit<RequestedContent, 'about' | 'href' | 'by'>;

/** `{who}` is the other of the two. */
const notify = (parties: Parties, recipientId: string, content: Content): readonly NotificationRequest[] => [
  {
    recipientId,
    about: parties.listingId,
    by: recipientId === parties.buyerId ? parties.sellerId : parties.buyerId,
    href: hrefOfThread(threadOfDeal(parties)),
    ...content,
  },
];

const ofPrice = (offer: Offer | undefined): string => (offer ? ` of ${dollarsOf(offer.cents)}` : '');

const forPrice = (cents: number | null): string => (cents === null ? '' : ` for ${dollarsOf(cents)}`);
