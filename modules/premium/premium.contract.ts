import { z } from 'zod';
import { endpoint, Id, Receipt } from '../kernel/http/contract.js';
import { flag } from '../kernel/http/query.contract.js';

export const plans = ['premium', 'premium_plus'] as const;
export type Plan = (typeof plans)[number];
export const planIntervals = ['month', 'year'] as const;

const Dollars = z.number().min(0).max(1_000_000);

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/subscription/plans',
  auth: 'guest',
  summary: 'What Premium and Premium+ cost now, and whether they can be subscribed to',
  response: z.object({
    isOpen: z.boolean(),
    isTest: z.boolean(),
    plans: z.array(z.object({ plan: z.enum(plans), month: Dollars, year: Dollars })),
    /** How many listings of each tier are boosted at the same time. */
    boosts: z.object({ premium: z.number().int(), premium_plus: z.number().int() }),
  }),
});

export const Subscription = z.object({
  id: z.string(),
  plan: z.enum(plans),
  amount: Dollars,
  interval: z.enum(planIntervals),
  status: z.enum(['requested', 'active', 'past_due', 'paused', 'unpaid', 'ended']),
  paidUntil: z.iso.datetime().nullable(),
  /** When it ends, once it was cancelled. */
  endsAt: z.iso.datetime().nullable(),
  /** Past due: until when the tier is kept. */
  keptUntil: z.iso.datetime().nullable(),
});
export type Subscription = z.output<typeof Subscription>;

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  auth: 'member',
  whileSuspended: true,
  summary:
    "The caller's tier, where it comes from, and their subscription; one that waits is asked for at the provider first",
  /** After the provider's page: ask again how it is, though nothing waits. */
  query: z.object({ cameBack: flag(false) }),
  response: z.object({
    tier: z.enum(['free', 'beta', 'premium', 'premium_plus']),
    /** Grants that run: null without an end. */
    grants: z.array(z.object({ tier: z.string(), until: z.iso.datetime().nullable(), isPaid: z.boolean() })),
    subscription: Subscription.nullable(),
  }),
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscription',
  auth: 'member',
  requires: 'editProfile',
  rateLimit: { calls: 20, minutes: 60 },
  summary:
    'Subscribe: answers with the page to pay on. Whoever subscribes already changes the plan in the portal',
  body: z.object({ id: Id, plan: z.enum(plans), interval: z.enum(planIntervals) }),
  response: z.object({ url: z.string().nullable(), receipt: Receipt }),
  status: 201,
  errors: [
    'PREMIUM_CLOSED',
    'ALREADY_SUBSCRIBED',
    'GUARDIAN_PAYS',
    'CARDS_CLOSED',
    'PAYMENT_ID_TAKEN',
    'PAYMENT_OVER',
    'PROVIDER_AWAY',
  ],
});

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  auth: 'member',
  whileSuspended: true,
  rateLimit: { calls: 30, minutes: 60 },
  summary:
    "The provider's page where a subscription is upgraded, cancelled or resumed, the card changed, and invoices are found",
  response: z.object({ url: z.string() }),
  errors: ['SUBSCRIPTION_NOT_FOUND', 'PROVIDER_AWAY'],
});
