import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../modules/kernel/postgres/embedded-postgres.js';
import { appendOnly } from '../../modules/kernel/postgres/erase-deleted-rows.job.js';
import { eraseDeletedRows } from '../../modules/kernel/postgres/erase-deleted-rows.js';
import { newEvent } from '../../test/event-store/sample-events.js';
import { openRuntime, type Runtime } from './runtime.js';

/** A server of its own, because roles belong to the whole server. */
let dir: string;
let postgres: EmbeddedPostgres;
let serving: Runtime;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'smc-roles-'));
  postgres = await startEmbeddedPostgres({ dir, unsafe: true });
  await prepared({ DATABASE_URL: postgres.url });
  const superuser = await readFile(join(dir, 'postgres-admin.secret'), 'utf8');
  await query(urlOf('postgres', superuser), `${await documentedSql()}; alter role smc_serve password 'rows'`);
  serving = await prepared({ DATABASE_URL: urlOf('smc_serve', 'rows') }, false);
});
afterAll(async () => {
  await serving?.close();
  await postgres?.stop();
  await rm(dir, { recursive: true, force: true });
});

const urlOf = (role: string, password: string) => postgres.url.replace(/\/\/.*@/, `//${role}:${password}@`);

test('a role that reads and writes rows serves what the owner made, and erases what was deleted', async () => {
  const { version } = await serving.store.append('tried-1', [newEvent()], 'none');
  expect(version).toBe(1);
  await serving.pool.query('delete from listing_search.card');
  await eraseDeletedRows(serving.pool, appendOnly);
});

test.each([
  ['rewrite the log', "update kernel.event set data = '{}'"],
  ['shorten the log', 'delete from kernel.event'],
  ['forget a signed checkpoint', 'delete from kernel.log_checkpoint'],
  ['empty a table at once', 'truncate kernel.event'],
  ['change a table', 'alter table identity.account add column more text'],
  ['drop a read model', 'drop schema listing_search cascade'],
  ['make a schema', 'create schema more'],
  ['say that a migration was done', "insert into kernel.migration (id, digest) values ('x', 'x')"],
])('it may not %s', async (_, sql) => {
  await expect(serving.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});

test('a read model that is not there yet is refused with a code, and made by the owner for the role that serves', async () => {
  await query(postgres.url, 'drop schema ads cascade');
  const rows = { DATABASE_URL: urlOf('smc_serve', 'rows') };
  await expect(prepared(rows)).rejects.toThrow(/MIGRATE_DATABASE_URL.*\(SCHEMA_BEHIND\)/);
  await prepared({ ...rows, MIGRATE_DATABASE_URL: postgres.url });
  await expect(serving.pool.query('select from ads.ad')).resolves.toBeDefined();
});

test('a rebuild is refused with a code, and done by a process that has the role of the owner too', async () => {
  const rows = { DATABASE_URL: urlOf('smc_serve', 'rows') };
  await expect(serving.processors.rebuild('ads')).rejects.toThrow(
    /MIGRATE_DATABASE_URL.*\(MAY_NOT_REBUILD\)/,
  );
  const owner = await prepared({ ...rows, MIGRATE_DATABASE_URL: postgres.url }, false);
  await owner.processors.rebuild('ads').finally(() => owner.close());
  await expect(serving.pool.query('select from ads.ad')).resolves.toBeDefined();
});

test('a log that the role may change is taken out of its reach by the next migration', async () => {
  await query(postgres.url, 'grant update, delete on kernel.event to smc_serve');
  await prepared({ DATABASE_URL: urlOf('smc_serve', 'rows'), MIGRATE_DATABASE_URL: postgres.url });
  await expect(serving.pool.query('delete from kernel.event')).rejects.toMatchObject({ code: '42501' });
});

test('a migration that was not made is refused with the same code, and made as the owner', async () => {
  await query(postgres.url, 'delete from kernel.migration where id = (select max(id) from kernel.migration)');
  await expect(prepared({ DATABASE_URL: urlOf('smc_serve', 'rows') })).rejects.toThrow('(SCHEMA_BEHIND)');
});

/** What a start does before it serves. */
async function prepared(variables: NodeJS.ProcessEnv, closes = true): Promise<Runtime> {
  const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: join(dir, 'data'), ...variables });
  const runtime = await openRuntime(environment, pino({ level: 'silent' }));
  try {
    await runtime.processors.prepare();
    return runtime;
  } finally {
    if (closes) await runtime.close();
  }
}

/** The statements that the page for operators shows. */
async function documentedSql(): Promise<string> {
  const page = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  return /```sql\n([\s\S]*?)```/.exec(page)?.[1]?.trim().replace(/;$/, '') ?? '';
}

async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
