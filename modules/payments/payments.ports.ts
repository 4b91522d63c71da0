import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';
import type {
  HandMethod,
  Interval,
  PaymentLine,
  Purpose,
  SubscriptionStatus,
  WaysToPay,
} from './payments.schemas.js';

/** How other modules have something paid: a donation, premium, later the spaces of a swap meet. Whoever asks keeps the ids, and follows the events of
 *  `payment` and `subscription`, which say what came. Provided by this module under PAYMENTS. */
export interface Payments {
  waysToPay(): WaysToPay;
  /** Ask for a payment, and open the provider's page for it. The same id again opens no second one while the first is open: it answers with its address.
   *  out     url: where to pay; null by hand
   *  errors  CARDS_CLOSED, BY_HAND_CLOSED (conflict): no such way here; PAYMENT_OVER (conflict): it was paid, has ended or was cancelled;
   *  PAYMENT_ID_TAKEN (conflict); PROVIDER_AWAY (unavailable) */
  request(order: PaymentOrder, meta: CommandMetadata): Promise<PageToPay>;
  /** End one that nobody has paid; its page at the provider closes first, so that nobody pays it afterwards.
   *  errors  PAYMENT_NOT_FOUND (not-found), PAYMENT_SETTLED (conflict) */
  cancel(paymentId: string, reason: string, meta: CommandMetadata): Promise<Receipt>;
  /** Send money back, all or a part; the same refund id again sends nothing. It is recorded first, and a job sends it.
   *  errors  PAYMENT_NOT_FOUND (not-found), NOTHING_TO_REFUND, TOO_MUCH_TO_REFUND (conflict) */
  refund(paymentId: string, refund: RefundOrder, meta: CommandMetadata): Promise<Receipt>;
  /** Record that a payment by hand came: by staff of what it is for, whom the module that asked for it has checked. It counts whenever it comes.
   *  errors  PAYMENT_NOT_FOUND (not-found), NOT_BY_HAND, PAYMENT_OVER (conflict), DAY_TO_COME (unprocessable) */
  receive(paymentId: string, received: ReceivedByHand, meta: CommandMetadata): Promise<Receipt>;
  /** Ask for something that is paid again and again.
   *  errors  as `request` */
  subscribe(order: SubscriptionOrder, meta: CommandMetadata): Promise<PageToPay>;
  /** The provider's page where the payer changes card and plan, cancels, resumes, and finds invoices.
   *  errors  SUBSCRIPTION_NOT_FOUND (not-found), PROVIDER_AWAY (unavailable) */
  portal(subscriptionId: string, returnTo: string): Promise<{ readonly url: string }>;
  /** Change what a gift of each month is, without a proration: from the next invoice on.
   *  errors  SUBSCRIPTION_NOT_FOUND (not-found), SUBSCRIPTION_OVER (conflict), PROVIDER_AWAY (unavailable) */
  changeAmount(subscriptionId: string, amountCents: number, meta: CommandMetadata): Promise<void>;
  /** Nothing is collected until it is resumed. */
  pause(subscriptionId: string, meta: CommandMetadata): Promise<void>;
  resume(subscriptionId: string, meta: CommandMetadata): Promise<void>;
  /** 'now', or at the end of what is paid. */
  end(subscriptionId: string, when: 'now' | 'at its end', meta: CommandMetadata): Promise<void>;
  /** Close the page of one that nobody has paid. One that was paid at that moment has begun, and stays.
   *  errors  SUBSCRIPTION_NOT_FOUND (not-found), PROVIDER_AWAY (unavailable) */
  withdraw(subscriptionId: string, meta: CommandMetadata): Promise<void>;
  /** Ask the provider how it is, and record what is new: for whoever comes back from its page before its webhook does. A provider that is away changes nothing. */
  lookAgain(of: { readonly payment: string } | { readonly subscription: string }): Promise<void>;
}

export const PAYMENTS = definePort<Payments>('Payments');

/** units  amounts: USD cents; until: ISO-8601 UTC */
export interface PaymentOrder {
  readonly id: string;
  /** A member, or a stand-in id where nothing may lead to the member. */
  readonly payerId: string;
  readonly purpose: Purpose;
  readonly lines: readonly PaymentLine[];
  readonly way: 'card' | 'by hand';
  /** Until when it can be paid: at least 30 minutes at a card page (a rule of Stripe); null for a day with a card, 60 days by hand. */
  readonly until: string | null;
  /** Where the provider's page is to have the address filled in. It is stored nowhere. */
  readonly email: string | null;
  /** Paths of ours to come back to. */
  readonly returnTo: { readonly paid: string; readonly left: string };
}

export interface SubscriptionOrder
  extends Pick<PaymentOrder, 'id' | 'payerId' | 'purpose' | 'email' | 'returnTo'> {
  readonly plan: string;
  /** As the payer reads it: 'Premium'. */
  readonly words: string;
  readonly amountCents: number;
  readonly interval: Interval;
  /** The provider's customer of an earlier one of the same payer, so that cards and invoices are in one place. */
  readonly formerId: string | null;
}

export interface PageToPay {
  readonly url: string | null;
  readonly receipt: Receipt;
}

/** units  USD cents; day: '2027-06-12', on which it came, today at the latest */
export interface ReceivedByHand {
  readonly method: HandMethod;
  readonly cents: number;
  readonly day: string;
  /** For staff alone; '' for none. */
  readonly note: string;
}

export interface RefundOrder {
  readonly refundId: string;
  readonly amountCents: number;
  readonly lines: readonly { readonly id: string; readonly amountCents: number }[];
  readonly reason: string;
}

/** What can be subscribed to with more than one plan: the provider's portal offers the others as an upgrade. A module adds its own in its manifest. */
export interface PlanOnSale {
  readonly plan: string;
  readonly words: string;
  readonly interval: Interval;
  readonly amountCents: number;
}

/** The plans that a portal offers now. Provided by the module premium under PLANS_ON_SALE. */
export interface PlansOnSale {
  all(): Promise<readonly PlanOnSale[]>;
}

export const PLANS_ON_SALE = definePort<PlansOnSale>('PlansOnSale');

/** What services of this module ask of its read model. Provided by the read model payments under PAYMENT_LOOKUP. */
export interface PaymentLookup {
  /** The payment or subscription with this id at the provider: a checkout, a movement, a subscription. */
  byRef(ref: string): Promise<{ readonly kind: 'payment' | 'subscription'; readonly id: string } | undefined>;
  /** Payments and subscriptions that something happened to since, with what we know of them, for the comparison with the provider. */
  changedSince(since: string): Promise<readonly KnownAtProvider[]>;
  /** Those that nobody has paid and whose time is over: of a page without a time of its own after a day.
   *  units  now: ISO-8601 UTC */
  due(now: string): Promise<readonly { readonly kind: 'payment' | 'subscription'; readonly id: string }[]>;
}

export const PAYMENT_LOOKUP = definePort<PaymentLookup>('PaymentLookup');

export interface KnownAtProvider {
  readonly kind: 'payment' | 'subscription';
  readonly id: string;
  readonly refs: readonly string[];
  readonly status: SubscriptionStatus | string;
  readonly settledCents: number;
  readonly refundedCents: number;
  readonly settledAt: string | null;
}

/** What the comparison with the provider found. Provided by this module under DIFFERENCES. */
export interface Differences {
  /** How many are not closed. */
  open(): Promise<number>;
}

export const DIFFERENCES = definePort<Differences>('Differences');
