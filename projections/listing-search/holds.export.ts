import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { type ListingEvent, listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { type ExportSection, withoutStaff } from '../../modules/members/export/export.ports.js';
import { cardsHeldBy } from './cards-of-member.queries.js';

/** Others' listings that a member holds or once held: of each only the events about this buyer. */
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
        events: eventsAboutBuyer(await eventStore.read(listingEvents, id), memberId).map(withoutStaff),
      })),
    ),
});

/** What somebody else's listing says of a member: what the member did, how each of their holds ended, and that it was sold to them. That it was
 *  sold to another is not theirs to know more of. */
export function eventsAboutBuyer(
  history: readonly RecordedEvent<ListingEvent>[],
  memberId: string,
): readonly RecordedEvent<ListingEvent>[] {
  let holds = false;
  return history.filter((event) => {
    const held = holds;
    if (event.type === 'ListingHeld') holds = event.data.buyerId === memberId;
    const ends =
      event.type === 'HoldReleased' || event.type === 'ListingSold' || event.type === 'ListingWithdrawn';
    if (ends) holds = false;
    if (event.type === 'ListingSold') return event.data.buyerId === memberId;
    return event.meta.actorId === memberId || (ends && held);
  });
}
