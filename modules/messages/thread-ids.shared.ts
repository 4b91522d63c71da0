import { gatheringState } from '../events/gathering/gathering.state.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import type { About } from './thread/thread.events.js';
import { membersIn, type Thread, threadState } from './thread/thread.state.js';

type Topic =
  | { readonly kind: 'member' }
  | { readonly kind: 'listing'; readonly listingId: string }
  | { readonly kind: 'gathering'; readonly gatheringId: string };

/** The one thread of these members about this. */
export const idOfThread = (about: Topic, memberIds: readonly string[], nth = 1): string => {
  const members = [...new Set(memberIds)].sort();
  return deterministicId('thread', ...namesOf(about), ...members, ...(nth > 1 ? [`number ${nth}`] : []));
};

function namesOf(about: Topic): readonly string[] {
  switch (about.kind) {
    case 'listing':
      return ['listing', about.listingId];
    case 'gathering':
      return ['gathering', about.gatheringId];
    case 'member':
      return ['member'];
  }
}

/** The thread of exactly these members about this, or the id of one that is to be opened: of more than two, others may have joined the one before, or
 *  some have left it. */
export async function threadOf(
  eventStore: DomainEventStore,
  about: Topic,
  memberIds: readonly string[],
): Promise<{ readonly id: string; readonly thread: Thread }> {
  const wanted = [...new Set(memberIds)].sort().join(' ');
  for (let nth = 1; ; nth++) {
    const id = idOfThread(about, memberIds, nth);
    const thread = await loadState(eventStore, threadState, id);
    if (thread.status === 'none' || [...membersIn(thread)].sort().join(' ') === wanted) return { id, thread };
  }
}

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

/** A gathering as a thread about it keeps it.
 *  errors  GATHERING_NOT_FOUND (not-found) unless it is announced and not over */
export async function gatheringToAskAbout(
  eventStore: DomainEventStore,
  gatheringId: string,
  now: string,
): Promise<Extract<About, { readonly kind: 'gathering' }>> {
  const { status, endsAt, organizerId } = await loadState(eventStore, gatheringState, gatheringId);
  if (status !== 'published' || endsAt <= now)
    throw notFound('GATHERING_NOT_FOUND', { message: 'This event is over, or it was canceled.' });
  return { kind: 'gathering', gatheringId, organizerId };
}
