import { z } from 'zod';
import { endpoint, Id, IdParams, optionalText, personName, Receipt, text } from '../kernel/http/contract.js';
import { Email } from '../kernel/http/email.schemas.js';
import { limit, OptionalCursor } from '../kernel/http/query.contract.js';
import {
  donationStatuses,
  GiftChoice,
  giftWays,
  leastGift,
  maxMessage,
  messageReaders,
  monthlyStatuses,
  mostGift,
  shownAs,
} from './donations.schemas.js';

const Dollars = z.number().min(0).max(100_000_000).multipleOf(0.01);
const GiftAmount = z.number().min(leastGift).max(mostGift).multipleOf(0.01);
/** What a donor decides, with a message as people type it. */
const Choice = z.object({
  shownAs: z.enum(shownAs).default('name'),
  showsAmount: z.boolean().default(false),
  message: optionalText(maxMessage).default(''),
  messageFor: z.enum(messageReaders).default('everybody'),
  sharesWithStaff: z.boolean().default(true),
});
/** The secret of a guest's links, by which they read and change their gift without an account. */
const Key = z.string().max(120).optional();

/** What everybody reads of a gift, as its donor decided. */
export const GiftShown = z.object({
  id: z.string(),
  /** 'Earl Jensen', 'E. J.', 'Somebody' */
  who: z.string(),
  /** Dollars; null while its donor does not show it. */
  amount: Dollars.nullable(),
  message: z.string(),
  isMonthly: z.boolean(),
  at: z.iso.datetime(),
});
export type GiftShown = z.output<typeof GiftShown>;

export const getGiving = endpoint({
  method: 'GET',
  path: '/api/donations/giving',
  auth: 'guest',
  consistent: ['donations'],
  summary: 'How people can give now, the goal of the year and how much of it is there, and the last gifts',
  response: z.object({
    /** Nobody can give while it is false: it was switched off, or there is no way to pay. */
    isOpen: z.boolean(),
    ways: z.object({ card: z.boolean(), isTest: z.boolean(), byHand: z.boolean() }),
    suggested: z.object({ once: z.array(z.number()), monthly: z.array(z.number()) }),
    least: z.number(),
    most: z.number(),
    /** Dollars of one donor's gifts from which staff are asked to grant Premium+ for life. */
    kingTier: z.number(),
    /** null without one. */
    goal: z
      .object({ year: z.number().int(), dollars: z.number(), given: Dollars, donors: z.number().int() })
      .nullable(),
    latest: z.array(GiftShown),
  }),
});

export const listDonors = endpoint({
  method: 'GET',
  path: '/api/donations/donors',
  auth: 'guest',
  consistent: ['donations'],
  summary: 'Gifts whose donors let themselves be thanked, newest first',
  query: z.object({ before: OptionalCursor, limit: limit(30) }),
  response: z.object({ gifts: z.array(GiftShown), next: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});

export const give = endpoint({
  method: 'POST',
  path: '/api/donations',
  auth: 'guest',
  appCheck: 'guests',
  whileSuspended: true,
  rateLimit: { calls: 20, minutes: 60 },
  summary:
    'Give once or each month: answers with the page to pay on, or with what to write on the check. The same id again opens the same page',
  body: z.object({
    id: Id,
    amount: GiftAmount,
    frequency: z.enum(['once', 'monthly']),
    way: z.enum(giftWays),
    choice: Choice,
    /** For the receipt. */
    name: personName(100),
    email: Email,
  }),
  response: z.object({
    id: z.string(),
    /** Where to pay; null by hand. */
    url: z.string().nullable(),
    /** A path of ours, on which the gift is read and changed; with a key for guests. */
    thanks: z.string(),
    receipt: Receipt,
  }),
  status: 201,
  errors: [
    'GIVING_CLOSED',
    'GUARDIAN_PAYS',
    'MONTHLY_NEEDS_ACCOUNT',
    'MONTHLY_BY_CARD',
    'DONATION_ID_TAKEN',
    'CARDS_CLOSED',
    'BY_HAND_CLOSED',
    'PAYMENT_OVER',
    'PROVIDER_AWAY',
    'APP_CHECK_REQUIRED',
  ],
});

/** A gift as its donor sees it. */
export const OwnGift = z.object({
  id: z.string(),
  amount: Dollars,
  refunded: Dollars,
  status: z.enum(donationStatuses),
  way: z.enum(giftWays),
  monthlyGiftId: z.string().nullable(),
  choice: GiftChoice,
  /** As it was given for the receipt. */
  name: z.string().optional(),
  givenAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** '2026-000123', once it has one. */
  receiptNumber: z.string().nullable(),
  /** The path of its thank-you post; null without one. */
  thankYou: z.string().nullable(),
  version: z.number().int(),
});
export type OwnGift = z.output<typeof OwnGift>;

export const getGift = endpoint({
  method: 'GET',
  path: '/api/donations/:id',
  auth: 'guest',
  whileSuspended: true,
  consistent: ['donations'],
  summary: 'A gift, for whoever gave it; one that waits is asked for at the provider first',
  params: IdParams,
  query: z.object({ key: Key }),
  response: OwnGift.extend({
    /** Where to pay while nobody has; null by hand and afterwards. */
    url: z.string().nullable(),
    /** By hand: what to write on it, and where to send it. */
    byHand: z.object({ payTo: z.string(), memo: z.string(), until: z.iso.datetime() }).nullable(),
  }),
  errors: ['DONATION_NOT_FOUND'],
});

export const changeGift = endpoint({
  method: 'PUT',
  path: '/api/donations/:id/choice',
  auth: 'guest',
  whileSuspended: true,
  summary: 'Change who is thanked and how, or withdraw the thank-you; for whoever gave it',
  params: IdParams,
  body: Choice.extend({ key: Key, madeFrom: z.number().int().min(0).optional() }),
  response: Receipt,
  errors: ['DONATION_NOT_FOUND', 'CHANGED_SINCE'],
});

export const getGiftReceipt = endpoint({
  method: 'GET',
  path: '/api/donations/:id/receipt',
  auth: 'guest',
  whileSuspended: true,
  rateLimit: { calls: 60, minutes: 10 },
  summary: 'The receipt of a gift as a PDF, for whoever gave it',
  params: IdParams,
  query: z.object({ key: Key }),
  response: z.string().meta({ contentMediaType: 'application/pdf', contentEncoding: 'binary' }),
  errors: ['DONATION_NOT_FOUND', 'NO_RECEIPT_YET'],
});

export const MonthlyGift = z.object({
  id: z.string(),
  amount: Dollars,
  status: z.enum(monthlyStatuses),
  choice: GiftChoice,
  /** As it was given for the receipt. */
  name: z.string().optional(),
  startedAt: z.iso.datetime().nullable(),
  paidUntil: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type MonthlyGift = z.output<typeof MonthlyGift>;

export const listMyGiving = endpoint({
  method: 'GET',
  path: '/api/donations/mine',
  auth: 'member',
  whileSuspended: true,
  consistent: ['donations'],
  summary: 'What the caller gave, newest first, by year, and their monthly gifts',
  response: z.object({
    gifts: z.array(OwnGift),
    monthly: z.array(MonthlyGift),
    years: z.array(z.object({ year: z.number().int(), total: Dollars })),
    /** Dollars of all gifts that count for it. */
    kingTier: z.object({
      given: Dollars,
      from: z.number(),
      state: z.enum(['not yet', 'proposed', 'granted']),
    }),
  }),
});

const monthly = { auth: 'member', params: IdParams, response: Receipt, whileSuspended: true } as const;
const ofMonthly = ['MONTHLY_GIFT_NOT_FOUND', 'SUBSCRIPTION_OVER', 'PROVIDER_AWAY'];

export const changeMonthlyGift = endpoint({
  ...monthly,
  method: 'PUT',
  path: '/api/donations/monthly/:id',
  summary: 'Change the amount of a monthly gift, from the next payment on, and how its donations are thanked',
  body: Choice.extend({ amount: GiftAmount, madeFrom: z.number().int().min(0).optional() }),
  errors: [...ofMonthly, 'CHANGED_SINCE'],
});
export const pauseMonthlyGift = endpoint({
  ...monthly,
  method: 'POST',
  path: '/api/donations/monthly/:id/pause',
  summary: 'Pause a monthly gift',
  errors: ofMonthly,
});
export const resumeMonthlyGift = endpoint({
  ...monthly,
  method: 'POST',
  path: '/api/donations/monthly/:id/resume',
  summary: 'Resume a monthly gift',
  errors: ofMonthly,
});
export const endMonthlyGift = endpoint({
  ...monthly,
  method: 'POST',
  path: '/api/donations/monthly/:id/end',
  summary: 'End a monthly gift at once',
  errors: ofMonthly,
});
export const openGiftPortal = endpoint({
  ...monthly,
  method: 'POST',
  path: '/api/donations/monthly/:id/portal',
  summary: "The provider's page where the card of a monthly gift is changed",
  response: z.object({ url: z.string() }),
  errors: ofMonthly,
});

export const openDonor = endpoint({
  method: 'POST',
  path: '/api/donations/:id/donor',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'donor.opened', target: { kind: 'donation', id: 'id' }, reason: 'reason' },
  recentAuth: true,
  summary: 'Who gave. Of a donor who does not want staff to know it is opened for the law alone',
  params: IdParams,
  body: z.object({ reason: text(500), isForTheLaw: z.boolean().default(false) }),
  response: z.object({
    name: z.string(),
    email: z.string(),
    memberId: z.string().nullable(),
    message: z.string(),
    sharesWithStaff: z.boolean(),
  }),
  errors: ['PROOF_NEEDED', 'DONATION_NOT_FOUND', 'FOR_THE_LAW_ALONE'],
});

/** A donor whose gifts together reach the King Tier, and who was granted nothing for them yet. All of them let staff know who they are. */
export const KingTierDonor = z.object({
  donorId: z.string(),
  memberId: z.string(),
  name: z.string(),
  total: Dollars,
  gifts: z.number().int(),
});
export type KingTierDonor = z.output<typeof KingTierDonor>;

export const listKingTier = endpoint({
  method: 'GET',
  path: '/api/donations/king-tier',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'king-tier.read' },
  consistent: ['donations'],
  summary:
    'Members whose gifts together reach the King Tier, and for whom nobody proposed a tier yet; at most 100',
  response: z.object({ donors: z.array(KingTierDonor) }),
});

export const proposeKingTier = endpoint({
  method: 'POST',
  path: '/api/donations/king-tier/:donorId/propose',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'king-tier.proposed', target: { kind: 'donor', id: 'donorId' }, reason: 'note' },
  recentAuth: true,
  summary: 'Propose Premium+ for life for a donor, for another admin to confirm',
  params: z.object({ donorId: Id }),
  body: z.object({ note: text(500) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'NOT_KING_TIER', 'MEMBER_NOT_FOUND', 'OWN_GRANT', 'ALREADY_PROPOSED'],
});
