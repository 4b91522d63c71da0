import { z } from 'zod';
import { endpoint, Id, IdParams, Receipt, text } from '../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText, oneOf } from '../kernel/http/query.contract.js';
import {
  Dollars,
  handMethods,
  intervals,
  PaymentLine,
  Purpose,
  paymentStatuses,
  providers,
} from './payments.schemas.js';

/** A payment as staff see it. Who gave is not told here, and is opened only for a reason; the purpose of Premium is its member. */
export const PaymentRow = z.object({
  id: z.string(),
  purpose: Purpose,
  /** 'Donation', 'Premium', in words. */
  words: z.string(),
  amount: Dollars,
  provider: z.enum(providers),
  status: z.enum(paymentStatuses),
  refunded: Dollars,
  isDisputed: z.boolean(),
  requestedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** Until when it can be paid, while it waits. */
  until: z.iso.datetime().nullable(),
});
export type PaymentRow = z.output<typeof PaymentRow>;

export const paymentFilters = ['waiting', 'by-hand', 'settled', 'refunded', 'disputed', 'over'] as const;

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'payments.read' },
  consistent: ['payments', 'member-pages'],
  summary:
    'Payments, newest first; 50 a page. `search` finds one by its id, by an id at the provider, by the number of a receipt, or by what a check says',
  query: z.object({
    show: oneOf(paymentFilters),
    search: OptionalSearchText,
    before: OptionalCursor,
    limit: limit(50),
  }),
  response: z.object({
    payments: z.array(PaymentRow),
    next: z.string().nullable(),
    counts: z.object({ byHand: z.number().int(), disputed: z.number().int(), differences: z.number().int() }),
  }),
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:id',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'payment.read', target: { kind: 'payment', id: 'id' } },
  consistent: ['payments', 'member-pages'],
  summary: 'One payment, with its lines and everything that happened to it, oldest first',
  params: IdParams,
  response: PaymentRow.extend({
    lines: z.array(
      PaymentLine.omit({ unitCents: true }).extend({
        unit: Dollars,
        /** What of it could still be sent back by its line. */
        left: Dollars,
      }),
    ),
    refs: z.array(z.string()),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        /** In words: 'Paid $50', 'Refund of $20 asked for'. */
        words: z.string(),
        /** The note or the reason of staff; '' without one. */
        note: z.string(),
        /** The name of staff who did it; null for the provider or the payer. */
        by: z.string().nullable(),
      }),
    ),
    /** The payer's bank may ask for it more than once, for parts of it. Oldest first. */
    disputes: z.array(
      z.object({
        /** The provider's id of it. */
        ref: z.string(),
        amount: Dollars,
        state: z.enum(['open', 'won', 'lost']),
        openedAt: z.iso.datetime(),
        /** The last decision: a lost one may be won on appeal. Null while it is open. */
        decidedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Whether money is on its way back: staff asked for it, and the provider has not sent it yet. */
    isRefunding: z.boolean(),
    /** What the caller can do with it now. */
    can: z.array(z.enum(['receive', 'cancel', 'refund', 'look-again'])),
  }),
  errors: ['PAYMENT_NOT_FOUND'],
});

const audited = (action: string) =>
  ({ action, target: { kind: 'payment', id: 'id' }, reason: 'reason' }) as const;

export const receivePayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/receive',
  auth: 'member',
  requires: 'administer',
  audit: audited('payment.received'),
  recentAuth: true,
  summary:
    'Record that a check, cash or a transfer came, with what was noted; the amount may differ from what was promised',
  params: IdParams,
  body: z.object({
    method: z.enum(handMethods),
    amount: Dollars.min(0.01),
    receivedOn: z.iso.date(),
    reason: text(500),
  }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'PAYMENT_NOT_FOUND', 'NOT_BY_HAND', 'PAYMENT_OVER', 'DAY_TO_COME'],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/refund',
  auth: 'member',
  requires: 'administer',
  audit: audited('payment.refunded'),
  recentAuth: true,
  summary: 'Send money back, all or a part; one by hand is recorded as sent back',
  params: IdParams,
  body: z.object({
    refundId: Id,
    amount: Dollars.min(0.01),
    lines: z
      .array(z.object({ id: z.string().max(80), amount: Dollars.min(0.01) }))
      .max(100)
      .default([]),
    reason: text(500),
  }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'PAYMENT_NOT_FOUND', 'NOTHING_TO_REFUND', 'TOO_MUCH_TO_REFUND'],
});

export const cancelPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/cancel',
  auth: 'member',
  requires: 'administer',
  audit: audited('payment.cancelled'),
  recentAuth: true,
  summary: 'End one that nobody has paid',
  params: IdParams,
  body: z.object({ reason: text(500) }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'PAYMENT_NOT_FOUND', 'PAYMENT_SETTLED', 'PROVIDER_AWAY'],
});

export const lookAgain = endpoint({
  method: 'POST',
  path: '/api/payments/:id/look-again',
  auth: 'member',
  requires: 'administer',
  audit: { action: 'payment.looked-at', target: { kind: 'payment', id: 'id' } },
  rateLimit: { calls: 120, minutes: 10 },
  summary: 'Ask the provider how a payment or subscription is, and record what is new',
  params: IdParams,
  response: Receipt,
  errors: ['PAYMENT_NOT_FOUND', 'PROVIDER_AWAY'],
});

export const differenceKinds = ['missing here', 'missing there', 'amount', 'status'] as const;

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/payments/differences',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  summary:
    'What the last nightly comparison with the provider found that is not closed; nothing was changed by it',
  response: z.object({
    /** When the provider was last compared, and how much; null before the first time or without a provider. */
    last: z.object({ at: z.iso.datetime(), compared: z.number().int(), failed: z.boolean() }).nullable(),
    differences: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(differenceKinds),
        /** Of ours, where there is one. */
        paymentId: z.string().nullable(),
        ref: z.string().nullable(),
        ours: z.string(),
        theirs: z.string(),
        foundAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const closeDifference = endpoint({
  method: 'POST',
  path: '/api/payments/differences/:id/close',
  auth: 'member',
  requires: 'administer',
  audit: {
    action: 'payment-difference.closed',
    target: { kind: 'payment-difference', id: 'id' },
    reason: 'reason',
  },
  recentAuth: true,
  summary: 'Close a difference that was looked into, with the reason',
  params: IdParams,
  body: z.object({ reason: text(500) }),
  response: z.object({}),
  errors: ['PROOF_NEEDED', 'DIFFERENCE_NOT_FOUND'],
});

/** Stripe calls it. What is in the body is verified by its signature, kept as it came, and carried out by a job. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhooks/stripe',
  auth: 'guest',
  whileReadOnly: true,
  skipRateLimit: true,
  summary: 'A webhook of Stripe, signed with STRIPE_WEBHOOK_SECRET',
  body: z.looseObject({ id: z.string().max(255), type: z.string().max(255) }),
  response: z.object({}),
  errors: ['WEBHOOK_REFUSED', 'CARDS_CLOSED'],
});

/** What the page, or somebody who tests, has happen at the provider. `renew` and `fail renewal` pass one interval; `pay without a webhook` tells us
 *  nothing. */
export const testActs = [
  'pay',
  'decline',
  'expire',
  'pay without a webhook',
  'dispute',
  'win dispute',
  'lose dispute',
  'refund',
  'renew',
  'fail renewal',
  'give up',
  'upgrade',
  'cancel',
  'resume',
] as const;
export type TestAct = (typeof testActs)[number];

/** The page of the test checkout. The routes do not exist in production. */
const TestPage = z.object({
  ref: z.string(),
  kind: z.enum(['payment', 'subscription', 'portal']),
  words: z.array(z.object({ words: z.string(), amount: Dollars })),
  amount: Dollars,
  interval: z.enum(intervals).nullable(),
  status: z.enum(['open', 'paid', 'expired', 'active', 'past_due', 'paused', 'unpaid', 'ended']),
  /** The code of the last attempt that failed. */
  declined: z.string().nullable(),
  /** What can happen now. */
  acts: z.array(z.enum(testActs)),
  /** Where it goes on. */
  returnTo: z.object({ paid: z.string(), left: z.string() }),
  /** In a portal: what it can be changed to, and its invoices. */
  plans: z.array(
    z.object({
      plan: z.string(),
      words: z.string(),
      interval: z.enum(intervals),
      amount: Dollars,
      isCurrent: z.boolean(),
    }),
  ),
  invoices: z.array(
    z.object({ ref: z.string(), amount: Dollars, paidAt: z.iso.datetime(), refunded: Dollars }),
  ),
  paidUntil: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
});
export type TestPage = z.output<typeof TestPage>;
const OfTestPage = z.object({ ref: z.string().max(80) });

export const getTestPage = endpoint({
  method: 'GET',
  path: '/api/payments/test/:ref',
  auth: 'guest',
  summary: 'A page of the test checkout; outside production',
  params: OfTestPage,
  response: TestPage,
  errors: ['CHECKOUT_NOT_FOUND'],
});

export const actOnTestPage = endpoint({
  method: 'POST',
  path: '/api/payments/test/:ref',
  auth: 'guest',
  summary: 'Let something happen at the test checkout; outside production',
  params: OfTestPage,
  body: z.object({
    act: z.enum(testActs),
    plan: z.string().max(40).optional(),
    interval: z.enum(intervals).optional(),
  }),
  response: z.object({ returnTo: z.string().nullable() }),
  errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_OVER'],
});
