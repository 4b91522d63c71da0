import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import type { ListingEvent } from './listing.events.js';
import type { Listing } from './listing.state.js';

/** What follows from reports and decisions about a listing. Whoever may decide is asked before: these come from cases alone. */
export type ModerationCommand =
  | Command<'RemoveListing', { readonly reason: string }>
  | Command<'ReinstateListing'>
  | Command<'HideListing'>
  | Command<'ShowListing'>;

/** Remove a listing that others see, or saw; its status is stored for reinstating it. Changes nothing for a draft, and for one that is withdrawn or removed. */
export function remove(
  { reason, meta }: CommandOf<ModerationCommand, 'RemoveListing'>,
  { status }: Listing,
): readonly ListingEvent[] {
  return removableStatuses.includes(status)
    ? [event('ListingRemoved', { reason, removedBy: meta.actor.id })]
    : [];
}

const removableStatuses: readonly string[] = ['active', 'paused', 'held', 'sold', 'expired'];

/** Reinstate a removed listing with its former status. Changes nothing when it is not removed. */
export function reinstate(
  { meta }: CommandOf<ModerationCommand, 'ReinstateListing'>,
  { status }: Listing,
): readonly ListingEvent[] {
  return status === 'removed' ? [event('ListingReinstated', { reinstatedBy: meta.actor.id })] : [];
}

/** Hide a listing from others until somebody has looked at reports about it. Its seller may go on changing it, and what they do stays when it is
 *  shown again.
 *  events  [ListingHidden], or [] when others do not see it anyway */
export function hide({ status, isHidden }: Listing): readonly ListingEvent[] {
  return !isHidden && seenStatuses.includes(status) ? [event('ListingHidden', {})] : [];
}

const seenStatuses: readonly string[] = ['active', 'held', 'sold'];

/** Show a hidden listing again, in whatever status it is now. */
export const show = ({ isHidden }: Listing): readonly ListingEvent[] =>
  isHidden ? [event('ListingShown', {})] : [];
