import { membersWatching } from '../../../projections/saved-searches/saved-searches/saved-searches.queries.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import type { MemberRelations } from '../../members/member-relations.ports.js';
import type { Notifier } from '../../notifications/notifications.ports.js';
import { newListing } from '../saved-searches.notification-kinds.js';

const releases = pick(listingEvents, 'HoldReleased', 'ListingReopened');
type Handled = RecordedEvent<EventOf<typeof releases>>;
type Deps = Pick<ModuleContext, 'eventStore'> & {
  readonly relations: MemberRelations;
  readonly notifier: Notifier;
};

/** The maximum number of members who are notified of one release. */
const maxWatchers = 1_000;

/** Whenever a hold ends and the listing is open again, the members who watch it are notified, unless they held it, or they and its seller do not see
 *  each other.
 *  source  modules/saved-searches/README.md, Alerts */
export const notifyWatchersOfRelease = (deps: Deps): Reactor =>
  reactor({
    name: 'tell-watchers-of-release',
    handles: [releases],
    handle: async (tx, events) => {
      for (const event of events) await notify(deps, tx, event);
    },
  });

async function notify(
  { eventStore, relations, notifier }: Deps,
  tx: DatabaseTransaction,
  event: Handled,
): Promise<void> {
  const { entityId: listingId, recordedAt: sentAt } = event;
  const { status, sellerId, heldBefore } = await loadState(eventStore, listingState, listingId);
  if (status !== 'active') return;
  for (const memberId of await membersWatching(tx, listingId, maxWatchers)) {
    if (memberId === sellerId || memberId === heldBefore.at(-1)) continue;
    if (await relations.isBlockedBetween(memberId, sellerId)) continue;
    await notifier.notify(tx, {
      id: deterministicId('free again', event.id, memberId),
      recipientId: memberId,
      sentAt,
      ...newListing.of('free_again'),
      message: '{listing}, which you watch, is available again: nobody has it on hold.',
      href: `/listing/${listingId}`,
      about: listingId,
    });
  }
}
