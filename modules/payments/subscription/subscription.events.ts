import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Cents, cardProviders, intervals, Purpose, runningStatuses, Term } from '../payments.schemas.js';

/** Something that is paid again each month or year, as the provider has it. Each of its invoices is a payment of its own.
 *  units   USD cents
 *  source  README, Words */
export const subscriptionEvents = defineStream('subscription', {
  SubscriptionRequested: defineEvent({
    version: 1,
    schema: z.object({
      payerId: z.string(),
      purpose: Purpose,
      /** The word of what is paid for: 'premium', 'premium_plus', 'gift'. */
      plan: z.string(),
      amountCents: Cents,
      interval: z.enum(intervals),
      provider: z.enum(cardProviders),
    }),
  }),
  CheckoutOpened: defineEvent({ version: 1, schema: z.object({ ref: z.string() }) }),
  /** The first invoice is paid. */
  SubscriptionStarted: defineEvent({
    version: 1,
    schema: z.object({
      payerId: z.string(),
      purpose: Purpose,
      ref: z.string(),
      /** Left out for a payer who is erased. */
      customerRef: z.string().optional(),
      ...Term,
    }),
    personal: { of: 'payerId', fields: { customerRef: '' } },
    shown: ['customerRef'],
  }),
  /** Renewed, upgraded, past due, cancelled for its end, paused: as the provider has it now. */
  SubscriptionChanged: defineEvent({
    version: 1,
    schema: z.object({ purpose: Purpose, status: z.enum(runningStatuses), ...Term }),
  }),
  /** 'not paid' in time after it was past due; 'never begun': its checkout ran out. */
  SubscriptionEnded: defineEvent({
    version: 1,
    schema: z.object({
      purpose: Purpose,
      because: z.enum(['cancelled', 'not paid', 'never begun']),
      endedAt: z.iso.datetime(),
    }),
  }),
});

export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
