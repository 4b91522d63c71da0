import { sql } from 'kysely';
import type { ExportSection } from '../kernel/export/export-section.js';
import type { Database } from '../kernel/postgres/database.js';

/** The requests that a member sent to support. */
export const exportSupportRequests = (db: Database): ExportSection => ({
  file: 'support.json',
  read: async (memberId) =>
    (
      await sql`select subject, message, reply_to, received_at, answered_at
        from support.request where member_id = ${memberId} order by received_at`.execute(db)
    ).rows,
});
