import type pg from 'pg';
import { newId } from '../decider/identifiers.js';
import { type FollowedLog, LogRefused } from '../event-store/log-identity.js';
import { besides, schemaOf } from './projection.js';

/** Compare a log with the one that this database follows: it has the same identity, reaches as far as any processor has read, and has the same
 *  event there. The first time, give it an identity and store that.
 *  errors  LogRefused
 *  source  ADR 0033 */
export async function checkLog(pool: pg.Pool, log: FollowedLog): Promise<void> {
  const followed = await followedLog(pool);
  const identity = await log.identity();
  const { position, eventId } = await furthest(pool);
  const head = await log.head();
  const refuse = (what: string): never => {
    throw new LogRefused(refusal({ log, head, position, what }));
  };
  if (followed?.isIdentified && !identity)
    refuse('it is empty, or another one, or was restored from before it was first used');
  if (followed && identity && identity !== followed.id) refuse('it is another one');
  if (!followed && position === 0 && log.store !== 'postgres' && (identity || head > 0))
    refuse('another installation writes it, and this database is new');
  if (head < position) refuse('it was restored from an older backup, or is another one');
  if (eventId && (await log.eventAt(position)) !== eventId) refuse('it has another event at that position');
  if (!followed?.isIdentified) await follow(pool, log, identity ?? newId());
}

/** The PostgreSQL log is in the database of the rows, so it is always the right one, unless the rows follow an EventStoreDB. */
export function postgresLog(pool: pg.Pool, head: () => Promise<number>): FollowedLog {
  return {
    store: 'postgres',
    name: 'in PostgreSQL',
    identity: async () => {
      const followed = await followedLog(pool);
      return followed?.store === 'postgres' ? followed.id : undefined;
    },
    identify: async (id) => id,
    head,
    eventAt: async (position) => {
      const { rows } = await pool.query<{ id: string }>('select id from kernel.event where position = $1', [
        position,
      ]);
      return rows[0]?.id;
    },
  };
}

/** Follow this log from now on; every process must be stopped. Deletes the read models, which are rebuilt, and starts reactors at its end.
 *  out  false when the database follows it already */
export async function adoptLog(
  pool: pg.Pool,
  log: FollowedLog,
  projections: readonly string[],
): Promise<boolean> {
  try {
    await checkLog(pool, log);
    return false;
  } catch (error) {
    if (!(error instanceof LogRefused)) throw error;
  }
  const id = (await log.identity()) ?? (await log.identify(newId()));
  await remove(pool, { id, store: log.store, head: await log.head(), projections });
  return true;
}

interface Adopted extends Pick<FollowedLog, 'store'> {
  readonly id: string;
  readonly head: number;
  readonly projections: readonly string[];
}

async function remove(pool: pg.Pool, { id, store, head, projections }: Adopted): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const name of projections)
      await client.query(`drop schema if exists ${client.escapeIdentifier(schemaOf(name))} cascade`);
    const names = projections.flatMap((name) => [name, besides(name).checkpoint]);
    await client.query('delete from kernel.checkpoint where name = any($1)', [names]);
    await client.query('delete from kernel.parked where name = any($1) or position > $2', [names, head]);
    await client.query(
      'update kernel.checkpoint set position = $1, generation = generation + 1, event_id = null, event_position = null',
      [head],
    );
    await client.query('delete from kernel.followed_log');
    await client.query('delete from kernel.log_chain'); // belongs to the previous log
    await client.query('delete from kernel.log_checkpoint');
    await client.query('insert into kernel.followed_log (id, store) values ($1, $2)', [id, store]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

interface Followed {
  readonly id: string;
  readonly store: string;
  /** Whether the log is known to have this identity. */
  readonly isIdentified: boolean;
}

async function followedLog(pool: pg.Pool): Promise<Followed | undefined> {
  const { rows } = await pool.query<Followed>(
    'select id, store, is_identified as "isIdentified" from kernel.followed_log',
  );
  return rows[0];
}

/** The furthest position that any processor has read, with the event there when it is known. */
async function furthest(
  pool: pg.Pool,
): Promise<{ readonly position: number; readonly eventId: string | null }> {
  const { rows } = await pool.query<{ position: number; eventId: string | null }>(
    `select position, case when event_position = position then event_id end as "eventId"
     from kernel.checkpoint order by position desc, event_position = position desc nulls last limit 1`,
  );
  return rows[0] ?? { position: 0, eventId: null };
}

/**
 * The database stores the identity before the log does, so that after a crash between the two, this or another
 * process continues with the same identity.
 */
async function follow(pool: pg.Pool, log: FollowedLog, wanted: string): Promise<void> {
  await pool.query(
    'insert into kernel.followed_log (id, store, is_identified) values ($1, $2, false) on conflict do nothing',
    [wanted, log.store],
  );
  const id = (await followedLog(pool))?.id ?? wanted;
  if ((await log.identify(id)) !== id)
    throw new LogRefused(`The log ${log.name} was given to another installation a moment ago.`);
  await pool.query('update kernel.followed_log set is_identified = true');
}

function refusal({
  log,
  head,
  position,
  what,
}: {
  log: FollowedLog;
  head: number;
  position: number;
  what: string;
}): string {
  return (
    `The log ${log.name} ends at ${head}, and the read models have seen ${position}: ${what}. ` +
    'Nothing of it is served, and nothing is written. Set EVENTSTORE_URL to the right log; ' +
    'or stop every process and follow this one: npm run cli -- rebuild --all.'
  );
}
