import { conflict, type DomainError, notFound } from '../../kernel/decider/errors.js';
import type { KnownSubscription, Subscription } from './subscription.state.js';

/** A subscription that the provider runs, with its id there.
 *  errors  SUBSCRIPTION_NOT_FOUND (not-found), SUBSCRIPTION_OVER (conflict) */
export function mustBeRunning(subscription: Subscription): KnownSubscription & { readonly ref: string } {
  if (subscription.status === 'none') throw subscriptionNotFound();
  const { ref, status } = subscription;
  if (status === 'ended' || ref === null)
    throw conflict('SUBSCRIPTION_OVER', { message: 'It has ended, or has not begun.' });
  return { ...subscription, ref };
}

/** errors  SUBSCRIPTION_NOT_FOUND (not-found) */
export const subscriptionNotFound = (): DomainError =>
  notFound('SUBSCRIPTION_NOT_FOUND', { message: 'There is no such subscription.' });
