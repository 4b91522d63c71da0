import { plusDays } from '../kernel/decider/time.js';
import type { SubscriptionEvent } from '../payments/subscription/subscription.events.js';
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
  return history.reduce<PremiumTerm | undefined>(after, undefined);
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

function after(term: PremiumTerm | undefined, event: SubscriptionEvent): PremiumTerm | undefined {
  const { data } = event;
  if ('purpose' in data && data.purpose.kind !== purposeKind) return undefined;
  switch (event.type) {
    case 'SubscriptionRequested': {
      const { purpose, plan, amountCents, interval } = event.data;
      const nothingPaid = { status: 'requested', paidUntil: null, endsAt: null, endedAt: null } as const;
      return { memberId: purpose.id, plan: plan as Plan, amountCents, interval, ...nothingPaid };
    }
    case 'SubscriptionStarted':
      return term && { ...term, ...termOf(event.data), status: 'active', endedAt: null };
    case 'SubscriptionChanged':
      return term && { ...term, ...termOf(event.data), status: event.data.status };
    case 'SubscriptionEnded':
      return term && { ...term, status: 'ended', endedAt: event.data.endedAt };
    default:
      return term;
  }
}

type Told = Extract<SubscriptionEvent, { readonly type: 'SubscriptionStarted' | 'SubscriptionChanged' }>;

const termOf = ({ plan, amountCents, interval, paidUntil, endsAt }: Told['data']) => ({
  plan: plan as Plan,
  amountCents,
  interval,
  paidUntil,
  endsAt,
});
