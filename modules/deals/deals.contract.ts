import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, Receipt, text } from '../kernel/http/contract.js';
import { dealActions, maxLetters, offerStatuses, ratings } from './deal.schemas.js';

const deals = ['deals'];
/** Dollars with at most two decimals. */
const Price = z.number().min(0.01).max(10_000_000);
const OfOffer = z.object({ offerId: Id });
const making = ['THREAD_CLOSED', 'LISTING_NOT_OPEN', 'NO_OFFERS_TAKEN', 'ABOVE_ASKING', 'TOO_MANY_OFFERS'];

/** A receipt, and the thread that shows it. */
const DealReceipt = Receipt.extend({ threadId: z.string() });

export const makeOffer = endpoint({
  method: 'POST',
  path: '/api/offers',
  auth: 'member',
  requires: 'hold',
  summary:
    'Offer a price for a listing, for 48 hours; it opens the conversation. A better offer takes the place of the one before',
  body: z.object({ listingId: Id, price: Price }),
  response: DealReceipt,
  status: 201,
  errors: [
    'LISTING_NOT_FOUND',
    'OWN_LISTING',
    'TOO_MANY_THREADS',
    'FIRST_MESSAGES_CLOSED',
    'TOO_MANY_MESSAGES',
    'THREAD_NOT_FOUND',
    ...making,
  ],
});

const ofDeal = (name: string, summary: string, errors: readonly string[]) =>
  endpoint({
    method: 'POST',
    path: `/api/offers/:id/${name}`,
    auth: 'member',
    summary,
    params: IdParams,
    body: OfOffer,
    response: Receipt,
    errors: ['OFFER_NOT_FOUND', ...errors],
  });

export const counterOffer = endpoint({
  method: 'POST',
  path: '/api/offers/:id/counter',
  auth: 'member',
  requires: 'message',
  summary: 'Answer an offer with another price, for 48 hours; the one before is void',
  params: IdParams,
  body: z.object({ price: Price }),
  response: Receipt,
  errors: ['OFFER_NOT_FOUND', 'NOTHING_TO_ANSWER', ...making],
});

export const acceptOffer = ofDeal(
  'accept',
  'Accept an offer: the listing is held for its buyer for 72 hours',
  ['OFFER_NOT_OPEN', 'LISTING_NOT_OPEN', 'NOT_FOR_SALE', 'ABOVE_ASKING', 'THREAD_CLOSED'],
);
export const declineOffer = ofDeal('decline', 'Say no to an offer', ['OFFER_NOT_OPEN']);
export const withdrawOffer = ofDeal('withdraw', "Take one's own offer back", ['OFFER_NOT_OPEN']);

export const extendHold = endpoint({
  method: 'POST',
  path: '/api/offers/:id/extend',
  auth: 'member',
  summary: 'Extend the hold of this deal to seven days, as the seller',
  params: IdParams,
  response: Receipt,
  errors: ['OFFER_NOT_FOUND', 'NOT_HELD'],
});

export const finishDeal = endpoint({
  method: 'POST',
  path: '/api/offers/done',
  auth: 'member',
  summary:
    'The author of a listing ends it with a member they talk with about it: sold to them at a price; a wanted ad is found with them',
  body: z.object({ listingId: Id, memberId: Id, price: z.number().min(0).max(10_000_000).nullable() }),
  response: DealReceipt,
  errors: ['LISTING_NOT_FOUND', 'THREAD_NOT_FOUND', 'LISTING_NOT_OPEN'],
});

export const confirmDeal = endpoint({
  method: 'POST',
  path: '/api/offers/:id/confirm',
  auth: 'member',
  summary: 'Say that a deal took place in which the other side names the caller; it takes a dispute back',
  params: IdParams,
  response: Receipt,
  errors: ['DEAL_NOT_FOUND'],
});

export const disputeDeal = endpoint({
  method: 'POST',
  path: '/api/offers/:id/dispute',
  auth: 'member',
  summary:
    'Say that a deal did not take place in which the other side names the caller: no feedback on it counts or shows',
  params: IdParams,
  response: Receipt,
  errors: ['DEAL_NOT_FOUND', 'DISPUTE_OVER'],
});

const Step = z.object({
  /** Position in the log: it sorts steps among the messages of their thread. */
  position: z.number().int(),
  at: z.iso.datetime(),
});

/** A step of a deal, as its thread shows it. Prices are dollars. */
export const DealStep = z.discriminatedUnion('kind', [
  Step.extend({
    kind: z.literal('offer'),
    offerId: z.string(),
    isMine: z.boolean(),
    price: z.number(),
    status: z.enum(offerStatuses),
    expiresAt: z.iso.datetime(),
  }),
  Step.extend({ kind: z.literal('held'), until: z.iso.datetime() }),
  Step.extend({ kind: z.literal('released'), by: z.enum(['me', 'them', 'time', 'house']) }),
  Step.extend({ kind: z.literal('done'), price: z.number().nullable() }),
  Step.extend({ kind: z.enum(['confirmed', 'disputed', 'reopened']) }),
]);
export type DealStep = z.output<typeof DealStep>;

const GivenView = z.object({
  rating: z.enum(ratings),
  comment: z.string(),
  answer: z.string().nullable(),
});

export const DealFeedbackView = z.object({
  /** Until then both may write; null while the deal is not done. */
  until: z.iso.datetime().nullable(),
  mayGive: z.boolean(),
  mayAnswer: z.boolean(),
  isShown: z.boolean(),
  mine: GivenView.nullable(),
  /** null until it is shown. */
  theirs: GivenView.nullable(),
  /** Whether they have given feedback, even when it is not shown yet. */
  hasTheirs: z.boolean(),
});

/** The state of the deal in a thread about a listing, for one of its two members. */
export const DealView = z.object({
  id: z.string(),
  listingId: z.string(),
  isWanted: z.boolean(),
  side: z.enum(['buyer', 'seller']),
  otherId: z.string(),
  steps: z.array(DealStep),
  /** The hold of this buyer. */
  heldUntil: z.iso.datetime().nullable(),
  /** Whether somebody else holds it. */
  isHeldByOther: z.boolean(),
  askingPrice: z.number().nullable(),
  /** The sale price: the accepted offer, otherwise the asking price. */
  price: z.number().nullable(),
  offersLeft: z.number().int(),
  allowedActions: z.array(z.enum(dealActions)),
  /** For a deal that is done: whether the named side has agreed, and how the caller may respond. Null before. */
  sale: z
    .object({
      status: z.enum(['agreed', 'unconfirmed', 'disputed']),
      mayConfirm: z.boolean(),
      mayDispute: z.boolean(),
    })
    .nullable(),
  feedback: DealFeedbackView,
});
export type DealView = z.output<typeof DealView>;

export const getDeal = endpoint({
  method: 'GET',
  path: '/api/offers/thread/:id',
  auth: 'member',
  consistent: deals,
  summary:
    'What a thread of mine about a listing has come to: its offers, hold and sale; null for other threads',
  params: IdParams,
  response: z.object({ deal: DealView.nullable() }),
  errors: ['THREAD_NOT_FOUND'],
});

export const DealOnListing = z.object({
  threadId: z.string(),
  other: z.object({ id: z.string(), name: z.string() }),
  /** The waiting offer, and whose turn it is. */
  offer: z.object({ price: z.number(), isMine: z.boolean(), expiresAt: z.iso.datetime() }).nullable(),
  heldUntil: z.iso.datetime().nullable(),
  /** The sale price. */
  price: z.number().nullable(),
  /** Whether both have agreed on that price. */
  isAgreed: z.boolean(),
});
export type DealOnListing = z.output<typeof DealOnListing>;

export const listDeals = endpoint({
  method: 'GET',
  path: '/api/offers/listing/:id',
  auth: 'member',
  consistent: [...deals, 'messages', 'member-pages', 'listing-search'],
  summary: 'Whom the caller talks with about a listing, with open offers and the hold; the best offer first',
  params: IdParams,
  response: z.object({
    deals: z.array(DealOnListing),
    mayOffer: z.boolean(),
    askingPrice: z.number().nullable(),
  }),
});

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  auth: 'member',
  requires: 'message',
  summary: 'Say how a deal went, once, within 14 days; shown when both have written or the time is over',
  body: z.object({ dealId: Id, rating: z.enum(ratings), comment: optionalText(maxLetters).default('') }),
  response: Receipt,
  status: 201,
  errors: [
    'DEAL_NOT_FOUND',
    'THREAD_CLOSED',
    'DEAL_UNCONFIRMED',
    'DEAL_DISPUTED',
    'FEEDBACK_GIVEN',
    'FEEDBACK_OVER',
  ],
});

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/:id/answer',
  auth: 'member',
  requires: 'message',
  summary: 'Answer once what the other side of a deal has written',
  params: IdParams,
  body: z.object({ answer: text(maxLetters) }),
  response: Receipt,
  errors: ['DEAL_NOT_FOUND', 'THREAD_CLOSED', 'FEEDBACK_ANSWERED'],
});

/** The results of a member's deals, as others see them. */
export const Reputation = z.object({
  /** Each partner counts once, by their latest feedback. */
  good: z.number().int(),
  neutral: z.number().int(),
  bad: z.number().int(),
  partners: z.number().int(),
  /** Median minutes until the member answers a first message; null when too few are known. */
  answersInMinutes: z.number().int().nullable(),
  /** The latest feedback with a comment. */
  recent: z.array(
    GivenView.extend({
      id: z.string(),
      at: z.iso.datetime(),
      from: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Whether its writer bought or sold. */
      fromSide: z.enum(['buyer', 'seller']),
    }),
  ),
});
export type Reputation = z.output<typeof Reputation>;

export const getReputation = endpoint({
  method: 'GET',
  path: '/api/feedback/member/:id',
  auth: 'guest',
  consistent: [...deals, 'member-pages'],
  summary: 'How deals with a member went: counts by partner, the last words, how fast they answer',
  params: IdParams,
  response: Reputation,
});

/** A deal that the caller may still give feedback on. */
export const FeedbackDue = z.object({
  threadId: z.string(),
  /** Of the other side. */
  name: z.string(),
  until: z.iso.datetime(),
});
export type FeedbackDue = z.output<typeof FeedbackDue>;

export const listFeedbackDue = endpoint({
  method: 'GET',
  path: '/api/feedback/due',
  auth: 'member',
  consistent: [...deals, 'member-pages'],
  summary: 'The deals that I may still give feedback on, the first whose time is over first; 20 at most',
  response: z.object({ due: z.array(FeedbackDue) }),
});
