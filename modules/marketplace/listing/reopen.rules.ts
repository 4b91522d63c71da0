import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { plusHours } from '../../kernel/decider/time.js';
import { mustBeSeller } from './guards.rules.js';
import { type ListingEvent, reopenHours } from './listing.events.js';
import type { Listing } from './listing.state.js';

export type ReopenCommand = Command<
  'ReopenListing',
  {
    /** When it was marked as sold or found: ISO-8601 UTC. */
    readonly soldAt: string;
    /** Whether an inventory item of the listing cannot go back into stock: its buyer has taken it over, or it has changed in another way. */
    readonly items: 'unchanged' | 'taken over' | 'changed';
    /** Whether either side of the sale has given feedback. */
    readonly isRated: boolean;
  }
>;

/** Undo within 24 hours that a listing is sold or found: it gets its previous state, but is no longer held. Its
 *  holder may hold it again. A sale to a member is final once either of the two has given feedback, or the buyer has
 *  taken its inventory item over.
 *  events  [ListingReopened], or [] when it is open
 *  errors  NOT_YOUR_LISTING (forbidden), NOT_SOLD, REOPEN_OVER, FEEDBACK_GIVEN, ITEM_TAKEN_OVER, ITEM_MOVED_ON (conflict)
 *  source  README, Commands */
export function reopen(
  { soldAt, items, isRated, meta }: CommandOf<ReopenCommand, 'ReopenListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  const { status, sale, expiresAt } = listing;
  if (openStatuses.includes(status)) return [];
  if (status !== 'sold' || !sale)
    throw conflict('NOT_SOLD', { status, message: 'This listing is not marked as sold.' });
  if (meta.now > plusHours(soldAt, reopenHours))
    throw conflict('REOPEN_OVER', {
      message: `A sale can be taken back for ${reopenHours} hours. That time is over. Create a new listing.`,
    });
  if (isRated)
    throw conflict('FEEDBACK_GIVEN', {
      message:
        'One of you left feedback on this sale, so it stays. Write to the other member, and create a new listing.',
    });
  if (items === 'taken over')
    throw conflict('ITEM_TAKEN_OVER', {
      message: 'The buyer has added it to their inventory, so the sale stays. Write to them first.',
    });
  if (items === 'changed')
    throw conflict('ITEM_MOVED_ON', {
      message:
        'Your inventory item has changed since the sale. Undo that in its history, or create a new listing.',
    });
  const before = sale.statusBefore === 'paused' ? ('paused' as const) : ('active' as const);
  return [
    event('ListingReopened', {
      status: expiresAt <= meta.now ? ('expired' as const) : before,
      expiresAt,
      endedHoldOf: sale.statusBefore === 'held' ? listing.buyerId : null,
    }),
  ];
}

const openStatuses: readonly string[] = ['active', 'paused', 'held', 'expired'];
