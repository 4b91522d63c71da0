import type { ExportSection } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { savedBy } from './saved-searches.queries.js';

/** A member's saved searches and watched listings. */
export const exportSavedSearches = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'saved-searches.json',
  read: async (memberId) => {
    const { searches, watched } = await savedBy(db, eventStore.keys, memberId);
    return { searches: searches.map(({ memberId: _, ...search }) => search), watched };
  },
});
