import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from } from 'pg-copy-streams';
import type { Logger } from 'pino';
import type { Environment } from '../../../modules/kernel/config/environment.js';
import { acceptedSecrets } from '../../../modules/kernel/encryption/key-ring.js';
import { masterSecret } from '../../../modules/kernel/encryption/master-secret.js';
import { openBlobFolder } from '../../../modules/kernel/files/blob-folder.js';
import type { Blobs } from '../../../modules/kernel/files/blobs.js';
import { migrate, openPool } from '../../../modules/kernel/postgres/database.js';
import { migrations } from '../../runtime/registry.js';
import { openPostgres, openRuntime } from '../../runtime/runtime.js';
import { verifyLog } from '../verify-log.js';
import { type Entry, isProtected, type Reading, readArchive } from './archive.js';
import { type About, type Contents, contentsOf, mustFit, rowsName } from './contents.js';
import { WrongSecret } from './encrypted-file.js';
import { keptTables } from './kept-tables.js';

export interface RestoreOptions {
  /** Accept a backup of a version without protection: anybody who could write to the file could have changed it. */
  readonly unprotected?: boolean;
}

/** Restore a backup into an installation without data, build its read models, and check the log. The whole file is checked before any of it is used.
 *  errors  Error with one sentence: the backup is incomplete, changed, of a newer version or under another secret, or the installation has data
 *  source  ADR 0037, ADR 0059 */
export async function restore(
  environment: Environment,
  log: Logger,
  file: string,
  options: RestoreOptions = {},
): Promise<string> {
  if (environment.EVENTSTORE_URL)
    throw new Error('A backup has its log in PostgreSQL: restore it without EVENTSTORE_URL.');
  const reading = await readingOf(file, environment, options);
  const contents = await checked(file, reading);
  await mustHaveSecret(environment, contents.about);
  const blobs = join(environment.DATA_DIR, 'blobs');
  if ((await readdir(blobs).catch(() => [])).length > 0) throw taken(blobs);
  const postgres = await openPostgres(environment, log, {});
  const pool = openPool(environment.MIGRATE_DATABASE_URL ?? postgres.url, 2);
  try {
    await migrate(
      pool,
      migrations.filter(({ id }) => contents.about.migrations.includes(id)),
    );
    await load(pool, readArchive(file, reading), contents, openBlobFolder(blobs));
  } finally {
    await pool.end();
    await postgres.stop();
  }
  const runtime = await openRuntime(environment, log);
  try {
    await runtime.processors.prepare();
    await runtime.processors.rebuild(runtime.processors.projections.map(({ name }) => name));
    return `Restored what was backed up at ${contents.about.at}. ${await verifyLog(runtime)}`;
  } finally {
    await runtime.close();
  }
}

async function readingOf(
  file: string,
  { DATA_DIR, SECRET_KEY, SECRET_KEY_PREVIOUS }: Environment,
  { unprotected = false }: RestoreOptions,
): Promise<Reading> {
  if (!SECRET_KEY && !existsSync(join(DATA_DIR, 'secret.key')))
    throw new Error(
      `Set SECRET_KEY, or put the secret.key of the backed up installation into ${DATA_DIR} first.`,
    );
  if (await isProtected(file))
    return { secret: await masterSecret(DATA_DIR, SECRET_KEY, SECRET_KEY_PREVIOUS) };
  if (unprotected) return 'unprotected';
  throw new Error(
    `${file} is not protected: an older version wrote it, and whoever could write to the file could have added an admin to it. ` +
      'If you are sure that nobody could, restore it by: restore <file> --unprotected',
  );
}

/** Reads the whole file once, so that nothing of an incomplete or changed file is used. */
async function checked(file: string, reading: Reading): Promise<Contents> {
  const contents = await contentsOf(file, reading);
  const known = new Set(migrations.map(({ id }) => id));
  if (!contents.about.migrations.every((id) => known.has(id)))
    throw new Error(`${file} was made by a newer version: restore it with that one.`);
  return contents;
}

/** An encrypted backup is read with the secret only; one of an older version has its digest. */
async function mustHaveSecret(
  { DATA_DIR, SECRET_KEY, SECRET_KEY_PREVIOUS }: Environment,
  { format, secretDigest }: About,
): Promise<void> {
  if (format === 2) return;
  const secret = await masterSecret(DATA_DIR, SECRET_KEY, SECRET_KEY_PREVIOUS);
  const digestOf = (one: string) => createHmac('sha256', one).update('the secret of a backup').digest('hex');
  if (!acceptedSecrets(secret).some((one) => digestOf(one) === secretDigest)) throw new WrongSecret();
}

/** All rows in one transaction. Photos are written beside it: nobody sees them without their rows. */
async function load(
  pool: pg.Pool,
  entries: AsyncIterable<Entry>,
  { columns }: Contents,
  blobs: Blobs,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select from kernel.event limit 1');
    if (rows.length > 0) throw taken('the database');
    const tables = await keptTables(client);
    mustFit(columns, tables);
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    let copying: { readonly table: string; readonly stream: CopyStreamQuery } | undefined;
    const end = async () => {
      copying?.stream.end();
      if (copying) await finished(copying.stream);
      copying = undefined;
    };
    for await (const { name, bytes } of entries) {
      const [, table = '', part = ''] = rowsName.exec(name) ?? [];
      if (copying?.table !== table) await end();
      if (part === 'columns.json') {
        const named = (columns.get(table) ?? []).join(', ');
        copying = { table, stream: client.query(from(`copy ${table} (${named}) from stdin`)) };
      } else if (copying) {
        if (!copying.stream.write(bytes)) await once(copying.stream, 'drain');
      } else if (name.startsWith('blobs/')) await writeBlob(blobs, name, bytes);
    }
    await end();
    await goOnCounting(client);
    await client.query('commit');
  } finally {
    client.release(true); // its transaction ends with it
  }
}

/** The storage derives the path from the name: the first part of the path is where the backup found the file. */
async function writeBlob(blobs: Blobs, path: string, bytes: Buffer): Promise<void> {
  await blobs.put(path.split('/').slice(2).join('/'), bytes);
}

/** Sequences continue after their last number. */
async function goOnCounting(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select format('%I.%I', table_schema, table_name) as table, column_name as column
    from information_schema.columns where is_identity = 'YES'`);
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
      [table, column],
    );
}

const taken = (what: string) =>
  new Error(`There is data in ${what} already: restore into an empty DATA_DIR and database.`);
