import type { ExportSection } from '../kernel/export/export-section.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { draftsOf } from './drafts.shared.js';

/** What a member has begun to write, the latest first. */
export const exportDrafts = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'drafts.json',
  read: (memberId) => draftsOf({ db, keys: eventStore.keys }, memberId),
});
