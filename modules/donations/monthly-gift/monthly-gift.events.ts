import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Cents, Giver, noChoice, noGiver } from '../donation/donation.events.js';
import { GiftChoice } from '../donations.schemas.js';

/** A gift of each month. Each payment of it is a donation with these choices. Only members give monthly, because they end it in their account.
 *  units   USD cents
 *  source  README, Words */
export const monthlyGiftEvents = defineStream('monthly-gift', {
  MonthlyGiftInitiated: defineEvent({
    version: 1,
    schema: z.object({
      donorId: z.string(),
      subscriptionId: z.string(),
      amountCents: Cents,
      choice: GiftChoice,
      giver: Giver,
    }),
    personal: { of: 'donorId', fields: { choice: noChoice, giver: noGiver } },
  }),
  MonthlyGiftBegun: defineEvent({ version: 1, schema: z.object({ donorId: z.string() }) }),
  /** From the next payment on. */
  AmountChanged: defineEvent({ version: 1, schema: z.object({ donorId: z.string(), amountCents: Cents }) }),
  ChoiceChanged: defineEvent({
    version: 1,
    schema: z.object({ donorId: z.string(), choice: GiftChoice }),
    personal: { of: 'donorId', fields: { choice: noChoice } },
  }),
  /** As the subscription has it now. */
  StatusFollowed: defineEvent({
    version: 1,
    schema: z.object({
      donorId: z.string(),
      status: z.enum(['active', 'past_due', 'paused']),
      paidUntil: z.iso.datetime(),
      endsAt: z.iso.datetime().nullable(),
    }),
  }),
  MonthlyGiftEnded: defineEvent({
    version: 1,
    schema: z.object({
      donorId: z.string(),
      because: z.enum(['cancelled', 'not paid', 'never begun', 'erased']),
    }),
  }),
});

export type MonthlyGiftEvent = EventOf<typeof monthlyGiftEvents>;
