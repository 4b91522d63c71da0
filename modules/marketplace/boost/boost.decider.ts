import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { notOpen } from '../listing/guards.rules.js';
import type { Listing } from '../listing/listing.state.js';
import { type BoostEvent, boostDays, type boostEvents } from './boost.events.js';
import { type Boost, boostState, isRunning } from './boost.state.js';

export type BoostCommand =
  | Command<
      'StartBoost',
      {
        readonly listing: Listing;
        /** How many boosts of shown listings the member may have at once, and has already besides this one. */
        readonly most: number;
        readonly others: number;
      }
    >
  | Command<'StopBoost', { readonly listing: Pick<Listing, 'sellerId'> }>;

/** The boosts of a listing.
 *  source  README, Boosts */
export const boostDecider: StreamDecider<typeof boostEvents, Boost, BoostCommand> = {
  ...boostState,
  decide,
  max: 400,
  isAlwaysCarriedOut: ({ type }) => type === 'StopBoost',
};

function decide(command: BoostCommand, boost: Boost): readonly BoostEvent[] {
  switch (command.type) {
    case 'StartBoost':
      return start(command, boost);
    case 'StopBoost':
      return stop(command, boost);
    default:
      return unreachable(command);
  }
}

/** Show a listing of one's own above others of a search for seven days.
 *  events  [BoostStarted], or [] while one runs
 *  errors  LISTING_NOT_FOUND for anybody but the seller; NOT_FOR_SALE, LISTING_NOT_OPEN, TOO_MANY_BOOSTS (conflict) */
function start(
  { listing, most, others, meta }: CommandOf<BoostCommand, 'StartBoost'>,
  boost: Boost,
): readonly BoostEvent[] {
  mustBeSeller(listing, meta.actor.id);
  if (isRunning(boost, meta.now)) return [];
  if (listing.isWanted)
    throw conflict('NOT_FOR_SALE', { message: 'Only a listing that is for sale can be boosted.' });
  if (listing.status !== 'active' || listing.isHidden) throw notOpen(listing);
  if (others >= most) throw tooMany(most);
  return [event('BoostStarted', { memberId: meta.actor.id, until: plusDays(meta.now, boostDays), most })];
}

/** events  [BoostStopped], or [] when none runs
 *  errors  LISTING_NOT_FOUND for anybody but the seller */
function stop({ listing, meta }: CommandOf<BoostCommand, 'StopBoost'>, boost: Boost): readonly BoostEvent[] {
  mustBeSeller(listing, meta.actor.id);
  return isRunning(boost, meta.now) ? [event('BoostStopped', { memberId: meta.actor.id })] : [];
}

function mustBeSeller({ sellerId }: Pick<Listing, 'sellerId'>, memberId: string): void {
  if (sellerId !== memberId)
    throw notFound('LISTING_NOT_FOUND', { message: 'No listing of yours has that id.' });
}

const tooMany = (most: number) =>
  conflict('TOO_MANY_BOOSTS', {
    message:
      most === 1
        ? 'You have one boost at a time. Stop the one that runs, or wait for its end.'
        : `You have ${most} boosts at a time. Stop one, or wait for its end.`,
  });
