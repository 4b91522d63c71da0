import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { type ExportSection, withoutStaff } from '../../../modules/kernel/export/export-section.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { type ListingEvent, listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { cardsHeldBy } from './listings-of-members.queries.js';

/** Other members' listings that a member holds or once held: for each, only the events about this buyer. */
export const exportHolds = ({
  db,
  eventStore,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
}): ExportSection => ({
  file: 'holds.json',
  read: async (memberId) =>
    Promise.all(
      (await cardsHeldBy(db, memberId)).map(async (id) => ({
        id,
        events: eventsAboutBuyer(await eventStore.read(listingEvents, id), memberId).map(
          withoutStaff(listingEvents),
        ),
      })),
    ),
});

/** The events of another member's listing that concern a buyer: the buyer's own actions, the end of each of their
 *  holds, and a sale to them. A sale to another buyer is left out. */
export function eventsAboutBuyer(
  history: readonly RecordedEvent<ListingEvent>[],
  memberId: string,
): readonly RecordedEvent<ListingEvent>[] {
  let isHolder = false;
  return history.filter((event) => {
    const wasHolder = isHolder;
    if (event.type === 'ListingHeld') isHolder = event.data.buyerId === memberId;
    const ends =
      event.type === 'HoldReleased' || event.type === 'ListingSold' || event.type === 'ListingWithdrawn';
    if (ends) isHolder = false;
    if (event.type === 'ListingSold') return event.data.buyerId === memberId;
    return event.meta.actorId === memberId || (ends && wasHolder);
  });
}
