import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { CardProvider, Interval, Purpose } from '../payments.schemas.js';
import { type FollowingCommand, followSubscription } from './following.rules.js';
import { subscriptionNotFound } from './running.rules.js';
import type { SubscriptionEvent, subscriptionEvents } from './subscription.events.js';
import { type Subscription, subscriptionState } from './subscription.state.js';

export type SubscriptionCommand =
  | Command<
      'RequestSubscription',
      {
        readonly payerId: string;
        readonly purpose: Purpose;
        readonly plan: string;
        readonly amountCents: number;
        readonly interval: Interval;
        readonly provider: CardProvider;
      }
    >
  | Command<'RecordCheckout', { readonly ref: string; readonly attempt: number }>
  | FollowingCommand;

/** source  README, Commands */
export const subscriptionDecider: StreamDecider<
  typeof subscriptionEvents,
  Subscription,
  SubscriptionCommand
> = {
  ...subscriptionState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type === 'FollowSubscription',
};

function decide(command: SubscriptionCommand, subscription: Subscription): readonly SubscriptionEvent[] {
  switch (command.type) {
    case 'RequestSubscription':
      return request(command, subscription);
    case 'RecordCheckout':
      return recordCheckout(command, subscription);
    case 'FollowSubscription':
      return followSubscription(command, subscription);
    default:
      return unreachable(command);
  }
}

/** events  [SubscriptionRequested]; [] when the same is asked for, and did not begin
 *  errors  PAYMENT_ID_TAKEN, PAYMENT_OVER (conflict) */
function request(
  { type: _, meta: __, ...order }: CommandOf<SubscriptionCommand, 'RequestSubscription'>,
  subscription: Subscription,
): readonly SubscriptionEvent[] {
  if (subscription.status === 'none') return [event('SubscriptionRequested', order)];
  const isSame =
    subscription.payerId === order.payerId &&
    subscription.purpose.kind === order.purpose.kind &&
    subscription.purpose.id === order.purpose.id &&
    subscription.provider === order.provider;
  if (!isSame) throw conflict('PAYMENT_ID_TAKEN', { message: 'There is another subscription with this id.' });
  mustBeUnpaid(subscription);
  return [];
}

/** One page at a time: the one that was recorded first for this attempt is kept.
 *  errors  SUBSCRIPTION_NOT_FOUND (not-found), PAYMENT_OVER (conflict): whoever opened it closes it */
function recordCheckout(
  { ref, attempt }: CommandOf<SubscriptionCommand, 'RecordCheckout'>,
  subscription: Subscription,
): readonly SubscriptionEvent[] {
  if (subscription.status === 'none') throw subscriptionNotFound();
  if (subscription.checkoutRef === ref) return [];
  mustBeUnpaid(subscription);
  return subscription.pages < attempt ? [event('CheckoutOpened', { ref })] : [];
}

/** errors  PAYMENT_OVER (conflict) */
export function mustBeUnpaid({ status }: Pick<Subscription, 'status'>): void {
  if (status === 'requested') return;
  throw conflict('PAYMENT_OVER', {
    message: status === 'ended' ? 'It has ended. Begin again.' : 'It was paid before.',
  });
}
