import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Runtime } from '../../runtime/runtime.js';
import { type Entry, writeArchive } from './archive.js';
import type { About } from './contents.js';
import { type KeptTable, keptTables } from './kept-tables.js';

/** Write a backup of a running installation into one file: the log, keys, accounts and all other rows that are not
 *  rebuilt, from one snapshot, and the photos. It is encrypted under a key from SECRET_KEY, which it does not contain.
 *  errors  Error for a log in EventStoreDB
 *  source  ADR 0037, ADR 0059 */
export async function backup(runtime: Runtime, file: string, now: string): Promise<string> {
  if (runtime.environment.EVENTSTORE_URL)
    throw new Error(
      'The log is in EventStoreDB: back it up with its own tools, after the database (README, Backup).',
    );
  const client = await runtime.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const about = await aboutOf(client, now);
    const size = await writeArchive(
      file,
      runtime.secret,
      entriesOf(client, about, join(runtime.environment.DATA_DIR, 'blobs')),
    );
    return `${file}: ${about.head} events, ${(size / 1e6).toFixed(1)} MB. Keep SECRET_KEY (or secret.key) apart from it: nobody can read it without.`;
  } finally {
    client.release(true); // its transaction ends with it
  }
}

async function aboutOf(client: pg.ClientBase, at: string): Promise<About> {
  const { rows: steps } = await client.query<{ id: string }>('select id from kernel.migration');
  const { rows: ends } = await client.query<{ head: number }>(
    'select coalesce(max(position), 0)::float as head from kernel.event',
  );
  const migrations = steps.map(({ id }) => id);
  return { format: 2, at, head: ends[0]?.head ?? 0, migrations };
}

/** Photos come last: a photo is stored before the row that names it. */
async function* entriesOf(client: pg.ClientBase, about: About, blobs: string): AsyncGenerator<Entry> {
  yield { name: 'about.json', bytes: Buffer.from(JSON.stringify(about)) };
  for (const table of await keptTables(client)) yield* rowsOf(client, table);
  for (const path of await filesIn(blobs)) {
    const bytes = await readFile(path).catch(noneWhenRemoved);
    if (bytes) yield { name: `blobs/${relative(blobs, path).split(sep).join('/')}`, bytes };
  }
}

async function* rowsOf(client: pg.ClientBase, { name, columns, where }: KeptTable): AsyncGenerator<Entry> {
  yield { name: `tables/${name}/columns.json`, bytes: Buffer.from(JSON.stringify(columns)) };
  const copied = client.query(
    to(`copy (select ${columns.join(', ')} from ${name} where ${where}) to stdout`),
  );
  let parts: Buffer[] = [];
  let size = 0;
  let count = 0;
  const entry = () => ({ name: `tables/${name}/${count++}`, bytes: Buffer.concat(parts) });
  for await (const part of copied as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size < entrySize) continue;
    yield entry();
    [parts, size] = [[], 0];
  }
  if (size > 0) yield entry();
}

const entrySize = 4_000_000;

/** Without files that are being written. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []); // no folder: no files
  return found
    .filter((one) => one.isFile() && !one.name.endsWith('.tmp'))
    .map((one) => join(one.parentPath, one.name))
    .sort();
}

function noneWhenRemoved(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
