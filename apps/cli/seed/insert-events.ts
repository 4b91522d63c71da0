import { sql } from 'kysely';
import type pg from 'pg';
import type { NewEvent } from '../../../modules/kernel/event-store/event-store.js';
import { type CopyConnection, openCopyConnection } from '../../../modules/kernel/postgres/copy-rows.js';
import { locks } from '../../../modules/kernel/postgres/locks.js';

/** An event of a stream that nobody else writes to. */
export interface StreamEvent extends NewEvent {
  readonly stream: string;
  readonly version: number;
}

/** Write events of new streams to the log, in order, under the lock of appends, so that positions have no gaps. A power cut can lose the last
 *  second; otherwise all events are written or none.
 *  source  modules/kernel/postgres/kernel.migrations.ts, 0001-log */
export async function copyEvents(
  { db, copyRows }: CopyConnection,
  events: readonly StreamEvent[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.append})`.execute(tx);
    const { rows } = await sql<{
      head: number;
    }>`select coalesce(max(position), 0) as head from kernel.event`.execute(tx);
    const head = rows[0]?.head ?? 0;
    await copyRows(
      'kernel.event',
      ['position', ...columns],
      events.map((event, at) => [head + at + 1, ...columns.map((name) => event[name])]),
    );
    await sql`select pg_notify('smc_log', '')`.execute(tx);
  });
}

/** The same as a single call, over a connection of its own. */
export async function insertEvents(pool: pg.Pool, events: readonly StreamEvent[]): Promise<void> {
  const connection = await openCopyConnection(pool);
  await copyEvents(connection, events).finally(() => connection.release());
}

const columns = ['stream', 'version', 'id', 'type', 'shape', 'data', 'meta', 'at'] as const;
