import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Cents, handMethods, PaymentLine, Purpose, providers } from '../payments.schemas.js';

/** One payment: what is asked for, what came, and what went back. What a provider says is one thing, what a member may do by it another: that is decided
 *  by whoever follows these events. `payerId` is a member, or the stand-in id of a donor.
 *  units   USD cents
 *  source  README, Words */
export const paymentEvents = defineStream('payment', {
  PaymentRequested: defineEvent({
    version: 1,
    schema: z.object({
      payerId: z.string(),
      purpose: Purpose,
      lines: z.array(PaymentLine).min(1),
      amountCents: Cents,
      provider: z.enum(providers),
      /** ISO-8601 UTC: until when it can be paid; null without an end. */
      until: z.iso.datetime().nullable(),
    }),
  }),
  /** A page of the provider where it can be paid. `ref` is the provider's id of it. */
  CheckoutOpened: defineEvent({ version: 1, schema: z.object({ ref: z.string() }) }),
  /** The provider has it and does not know yet whether the money comes, as with a bank. */
  PaymentProcessing: defineEvent({ version: 1, schema: z.object({ ref: z.string().nullable() }) }),
  /** An attempt that failed; it can be paid again. */
  PaymentDeclined: defineEvent({ version: 1, schema: z.object({ code: z.string() }) }),
  /** The money is there. It counts whenever it comes, after the end too. */
  PaymentSettled: defineEvent({
    version: 1,
    schema: z.object({
      payerId: z.string(),
      purpose: Purpose,
      paidCents: Cents,
      paidAt: z.iso.datetime(),
      /** The provider's id of the movement; null by hand. */
      ref: z.string().nullable(),
      /** By hand: how it came, who received it, and what they noted. */
      method: z.enum(handMethods).nullable(),
      receivedBy: z.string().nullable(),
      /** Left out without one, so that money is recorded for a payer who is erased too. */
      note: z.string().optional(),
    }),
    personal: { of: 'payerId', fields: { note: '' } },
    staffOnly: ['receivedBy', 'note'],
  }),
  /** Its time is over. */
  PaymentExpired: defineEvent({ version: 1, schema: z.object({ purpose: Purpose }) }),
  PaymentCancelled: defineEvent({
    version: 1,
    schema: z.object({
      payerId: z.string(),
      purpose: Purpose,
      by: z.string(),
      reason: z.string().optional(),
    }),
    personal: { of: 'payerId', fields: { reason: '' } },
    staffOnly: ['by', 'reason'],
  }),
  /** The provider is asked to send money back, by this id and never twice. */
  RefundRequested: defineEvent({
    version: 1,
    schema: z.object({
      payerId: z.string(),
      refundId: z.string(),
      amountCents: Cents,
      /** For which lines; [] for no line in particular. */
      lines: z.array(z.object({ id: z.string(), amountCents: Cents })),
      reason: z.string().optional(),
      by: z.string(),
    }),
    personal: { of: 'payerId', fields: { reason: '' } },
    staffOnly: ['reason', 'by'],
  }),
  /** It went back. One that was made at the provider has an id that follows from the provider's. */
  RefundSettled: defineEvent({
    version: 1,
    schema: z.object({
      purpose: Purpose,
      refundId: z.string(),
      amountCents: Cents,
      /** Everything that went back so far, with this. */
      totalCents: Cents,
      ref: z.string().nullable(),
    }),
  }),
  /** It did not go back, or came back from the payer's bank after it was settled. */
  RefundFailed: defineEvent({ version: 1, schema: z.object({ refundId: z.string(), code: z.string() }) }),
  /** The payer asks their bank for the money back. */
  DisputeOpened: defineEvent({
    version: 1,
    schema: z.object({ purpose: Purpose, ref: z.string(), amountCents: Cents, code: z.string() }),
  }),
  DisputeClosed: defineEvent({
    version: 1,
    schema: z.object({ purpose: Purpose, ref: z.string(), isLost: z.boolean(), amountCents: Cents }),
  }),
});

export type PaymentEvent = EventOf<typeof paymentEvents>;
