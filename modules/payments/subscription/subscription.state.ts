import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { SubscriptionStatus } from '../payments.schemas.js';
import { type SubscriptionEvent, subscriptionEvents } from './subscription.events.js';

type DataOf<Type extends SubscriptionEvent['type']> = Extract<
  SubscriptionEvent,
  { readonly type: Type }
>['data'];

export type Subscription = { readonly status: 'none' } | KnownSubscription;

/** units  USD cents; ISO-8601 UTC */
export interface KnownSubscription extends DataOf<'SubscriptionRequested'> {
  readonly status: SubscriptionStatus;
  readonly checkoutRef: string | null;
  readonly pages: number;
  /** Of the provider; null before it began. */
  readonly ref: string | null;
  readonly customerRef: string | null;
  /** Until when it is paid; null before it began. */
  readonly paidUntil: string | null;
  readonly endsAt: string | null;
  readonly ended: Pick<DataOf<'SubscriptionEnded'>, 'because' | 'endedAt'> | null;
}

export const subscriptionState: StreamState<typeof subscriptionEvents, Subscription> = {
  events: subscriptionEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(subscription: Subscription, event: SubscriptionEvent): Subscription {
  if (event.type === 'SubscriptionRequested') return { ...event.data, ...asked };
  if (subscription.status === 'none') return subscription;
  switch (event.type) {
    case 'CheckoutOpened':
      return { ...subscription, checkoutRef: event.data.ref, pages: subscription.pages + 1 };
    case 'SubscriptionStarted': {
      const { customerRef = null, ...started } = event.data;
      return { ...subscription, ...started, customerRef, status: 'active', ended: null };
    }
    case 'SubscriptionChanged':
      return { ...subscription, ...event.data };
    case 'SubscriptionEnded': {
      const { because, endedAt } = event.data;
      return { ...subscription, status: 'ended', ended: { because, endedAt } };
    }
    default:
      return unreachable(event);
  }
}

const asked = {
  status: 'requested',
  checkoutRef: null,
  pages: 0,
  ref: null,
  customerRef: null,
  paidUntil: null,
  endsAt: null,
  ended: null,
} as const;
