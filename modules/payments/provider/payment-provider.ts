import { unavailable } from '../../kernel/decider/errors.js';
import { definePort } from '../../kernel/manifest/port.js';
import type { PlanOnSale } from '../payments.ports.js';
import type { CardProvider, Interval, PaymentLine, RunningStatus } from '../payments.schemas.js';

/** A provider with a checkout, behind one interface: Stripe, or the test checkout. Nothing of it knows our events, and it keeps no state of ours.
 *  A call carries our id, by which the provider does the same thing once however often it is asked.
 *  errors  PROVIDER_AWAY (unavailable) when it does not answer; ProviderRefused when it says no for good */
export interface PaymentProvider {
  readonly name: CardProvider;
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;
  /** The address of a page that is still open; null once it is not. */
  addressOf(checkoutRef: string): Promise<string | null>;
  /** Close the page, so that nobody pays there any more. One that was paid in that moment stays paid: ask how it is. */
  closeCheckout(checkoutRef: string): Promise<void>;
  /** How a payment is now. */
  payment(of: PaymentRefs): Promise<FoundPayment>;
  /** How a subscription is now; null while its checkout is not through. */
  subscription(of: SubscriptionRefs): Promise<FoundSubscription | null>;
  refund(refund: {
    readonly id: string;
    readonly paymentRef: string;
    readonly amountCents: number;
  }): Promise<FoundRefund>;
  portal(
    customerRef: string,
    to: { readonly returnUrl: string; readonly plans: readonly PlanOnSale[] },
  ): Promise<{ readonly url: string }>;
  change(
    subscriptionRef: string,
    /** Our id of this change. */
    id: string,
    to: { readonly amountCents: number } | 'pause' | 'resume' | 'end now' | 'end at its end',
  ): Promise<void>;
  /** Read a webhook after its signature was verified on the bytes as they came.
   *  errors  WEBHOOK_REFUSED (invalid): a wrong signature, or one that is older or newer than five minutes */
  readWebhook(bytes: Buffer, signature: string | undefined, now: string): Webhook;
  /** Everything that moved since, page by page, for the comparison. */
  movements(since: string): AsyncIterable<Movement>;
}

/** The one of this installation; null where nobody can pay by card. */
export const PAYMENT_PROVIDER = definePort<PaymentProvider | null>('PaymentProvider');

/** The provider does not answer, or is not the one of this installation any more. */
export const providerAway = () =>
  unavailable('PROVIDER_AWAY', {
    message: 'The payment service does not answer. Nothing was lost: try again in a moment.',
  });

export interface CheckoutOrder {
  /** Our id of the payment or subscription, which the provider keeps with it. */
  readonly id: string;
  /** 1 for its first page; the next is opened only once the page before is over and unpaid. With the id, what the provider does once. */
  readonly attempt: number;
  readonly what:
    | { readonly kind: 'payment'; readonly lines: readonly PaymentLine[] }
    | {
        readonly kind: 'subscription';
        readonly plan: string;
        readonly words: string;
        readonly amountCents: number;
        readonly interval: Interval;
      };
  /** ISO-8601 UTC. A provider whose pages have a shortest or longest time opens one for that. */
  readonly until: string;
  readonly email: string | null;
  readonly customerRef: string | null;
  /** Whole addresses. */
  readonly returnTo: { readonly paid: string; readonly left: string };
}

export interface OpenCheckout {
  readonly ref: string;
  readonly url: string;
}

export interface PaymentRefs {
  readonly checkoutRef: string | null;
  /** Of the movement, once it is known: for an invoice there is no checkout of its own. */
  readonly paymentRef: string | null;
}

export interface SubscriptionRefs {
  readonly checkoutRef: string | null;
  readonly subscriptionRef: string | null;
}

/** units  USD cents; ISO-8601 UTC */
export interface FoundPayment {
  readonly status: 'open' | 'processing' | 'paid' | 'expired';
  readonly paymentRef: string | null;
  readonly paidCents: number;
  readonly paidAt: string | null;
  /** The code of the last attempt that failed; null without one. */
  readonly declined: string | null;
  readonly refunds: readonly FoundRefund[];
  /** Each, those that are decided too. */
  readonly disputes: readonly FoundDispute[];
}

export interface FoundRefund {
  readonly ref: string;
  /** Our id, when we asked for it. */
  readonly id: string | null;
  readonly amountCents: number;
  readonly status: 'pending' | 'settled' | 'failed';
  readonly code: string | null;
}

export interface FoundDispute {
  readonly ref: string;
  readonly amountCents: number;
  readonly code: string;
  readonly status: 'open' | 'won' | 'lost';
}

export interface FoundSubscription {
  readonly ref: string;
  readonly customerRef: string;
  readonly status: RunningStatus | 'not begun' | 'ended';
  readonly plan: string;
  readonly amountCents: number;
  readonly interval: Interval;
  readonly paidUntil: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  readonly endedBecause: 'cancelled' | 'not paid';
  /** Its paid invoices, oldest first: each is a payment. */
  readonly invoices: readonly {
    readonly ref: string;
    readonly paymentRef: string | null;
    readonly paidCents: number;
    readonly paidAt: string;
  }[];
}

/** A webhook says only what to look at again: what it holds may be late or out of order. */
export interface Webhook {
  readonly id: string;
  readonly type: string;
  /** Our ids, or ids at the provider, of what it is about; [] for what does not concern us. */
  readonly about: readonly WebhookSubject[];
}

export type WebhookSubject =
  | { readonly kind: 'payment' | 'subscription'; readonly id: string }
  | { readonly kind: 'ref'; readonly ref: string };

export interface Movement {
  readonly kind: 'payment' | 'refund' | 'dispute' | 'subscription';
  readonly ref: string;
  /** Our id, where the provider has it. */
  readonly id: string | null;
  /** The ref of the payment, for a refund or a dispute. */
  readonly paymentRef: string | null;
  readonly amountCents: number;
  /** As FoundPayment, FoundRefund, FoundDispute and FoundSubscription say it: 'paid', 'settled', 'lost', 'past_due'. */
  readonly status: string;
  readonly at: string;
}

/** The provider says no for good: asking again changes nothing. */
export class ProviderRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
