import type { ExportSection } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { seenUpTo } from './feed-marks.shared.js';

/** How far a member has read what they follow. */
export const exportFeedMarks = ({ db }: Pick<ModuleContext, 'db'>): ExportSection => ({
  file: 'feed.json',
  read: async (memberId) => ({ seenUpTo: (await seenUpTo(db, memberId)) ?? null }),
});
