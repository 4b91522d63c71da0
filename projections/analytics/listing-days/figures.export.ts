import { keptDays, spanOf } from '../../../modules/analytics/figures/figures.rules.js';
import type { ExportSection } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { figuresBy, figuresByDay } from './figures.queries.js';

/** What happened to a member's listings: on each day, and to each listing, as far back as figures are kept. */
export const exportFigures = ({ db, clock }: Pick<ModuleContext, 'db' | 'clock'>): ExportSection => ({
  file: 'figures.json',
  read: async (memberId) => {
    const span = spanOf(clock.now(), keptDays);
    const [days, listings] = await Promise.all([
      figuresByDay(db, memberId, span),
      figuresBy(db, memberId, { ...span, by: 'listing', limit: null }),
    ]);
    return {
      ...span,
      days,
      listings: listings.map(({ key, listings: _, ...rest }) => ({ id: key, ...rest })),
    };
  },
});
