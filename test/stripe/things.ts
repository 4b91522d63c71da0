import type Stripe from 'stripe';

/** What the double keeps, in the shapes of Stripe's own types, without the fields that nobody here reads. What one holds of another is its id; an answer
 *  expands it when it is asked to.
 *  units  cents; seconds since 1970 */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'created'
  | 'status'
  | 'url'
  | 'mode'
  | 'payment_status'
  | 'client_reference_id'
  | 'metadata'
  | 'expires_at'
  | 'success_url'
  | 'cancel_url'
  | 'amount_total'
  | 'customer_email'
> & { payment_intent: string | null; subscription: string | null; customer: string | null };

export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'created'
  | 'status'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'metadata'
  | 'description'
> & { latest_charge: string | null; last_payment_error: { code: string; decline_code: string } | null };

export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'created' | 'amount' | 'amount_refunded' | 'disputed' | 'refunded' | 'metadata'
> & { payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'created' | 'amount' | 'status' | 'failure_reason' | 'metadata'
> & { payment_intent: string };

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'created' | 'amount' | 'reason' | 'status'> & {
  payment_intent: string;
};

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'created' | 'active' | 'currency' | 'lookup_key' | 'metadata' | 'unit_amount'
> & { product: string; recurring: { interval: 'month' | 'year'; interval_count: number } | null };

export type Product = Pick<Stripe.Product, 'id' | 'object' | 'created' | 'active' | 'name'>;

export type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'quantity' | 'current_period_start' | 'current_period_end'
> & { price: Price };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'created'
  | 'status'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'metadata'
> & {
  customer: string;
  cancellation_details: { reason: string | null };
  pause_collection: { behavior: string } | null;
  items: { object: 'list'; data: [Item]; has_more: boolean };
};

export type InvoiceLine = {
  object: 'line_item';
  id: string;
  amount: number;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
};

export type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'created' | 'status' | 'amount_due' | 'amount_paid' | 'billing_reason'
> & {
  subscription: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Readonly<Record<string, string>> };
  };
  status_transitions: { paid_at: number | null };
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean };
  payments: {
    object: 'list';
    data: { id: string; status: string; payment: { type: 'payment_intent'; payment_intent: string } }[];
  };
};

export type Configuration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'created' | 'active' | 'metadata'
> & {
  features: unknown;
};

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email'>;

export type Thing =
  | Session
  | Intent
  | Charge
  | Refund
  | Dispute
  | Price
  | Product
  | Subscription
  | Invoice
  | Configuration
  | Customer;

export type ThingOf<Kind extends Thing['object']> = Extract<Thing, { object: Kind }>;

/** An event of Stripe, with the thing as it was then. */
export interface Happening {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: Thing };
}
