import { idOfFeedback } from '../../../modules/deals/deal-ids.shared.js';
import { feedbackEvents } from '../../../modules/deals/feedback/feedback.events.js';
import { offerEvents } from '../../../modules/deals/offer/offer.events.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import { withoutOtherSubjects } from '../../../modules/kernel/event-store/personal-fields.js';
import { type ExportSection, withoutStaff } from '../../../modules/kernel/export/export-section.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DealsTables } from './deals.table.js';

/** A member's deals: offers of both sides, and feedback. Texts of the other side are left out, because they are theirs. */
export const exportDeals = ({
  db,
  eventStore,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
}): ExportSection => ({
  file: 'deals.json',
  read: async (memberId) =>
    Promise.all(
      (await dealsWith(db, memberId)).map(async (id) => ({
        id,
        events: (await eventStore.read(offerEvents, id)).map(withoutStaff(offerEvents)),
        feedbackId: idOfFeedback(id, memberId),
        feedback: (await eventStore.read(feedbackEvents, id))
          .filter(({ data }) => !('fromId' in data) || data.fromId === memberId)
          .map((event) => withoutOtherSubjects(feedbackEvents, event, memberId))
          .map(withoutStaff(feedbackEvents)),
      })),
    ),
});

async function dealsWith(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select('id')
    .where((is) => is.or([is('seller_id', '=', memberId), is('buyer_id', '=', memberId)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
