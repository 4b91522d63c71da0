import { cardsOf } from '../../projections/marketplace/listing-search/cards-of-member.queries.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../kernel/export/export-section.js';
import type { Database } from '../kernel/postgres/database.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { photosOf } from './member-photos.js';

/** A member's listings of every status, and every picture that the member ever added. */
export const exportListings = ({
  db,
  eventStore,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
}): ExportSection => ({
  file: 'listings.json',
  read: async (memberId) =>
    Promise.all(
      (await cardsOf(db, memberId)).map(async (id) => ({
        id,
        events: (await eventStore.read(listingEvents, id)).map(withoutStaff),
      })),
    ),
  blobs: async (memberId) =>
    (await photosOf(eventStore, db, memberId)).map(({ id, blobOf }) => ({
      path: `photos/${id}.webp`,
      blob: blobOf(id, 'zoom'),
    })),
});
