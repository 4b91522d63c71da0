import { foldEvents } from '../kernel/decider/decider.js';
import { plusDays } from '../kernel/decider/time.js';
import type { SubscriptionEvent } from '../payments/subscription/subscription.events.js';
import { subscriptionState } from '../payments/subscription/subscription.state.js';
import type { Plan, planIntervals } from './premium.contract.js';

/** The word under which payments keeps what this module has them collect. The id beside it is the member's. */
export const purposeKind = 'premium';

/** How long a tier stays after what was paid is over, while the provider tries again.
 *  units  days */
export const grace = 7;

/** A member's subscription as its events tell it.
 *  units  USD cents; ISO-8601 UTC */
export interface PremiumTerm {
  readonly memberId: string;
  readonly plan: Plan;
  readonly amountCents: number;
  readonly interval: (typeof planIntervals)[number];
  readonly status: 'requested' | 'active' | 'past_due' | 'paused' | 'unpaid' | 'ended';
  /** Null before the first invoice is paid. */
  readonly paidUntil: string | null;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
}

/** out  undefined when there is none, or when it is for something else */
export function premiumTerm(history: readonly SubscriptionEvent[]): PremiumTerm | undefined {
  const subscription = foldEvents(subscriptionState, history);
  if (subscription.status === 'none' || subscription.purpose.kind !== purposeKind) return undefined;
  const { purpose, plan, amountCents, interval, status, paidUntil, endsAt, ended } = subscription;
  const endedAt = ended?.endedAt ?? null;
  return {
    memberId: purpose.id,
    plan: plan as Plan,
    amountCents,
    interval,
    status,
    paidUntil,
    endsAt,
    endedAt,
  };
}

/** Whether the provider collects for it, or would again with another card. */
export const isRunning = ({ status }: Pick<PremiumTerm, 'status'>): boolean =>
  status !== 'requested' && status !== 'ended';

/** Until when a subscription gives its tier, unless more is paid. What the provider calls it counts less than what was paid: a status that is never heard of ends
 *  nothing too late, and gives nothing for ever.
 *  out  null for one of which nothing was paid; ISO-8601 UTC */
export function givenUntil({ paidUntil, endsAt, endedAt, status }: PremiumTerm): string | null {
  if (paidUntil === null) return null;
  const latest = status === 'paused' ? paidUntil : plusDays(paidUntil, grace);
  return [endsAt, endedAt].reduce<string>((until, end) => (end && end < until ? end : until), latest);
}
