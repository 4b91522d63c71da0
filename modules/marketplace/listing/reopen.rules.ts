import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { plusHours } from '../../kernel/decider/time.js';
import { mustBeSeller } from './guards.rules.js';
import type { ListingEvent } from './listing.events.js';
import type { Listing } from './listing.state.js';

export type ReopenCommand = Command<
  'ReopenListing',
  {
    /** When it was marked as sold or found: ISO-8601 UTC. */
    readonly soldAt: string;
    /** The inventory items that it offered can go back into stock. */
    readonly mayRestock: boolean;
  }
>;

/** So long a sale, or a find, can be taken back. */
export const reopenHours = 24;

/** Take back within 24 hours that a listing is sold or found: it is as it was before, but no longer held. Whoever held it may hold it again.
 *  events  [ListingReopened], or [] when it is open
 *  errors  NOT_YOUR_LISTING (forbidden), NOT_SOLD, SOLD_TO_MEMBER, REOPEN_OVER, ITEM_MOVED_ON (conflict)
 *  source  README, Commands */
export function reopen(
  { soldAt, mayRestock, meta }: CommandOf<ReopenCommand, 'ReopenListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeSeller(listing, meta);
  const { status, sale, expiresAt } = listing;
  if (openStatuses.includes(status)) return [];
  if (status !== 'sold' || !sale)
    throw conflict('NOT_SOLD', { status, message: 'This listing is not marked as sold.' });
  if (sale.isToMember)
    throw conflict('SOLD_TO_MEMBER', {
      message:
        'The member whom you named was told, and you may both say how it went. Write to them, and create a new listing.',
    });
  if (meta.now > plusHours(soldAt, reopenHours))
    throw conflict('REOPEN_OVER', {
      message: `A sale can be taken back for ${reopenHours} hours. That time is over. Create a new listing.`,
    });
  if (!mayRestock)
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
