import type pg from 'pg';
import type { NewEvent } from '../../../modules/kernel/event-store/event-store.js';
import { locks } from '../../../modules/kernel/postgres/locks.js';

/** An event of a stream that nobody else writes to. */
export interface StreamEvent extends NewEvent {
  readonly stream: string;
  readonly version: number;
}

/** Write events of new streams to the log, in order, under the lock of appends, so that positions have no gaps. A power cut can lose the last
 *  second; otherwise all events are written or none.
 *  source  modules/kernel/postgres/kernel.migrations.ts, 0001-log */
export async function insertEvents(pool: pg.Pool, events: readonly StreamEvent[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = off');
    await client.query('select pg_advisory_xact_lock($1)', [locks.append]);
    await client.query(
      `insert into kernel.event (position, stream, version, id, type, shape, data, meta, at)
       select (select coalesce(max(position), 0) from kernel.event) + f.n, f.stream, f.version, f.id, f.type, f.shape, f.data, f.meta, f.at
       from unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::smallint[], $6::text[]::jsonb[], $7::text[]::jsonb[], $8::timestamptz[])
         with ordinality f(stream, version, id, type, shape, data, meta, at, n)
       order by f.n`,
      [
        events.map(({ stream }) => stream),
        events.map(({ version }) => version),
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map(({ shape }) => shape),
        events.map(({ data }) => JSON.stringify(data)),
        events.map(({ meta }) => JSON.stringify(meta)),
        events.map(({ at }) => at),
      ],
    );
    await client.query("select pg_notify('smc_log', '')");
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
