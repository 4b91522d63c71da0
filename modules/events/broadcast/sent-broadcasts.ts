import { sql } from 'kysely';
import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';

interface Asked {
  readonly clubId: string;
  /** ISO-8601 UTC */
  readonly now: string;
}

/** When an organizer sent broadcasts in the last 24 hours. Written before the log is, so that no two at once are counted past each other. */
export const sentBroadcasts = {
  /** out  ISO-8601 UTC */
  lately: async (db: Database, { clubId, now }: Asked, except = ''): Promise<readonly string[]> => {
    const { rows } = await sql<{ sent_at: string }>`select sent_at from event_broadcasts.sent
      where club_id = ${clubId} and sent_at > ${plusDays(now, -1)} and broadcast_id <> ${except}`.execute(db);
    return rows.map(({ sent_at }) => new Date(sent_at).toISOString());
  },
  add: async (tx: Database, broadcastId: string, { clubId, now }: Asked): Promise<void> => {
    await sql`delete from event_broadcasts.sent where club_id = ${clubId} and sent_at <= ${plusDays(now, -1)}`.execute(
      tx,
    );
    await sql`insert into event_broadcasts.sent values (${broadcastId}, ${clubId}, ${now})
      on conflict (broadcast_id) do nothing`.execute(tx);
  },
};
