import { z } from 'zod';

/** Who moves the money. `by-hand`: a check, cash or a bank transfer that staff receives. `test`: a checkout of our own where nothing is paid; never in
 *  production. The words are stored. */
export const providers = ['stripe', 'test', 'by-hand'] as const;
export type Provider = (typeof providers)[number];
/** Those with a checkout. */
export const cardProviders = ['stripe', 'test'] as const;
export type CardProvider = (typeof cardProviders)[number];
export const handMethods = ['check', 'cash', 'bank'] as const;
export type HandMethod = (typeof handMethods)[number];
export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** A million dollars at most. */
export const Cents = z.number().int().min(0).max(100_000_000);

/** Dollars with at most two decimals, as calls have them. */
export const Dollars = z.number().min(0).max(1_000_000).multipleOf(0.01);

/** What is paid for: the word of a module, and an id of its own. `{ kind: 'donation', id }`, `{ kind: 'premium', id }`. */
export const Purpose = z.object({ kind: z.string().max(40), id: z.string().max(80) });
export type Purpose = z.output<typeof Purpose>;

/** One line of what is paid for, as the payer reads it at the provider too: no names of people. */
export const PaymentLine = z.object({
  id: z.string().max(80),
  words: z.string().min(1).max(120),
  quantity: z.number().int().min(1).max(1_000),
  unitCents: Cents,
});
export type PaymentLine = z.output<typeof PaymentLine>;

/** `unpaid`: the provider has given up asking; what it was for has ended with its grace. */
export const runningStatuses = ['active', 'past_due', 'paused', 'unpaid'] as const;
export type RunningStatus = (typeof runningStatuses)[number];

/** What is paid, and until when. */
export const Term = {
  plan: z.string(),
  amountCents: Cents,
  interval: z.enum(intervals),
  /** ISO-8601 UTC: until when it is paid. */
  paidUntil: z.iso.datetime(),
  /** When it ends, once it was cancelled; null while it goes on. */
  endsAt: z.iso.datetime().nullable(),
};

/** States of a payment, for pages. Refunds and disputes are told beside it. */
export const paymentStatuses = [
  'requested',
  'open',
  'processing',
  'settled',
  'expired',
  'cancelled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const subscriptionStatuses = ['requested', ...runningStatuses, 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** How people can pay here now. */
export const WaysToPay = z.object({
  card: z.boolean(),
  /** The card page is a test: nothing is charged. */
  isTest: z.boolean(),
  byHand: z.boolean(),
});
export type WaysToPay = z.output<typeof WaysToPay>;
