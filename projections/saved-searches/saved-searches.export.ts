import type { Database } from '../../modules/kernel/postgres/database.js';
import type { ExportSection } from '../../modules/members/export/export.ports.js';
import { savedBy } from './saved-searches.queries.js';

/** A member's saved searches and watched listings. */
export const exportSavedSearches = ({ db }: { readonly db: Database }): ExportSection => ({
  file: 'saved-searches.json',
  read: async (memberId) => {
    const { searches, watched } = await savedBy(db, memberId);
    return { searches: searches.map(({ memberId: _, ...search }) => search), watched };
  },
});
