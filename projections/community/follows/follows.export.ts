import { sql } from 'kysely';
import type { ExportSection } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';

/** Whom and what a member follows and mutes, and since when. */
export const exportFollows = ({ db }: Pick<ModuleContext, 'db'>): ExportSection => ({
  file: 'follows.json',
  read: async (memberId) => {
    const [follows, mutes] = await Promise.all([
      sql<object>`select kind, target_id as id, at as since from follows.follow where member_id = ${memberId}
        order by at, kind, target_id`.execute(db),
      sql<object>`select kind, target_id as id, at as since, until from follows.mute where member_id = ${memberId}
        order by at, kind, target_id`.execute(db),
    ]);
    return { follows: follows.rows, mutes: mutes.rows };
  },
});
