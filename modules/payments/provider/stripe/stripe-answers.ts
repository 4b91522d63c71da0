import { z } from 'zod';
import { intervals } from '../../payments.schemas.js';

/** What we read of Stripe's answers, and no field more.
 *  units  amounts: cents; times: seconds since 1970
 *  source  ADR 0099 */
const Seconds = z.number().int();
const Metadata = z.record(z.string(), z.string()).nullish();
const usd = z.literal('usd', 'must be US dollars');

export const Charge = z.object({ created: Seconds, amount_refunded: z.number(), disputed: z.boolean() });

export const Intent = z.object({
  id: z.string(),
  status: z.string(),
  currency: usd,
  amount_received: z.number().int(),
  created: Seconds,
  latest_charge: Charge.nullable(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  metadata: Metadata,
});
export type Intent = z.output<typeof Intent>;

const checkout = {
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  url: z.string().nullable(),
  created: Seconds,
  payment_status: z.string(),
  subscription: z.string().nullable(),
};
export const Checkout = z.object(checkout);
export const CheckoutWithIntent = z.object({ ...checkout, payment_intent: Intent.nullable() });
export type CheckoutWithIntent = z.output<typeof CheckoutWithIntent>;

export const Refund = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  payment_intent: z.string().nullable(),
  created: Seconds,
  metadata: Metadata,
});
export type Refund = z.output<typeof Refund>;

export const Dispute = z.object({
  id: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  status: z.string(),
  payment_intent: z.string().nullable(),
  created: Seconds,
});
export type Dispute = z.output<typeof Dispute>;

const Price = z.object({
  id: z.string(),
  currency: usd,
  unit_amount: z.number().int(),
  product: z.string(),
  recurring: z.object({ interval: z.enum(intervals), interval_count: z.literal(1) }),
  metadata: Metadata,
});

export const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.string(),
  created: Seconds,
  cancel_at: Seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: Seconds.nullable(),
  ended_at: Seconds.nullable(),
  cancellation_details: z.object({ reason: z.string().nullable() }).nullish(),
  pause_collection: z.object({}).nullable(),
  metadata: Metadata,
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          quantity: z.number().int().optional(),
          current_period_start: Seconds,
          current_period_end: Seconds,
          price: Price,
        }),
      )
      .min(1),
  }),
});
export type Subscription = z.output<typeof Subscription>;

export const InvoiceLine = z.object({
  amount: z.number(),
  period: z.object({ start: Seconds, end: Seconds }),
  pricing: z.object({ price_details: z.object({ product: z.string() }).nullish() }).nullish(),
});
export type InvoiceLine = z.output<typeof InvoiceLine>;

export const Invoice = z.object({
  id: z.string(),
  amount_paid: z.number().int(),
  status_transitions: z.object({ paid_at: Seconds.nullable() }),
  created: Seconds,
  lines: z.object({ data: z.array(InvoiceLine), has_more: z.boolean() }),
  payments: z.object({
    data: z.array(
      z.object({ status: z.string(), payment: z.object({ payment_intent: z.string().nullish() }) }),
    ),
  }),
});
export type Invoice = z.output<typeof Invoice>;

export const KeptPrice = z.object({ id: z.string(), active: z.boolean() });
export const PortalConfiguration = z.object({ id: z.string(), metadata: Metadata });
export type PortalConfiguration = z.output<typeof PortalConfiguration>;
export const Anything = z.object({ id: z.string() });
export const PortalSession = z.object({ url: z.string() });
