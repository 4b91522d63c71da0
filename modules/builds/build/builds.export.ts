import { buildsHandedOverBy, buildsOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { withoutOtherSubjects } from '../../kernel/event-store/personal-fields.js';
import { type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { buildEvents } from './build.events.js';
import { whileOwnedBy } from './owned.rules.js';

/** The builds that a member owns or owned, with what happened while they were that member's, without the words of others.
 *  source  ADR 0092 */
export const exportBuilds = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'builds.json',
  read: async (memberId) => {
    const builds: object[] = [];
    const ids = new Set([...(await buildsOf(db, memberId)), ...(await buildsHandedOverBy(db, memberId))]);
    for (const id of ids) {
      const owned = whileOwnedBy(memberId, await eventStore.read(buildEvents, id));
      const own = owned.map((event) => withoutOtherSubjects(buildEvents, event, memberId));
      builds.push({ id, events: own.map(withoutStaff(buildEvents)) });
    }
    return builds;
  },
});
