import { foldEvents } from '../kernel/decider/decider.js';
import { notFound } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import type { About } from './thread/thread.events.js';

/** The one thread of these members about this. */
export const idOfThread = (
  about: { readonly kind: 'member' } | { readonly kind: 'listing'; readonly listingId: string },
  memberIds: readonly string[],
): string =>
  about.kind === 'listing'
    ? deterministicId('thread', 'listing', about.listingId, ...[...memberIds].sort())
    : deterministicId('thread', 'member', ...[...new Set(memberIds)].sort());

/** Where notifications about a thread lead: reading the thread reads them. */
export const hrefOfThread = (threadId: string): string => `/messages/${threadId}`;

/** A listing as a thread about it keeps it: as it is now.
 *  errors  LISTING_NOT_FOUND (not-found) unless it is offered */
export async function listingToAskAbout(
  eventStore: DomainEventStore,
  listingId: string,
): Promise<Extract<About, { readonly kind: 'listing' }>> {
  const { events, version } = await eventStore.history(listingEvents, listingId);
  const { status, sellerId, isWanted } = foldEvents(listingState, events);
  if (status !== 'active' && status !== 'held')
    throw notFound('LISTING_NOT_FOUND', { message: 'This listing is not offered any more.' });
  const listingType = isWanted ? 'wanted' : 'for_sale';
  return { kind: 'listing', listingId, version, ownerId: sellerId, listingType };
}
