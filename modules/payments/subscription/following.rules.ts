import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import type { Interval, RunningStatus } from '../payments.schemas.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { type KnownSubscription, type Subscription, subscriptionState } from './subscription.state.js';

/** What a provider says of a subscription, as it is now.
 *  units  USD cents; ISO-8601 UTC */
export interface Found {
  readonly ref: string;
  /** null for a payer who is erased: it would lead to them */
  readonly customerRef: string | null;
  readonly status: RunningStatus | 'not begun' | 'ended';
  readonly plan: string;
  readonly amountCents: number;
  readonly interval: Interval;
  readonly paidUntil: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  readonly endedBecause: 'cancelled' | 'not paid';
  /** Whether an invoice was paid. */
  readonly isPaid: boolean;
}

export type FollowingCommand = Command<
  'FollowSubscription',
  {
    /** null while its checkout is not through */
    readonly found: Found | null;
    /** Whether somebody can still pay on its page. */
    readonly isPageOpen: boolean;
  }
>;

/** Record what is new in what a provider says. The end is final, except of one that never began: money counts whenever it comes.
 *  events  [SubscriptionStarted?, SubscriptionChanged?, SubscriptionEnded?], or [] when all is known
 *  source  README, Rules 8–10; ADR 0097 */
export function followSubscription(
  { found, isPageOpen, meta }: CommandOf<FollowingCommand, 'FollowSubscription'>,
  subscription: Subscription,
): readonly SubscriptionEvent[] {
  if (subscription.status === 'none') return [];
  const { purpose, ref, status } = subscription;
  const isPaid = found !== null && found.status !== 'not begun' && (found.status !== 'ended' || found.isPaid);
  if (ref === null && !isPaid) {
    const isOver = status === 'requested' && (found === null ? !isPageOpen : found.status === 'ended');
    const endedAt = found?.endedAt ?? meta.now;
    return isOver ? [event('SubscriptionEnded', { purpose, because: 'never begun' as const, endedAt })] : [];
  }
  if (!found || found.status === 'not begun' || (ref !== null && status === 'ended')) return [];
  const started = ref === null ? [startOf(found, subscription)] : [];
  const then = started.reduce<Subscription>(subscriptionState.evolve, subscription);
  return [...started, ...(then.status === 'none' ? [] : changesOf(found, then, meta.now))];
}

function startOf(found: Found, { payerId, purpose }: KnownSubscription): SubscriptionEvent {
  const data = { payerId, purpose, ref: found.ref, ...termOf(found) };
  return event(
    'SubscriptionStarted',
    found.customerRef === null ? data : { ...data, customerRef: found.customerRef },
  );
}

function changesOf(found: Found, known: KnownSubscription, now: string): readonly SubscriptionEvent[] {
  const { purpose } = known;
  const term = termOf(found);
  const { status } = found;
  if (status === 'not begun') return [];
  if (status === 'ended') {
    const endedAt = found.endedAt ?? now;
    return [event('SubscriptionEnded', { purpose, because: found.endedBecause, endedAt })];
  }
  const isSame =
    known.status === status &&
    known.plan === term.plan &&
    known.amountCents === term.amountCents &&
    known.interval === term.interval &&
    known.paidUntil === term.paidUntil &&
    known.endsAt === term.endsAt;
  return isSame ? [] : [event('SubscriptionChanged', { purpose, status, ...term })];
}

const termOf = ({ plan, amountCents, interval, paidUntil, endsAt }: Found) => ({
  plan,
  amountCents,
  interval,
  paidUntil,
  endsAt,
});
