import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../kernel/export/export-section.js';
import type { Database } from '../kernel/postgres/database.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { subscriptionsOf } from './subscription-rows.js';

/** The subscriptions of a member, with everything that happened to each. */
export const exportSubscriptions = ({
  db,
  eventStore,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
}): ExportSection => ({
  file: 'premium.json',
  read: async (memberId) =>
    Promise.all(
      (await subscriptionsOf(db, memberId)).map(async ({ id }) => ({
        id,
        events: (await eventStore.read(subscriptionEvents, id)).map(withoutStaff(subscriptionEvents)),
      })),
    ),
});
