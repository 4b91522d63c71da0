import type { ExportSection } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { boostEvents } from '../../../modules/marketplace/boost/boost.events.js';
import { boostedBy } from './boosts.queries.js';

/** The boosts of a member's listings: when each began, and when it was stopped. */
export const exportBoosts = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'boosts.json',
  read: async (memberId) =>
    Promise.all(
      (await boostedBy(db, memberId)).map(async (id) => ({
        listingId: id,
        events: (await eventStore.read(boostEvents, id)).map(({ type, recordedAt, data }) => ({
          ...{ type, at: recordedAt },
          ...('until' in data && { until: data.until }),
        })),
      })),
    ),
});
