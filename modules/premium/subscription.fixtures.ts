import { event } from '../kernel/decider/decider.js';
import { purposeKind } from './term.shared.js';

/** A subscription of `ana`, as payments records it. */
export const premiumPurpose = { kind: purposeKind, id: 'ana' };
const purpose = premiumPurpose;
const plan = { plan: 'premium', amountCents: 500 as number, interval: 'month' as const };
const term = { ...plan, paidUntil: '2026-06-10T12:00:00.000Z', endsAt: null as string | null };

export const requested = (memberId = 'ana') =>
  event('SubscriptionRequested', {
    ...plan,
    payerId: memberId,
    purpose: { kind: purposeKind, id: memberId },
    provider: 'test' as const,
  });

export const started = (change: Partial<typeof term> = {}, memberId = 'ana') =>
  event('SubscriptionStarted', {
    ...term,
    payerId: memberId,
    purpose: { kind: purposeKind, id: memberId },
    ref: 'sub_1',
    customerRef: 'cus_1',
    ...change,
  });

export const changed = (
  change: Partial<Omit<typeof term, 'plan'>> & {
    readonly status?: 'active' | 'past_due' | 'paused' | 'unpaid';
    readonly plan?: string;
  } = {},
  memberId = 'ana',
) =>
  event('SubscriptionChanged', {
    ...term,
    purpose: { kind: purposeKind, id: memberId },
    status: 'active' as const,
    ...change,
  });

export const ended = (endedAt: string, because: 'cancelled' | 'not paid' | 'never begun' = 'cancelled') =>
  event('SubscriptionEnded', { purpose, because, endedAt });
