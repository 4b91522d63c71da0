import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Remove deleted and old rows from the database's own files: from tables and indexes, from its statistics, and
 *  from the write-ahead log. By itself PostgreSQL leaves such bytes in place until the space is reused. A small table
 *  is rewritten; a large one is vacuumed, and its free space keeps the bytes until rows overwrite them.
 *  in      keep: tables whose rows are never deleted
 *  errors  Error when an older transaction may still see the rows, or a table is in use: retry later
 *  source  ADR 0005 */
export async function eraseDeletedRows(pool: pg.Pool, keep: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = '${lockWait}'`);
    await nobodyLooksBack(client);
    const busy: string[] = [];
    for (const { name, bytes } of await tablesOf(client, keep))
      await eraseRowsOf(client, name, bytes).catch((error: { code?: string }) => {
        if (error.code === undefinedTable) return; // dropped in between
        if (error.code !== lockNotAvailable) throw error;
        busy.push(name);
      });
    if (busy.length) throw new Error(`Tables are in use: ${busy.join(', ')}.`);
    await deleteOldLog(client);
  } finally {
    client.release(true); // also ends the limit
  }
}

/** The size in bytes of a table that is rewritten within a second or two, during which nobody can use it. */
const small = 128_000_000;
/** How long others may have to wait behind us while we wait for a table. */
const lockWait = '1s';
const lockNotAvailable = '55P03';
const undefinedTable = '42P01';
const notAllowed = '42501';

/** How long running transactions have to end. */
const patience = 30_000;

/** Waits for every running transaction: it may still see deleted rows, which then cannot be removed. Writing
 *  transactions come first, in all databases of the server: until they end, a new reader, including the vacuum, sees
 *  as far back as they do. */
async function nobodyLooksBack(client: pg.ClientBase): Promise<void> {
  const until = Date.now() + patience;
  await nobodyIsFound(
    client,
    'select where pg_snapshot_xmin(pg_current_snapshot()) < $1::xid8',
    await one(client, 'pg_snapshot_xmax(pg_current_snapshot())'),
    until,
  );
  await nobodyIsFound(
    client,
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type in ('client backend', 'autovacuum worker', 'parallel worker') and backend_xmin is not null and xact_start < $1`,
    await one(client, 'clock_timestamp()'),
    until,
  );
}

async function nobodyIsFound(
  client: pg.ClientBase,
  query: string,
  now: string,
  until: number,
): Promise<void> {
  while ((await client.query(query, [now])).rowCount) {
    if (Date.now() > until) throw new Error('A transaction is under way that may still see deleted rows.');
    await pause(50);
  }
}

async function one(client: pg.ClientBase, expression: string): Promise<string> {
  const { rows } = await client.query<{ one: string }>(`select (${expression})::text as one`);
  return rows[0]?.one ?? '';
}

/** Statistics last: `analyze` replaces the samples that contain deleted values, and leaves the old statistics rows. */
async function tablesOf(
  client: pg.ClientBase,
  keep: readonly string[],
): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
       and format('%I.%I', n.nspname, c.relname) <> all($1)
     order by 1`,
    [keep],
  );
  return [...rows, { name: 'pg_catalog.pg_statistic', bytes: 0 }];
}

async function eraseRowsOf(client: pg.ClientBase, name: string, bytes: number): Promise<void> {
  const how = bytes < small ? 'full, analyze' : 'index_cleanup on, analyze';
  await client.query(`vacuum (${name.startsWith('pg_') ? 'full' : how}) ${name}`);
}

/** After a checkpoint the write-ahead log continues in a new file. Your own server may not permit this. */
async function deleteOldLog(client: pg.ClientBase): Promise<void> {
  for (const statement of ['select pg_switch_wal()', 'checkpoint'])
    await client.query(statement).catch((error: { code?: string }) => {
      if (error.code !== notAllowed) throw error;
    });
}
