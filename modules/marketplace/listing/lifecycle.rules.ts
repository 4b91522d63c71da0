import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { checkYear } from './content.rules.js';
import { closed, isClosed, mustBeSeller, notOpen } from './guards.rules.js';
import type { ListingEvent } from './listing.events.js';
import type { Listing } from './listing.state.js';

export type LifecycleCommand =
  | Command<'PublishListing'>
  | Command<'PauseListing'>
  | Command<'PauseUnanswered'>
  | Command<'ResumeListing'>
  | Command<'SellListing', { readonly where: 'here' | 'elsewhere'; readonly priceCents: number | null }>
  | Command<'WithdrawListing'>
  | Command<'ExpireListing'>
  | Command<'RenewListing'>
  | Command<'RemoveListing', { readonly reason: string }>
  | Command<'ReinstateListing'>;

export const renewAfterHours = 48;
export const graceDays = 14;
/** What moderation may take away: whatever is, or was, for others to see. */
export const removableStatuses = ['active', 'paused', 'held', 'sold', 'expired'] as const;
const daysShown = { vehicle: 90, wanted: 90, thing: 60 } as const;

/** Put a draft up: parts for 60 days, vehicles and wanted ads for 90.
 *  errors  NOT_A_DRAFT (conflict), VEHICLE_TOO_NEW (unprocessable) */
export function publish(
  { meta }: CommandOf<LifecycleCommand, 'PublishListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'active') return [];
  if (listing.status !== 'draft')
    throw conflict('NOT_A_DRAFT', { status: listing.status, message: 'Only a draft can be published.' });
  checkYear(listing.isVehicle ? listing.vehicleYear : null, meta.now);
  return [
    event('ListingPublished', { publishedAt: meta.now, expiresAt: plusDays(meta.now, daysFor(listing)) }),
  ];
}

/** Take a listing that is up down for a while; its days go on.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_NOT_OPEN (conflict) */
export function pause(
  { meta }: CommandOf<LifecycleCommand, 'PauseListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'paused') return [];
  if (listing.status !== 'active') throw notOpen(listing);
  return [event('ListingPaused', {})];
}

/** Nobody answers for it any more, for the seller is suspended, or a minor without a guardian: it is paused, and who held it loses the hold. Quiet when it is not shown.
 *  out  [ListingPaused], after [HoldReleased] when it was held */
export function pauseUnanswered({ status }: Listing): readonly ListingEvent[] {
  if (status === 'active') return [event('ListingPaused', {})];
  if (status !== 'held') return [];
  return [event('HoldReleased', { by: 'house' as const }), event('ListingPaused', {})];
}

/** Put a paused listing up again, while its time lasts.
 *  errors  NOT_PAUSED, LISTING_EXPIRED (conflict) */
export function resume(
  { meta }: CommandOf<LifecycleCommand, 'ResumeListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'active') return [];
  if (listing.status !== 'paused')
    throw conflict('NOT_PAUSED', { status: listing.status, message: 'This listing is not paused any more.' });
  if (listing.expiresAt <= meta.now)
    throw conflict('LISTING_EXPIRED', { message: 'Its time is up: renew it instead.' });
  return [event('ListingResumed', {})];
}

/** Record the outcome: sold, to the one who holds it when it was sold here.
 *  units   priceCents: USD cents, null when the seller keeps it
 *  errors  LISTING_NOT_OPEN (conflict) */
export function sell(
  { where, priceCents, meta }: CommandOf<LifecycleCommand, 'SellListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'sold') return [];
  if (!['active', 'paused', 'held', 'expired'].includes(listing.status)) throw notOpen(listing);
  return [event('ListingSold', { where, priceCents, buyerId: where === 'here' ? listing.buyerId : null })];
}

/** Take a listing away for good: nothing was sold.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_CLOSED (conflict) */
export function withdraw(
  { meta }: CommandOf<LifecycleCommand, 'WithdrawListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status === 'withdrawn') return [];
  if (isClosed(listing)) throw closed(listing);
  return [event('ListingWithdrawn', {})];
}

/** Time ends a listing. Quiet when it is not due or not shown; a held one first loses its hold. */
export function expire(
  { meta }: CommandOf<LifecycleCommand, 'ExpireListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (!['active', 'paused'].includes(listing.status) || listing.expiresAt > meta.now) return [];
  return [event('ListingExpired', {})];
}

/** Give a listing more time, from its old end: 48 hours after it was last shown anew, until 14 days after it expired.
 *  errors  TOO_SOON_TO_RENEW, TOO_LATE_TO_RENEW, LISTING_NOT_OPEN (conflict) */
export function renew(
  { meta }: CommandOf<LifecycleCommand, 'RenewListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status !== 'active' && listing.status !== 'expired') throw notOpen(listing);
  if (listing.status === 'active' && meta.now < plusHours(listing.shownSince, renewAfterHours)) {
    throw conflict('TOO_SOON_TO_RENEW', {
      message: 'A listing can be renewed 48 hours after it was last put up.',
    });
  }
  if (meta.now > plusDays(listing.expiresAt, graceDays)) {
    throw conflict('TOO_LATE_TO_RENEW', { message: 'It expired more than 14 days ago: list it anew.' });
  }
  const from = listing.status === 'active' ? listing.expiresAt : meta.now;
  return [event('ListingRenewed', { renewedAt: meta.now, expiresAt: plusDays(from, daysFor(listing)) })];
}

/** Moderation takes a public listing away; what it was is kept to bring it back.
 *  errors  LISTING_NOT_PUBLIC (conflict) */
export function remove(
  { reason, meta }: CommandOf<LifecycleCommand, 'RemoveListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status === 'removed') return [];
  if (!(removableStatuses as readonly string[]).includes(listing.status))
    throw conflict('LISTING_NOT_PUBLIC', {
      status: listing.status,
      message: 'Others cannot see this listing, so there is nothing to remove.',
    });
  return [event('ListingRemoved', { reason, removedBy: meta.actor.id })];
}

/** Bring back what moderation took away, as what it was.
 *  errors  NOT_REMOVED (conflict) */
export function reinstate(
  { meta }: CommandOf<LifecycleCommand, 'ReinstateListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'removed')
    throw conflict('NOT_REMOVED', {
      status: listing.status,
      message: 'This listing is not removed any more.',
    });
  return [event('ListingReinstated', { reinstatedBy: meta.actor.id })];
}

const daysFor = ({ isVehicle, isWanted }: Listing): number =>
  isWanted ? daysShown.wanted : isVehicle ? daysShown.vehicle : daysShown.thing;
