import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
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
  | Command<'ResumeAfterSuspension'>
  | Command<
      'SellListing',
      {
        readonly where: 'here' | 'elsewhere';
        readonly priceCents: number | null;
        /** The member who bought it here; when left out, the member who holds it. */
        readonly buyerId?: string;
      }
    >
  | Command<'WithdrawListing'>
  | Command<'ExpireListing'>
  | Command<'RenewListing'>;

export const renewAfterHours = 48;
export const graceDays = 14;
const daysShown = { vehicle: 90, wanted: 90, thing: 60 } as const;

/** Publish a draft: parts for 60 days, vehicles and wanted ads for 90.
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

/** Hide an active listing for a while; its days continue to run.
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

/** Pause the listing of a suspended seller, or of a minor without a guardian, and end the hold on it. Changes nothing when it is not shown.
 *  events  [ListingPaused], after [HoldReleased] when it was held */
export function pauseUnanswered({ status }: Listing): readonly ListingEvent[] {
  if (status === 'active') return [event('ListingPaused', {})];
  if (status !== 'held') return [];
  return [event('HoldReleased', { by: 'house' as const }), event('ListingPaused', {})];
}

/** Show a paused listing again, while its days last.
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
    throw conflict('LISTING_EXPIRED', { message: 'This listing has expired. Renew it instead.' });
  return [event('ListingResumed', {})];
}

/** Show the listing again that a suspension paused, when its decision was wrong. Changes nothing when it is not paused, or its days are over.
 *  events  [ListingResumed] */
export function resumeAfterSuspension(
  { meta }: CommandOf<LifecycleCommand, 'ResumeAfterSuspension'>,
  { status, expiresAt }: Listing,
): readonly ListingEvent[] {
  return status === 'paused' && expiresAt > meta.now ? [event('ListingResumed', {})] : [];
}

/** Record that a listing is sold. A sale on this site is to the named buyer, or else to the holder.
 *  units   priceCents: USD cents, null when the seller keeps it private
 *  errors  LISTING_NOT_OPEN, NOT_FOR_SALE (conflict) */
export function sell(
  { where, priceCents, buyerId, meta }: CommandOf<LifecycleCommand, 'SellListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.isWanted)
    throw conflict('NOT_FOR_SALE', { message: 'This is a wanted ad. Mark it as found instead.' });
  if (listing.status === 'sold') return [];
  if (!['active', 'paused', 'held', 'expired'].includes(listing.status)) throw notOpen(listing);
  if (buyerId === listing.sellerId)
    throw forbidden('OWN_LISTING', { message: 'Choose the member who bought it.' });
  const holderId = listing.status === 'held' ? listing.buyerId : null;
  return [
    event('ListingSold', { where, priceCents, buyerId: where === 'here' ? (buyerId ?? holderId) : null }),
  ];
}

/** Take a listing down for good, without a sale.
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

/** Expire a listing when its days are over. Changes nothing when it is not due or not shown; a held listing expires after its hold ends. */
export function expire(
  { meta }: CommandOf<LifecycleCommand, 'ExpireListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (!['active', 'paused'].includes(listing.status) || listing.expiresAt > meta.now) return [];
  return [event('ListingExpired', {})];
}

/** Give a listing more days, from 48 hours after it was published or last renewed until 14 days after it expired.
 *  errors  TOO_SOON_TO_RENEW, TOO_LATE_TO_RENEW, LISTING_NOT_OPEN (conflict) */
export function renew(
  { meta }: CommandOf<LifecycleCommand, 'RenewListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  if (listing.status !== 'active' && listing.status !== 'expired') throw notOpen(listing);
  if (listing.status === 'active' && meta.now < plusHours(listing.shownSince, renewAfterHours)) {
    throw conflict('TOO_SOON_TO_RENEW', {
      message: 'You can renew a listing 48 hours after it was published or last renewed.',
    });
  }
  if (meta.now > plusDays(listing.expiresAt, graceDays)) {
    throw conflict('TOO_LATE_TO_RENEW', {
      message: 'This listing expired more than 14 days ago. Create a new listing.',
    });
  }
  const from = listing.status === 'active' ? listing.expiresAt : meta.now;
  return [event('ListingRenewed', { renewedAt: meta.now, expiresAt: plusDays(from, daysFor(listing)) })];
}

const daysFor = ({ isVehicle, isWanted }: Listing): number =>
  isWanted ? daysShown.wanted : isVehicle ? daysShown.vehicle : daysShown.thing;
