import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { GiftChoice, giftWays } from '../donations.schemas.js';

export const Cents = z.number().int().min(0).max(100_000_000);

/** Who gave, for the receipt: under the key of the donor's stand-in, which leads to no member without the installation's secret. */
export const Giver = z.object({
  name: z.string(),
  email: z.string(),
  /** null for a guest. */
  memberId: z.string().nullable(),
});
export type Giver = z.output<typeof Giver>;

export const noGiver: Giver = { name: '', email: '', memberId: null };
/** What is left of a choice once its donor is erased: nobody is thanked. */
export const noChoice: GiftChoice = {
  shownAs: 'none',
  showsAmount: false,
  message: '',
  messageFor: 'staff',
  sharesWithStaff: false,
};

/** One gift of money, under an id of its own. `donorId` is a stand-in: neither the id of a member nor anything that leads to one. All commands on this
 *  stream have it as their actor.
 *  units   USD cents
 *  source  README, Words and Anonymity */
export const donationEvents = defineStream('donation', {
  /** Before it is paid. Of a monthly gift, it is made with each of its payments. */
  DonationInitiated: defineEvent({
    version: 1,
    schema: z.object({
      donorId: z.string(),
      amountCents: Cents,
      /** null for a gift that is given once. */
      monthlyGiftId: z.string().nullable(),
      way: z.enum(giftWays),
      choice: GiftChoice,
      giver: Giver,
    }),
    personal: { of: 'donorId', fields: { choice: noChoice, giver: noGiver } },
  }),
  DonationSettled: defineEvent({
    version: 1,
    schema: z.object({
      donorId: z.string(),
      paymentId: z.string(),
      amountCents: Cents,
      settledAt: z.iso.datetime(),
    }),
  }),
  /** The receipt has its number: 2026-000123. */
  ReceiptNumbered: defineEvent({
    version: 1,
    schema: z.object({ year: z.number().int(), number: z.number().int().min(1) }),
  }),
  /** What the donor decided afterwards. */
  ChoiceChanged: defineEvent({
    version: 1,
    schema: z.object({ donorId: z.string(), choice: GiftChoice }),
    personal: { of: 'donorId', fields: { choice: noChoice } },
  }),
  /** All or a part went back: so much of it is left. */
  DonationRefunded: defineEvent({
    version: 1,
    schema: z.object({ donorId: z.string(), refundedCents: Cents, leftCents: Cents }),
  }),
  DonationDisputed: defineEvent({ version: 1, schema: z.object({ donorId: z.string() }) }),
  /** For the donor's bank, or against it. A lost one is money that went back. */
  DisputeDecided: defineEvent({
    version: 1,
    schema: z.object({ donorId: z.string(), isLost: z.boolean(), leftCents: Cents }),
  }),
  /** It was not paid in time, or cancelled. */
  DonationLapsed: defineEvent({ version: 1, schema: z.object({ donorId: z.string() }) }),
});

export type DonationEvent = EventOf<typeof donationEvents>;
