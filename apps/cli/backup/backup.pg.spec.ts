import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pino } from 'pino';
import { readEnvironment } from '../../../modules/kernel/config/environment.js';
import { schemaOf } from '../../../modules/kernel/processing/projection.js';
import { grown, openMembers } from '../../../modules/members/members.fixtures.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { projections } from '../../runtime/registry.js';
import { backup } from './backup.js';
import { keptTables } from './kept-tables.js';
import { restore } from './restore.js';

const now = '2026-11-20T12:00:00.000Z';
const log = pino({ level: 'silent' });

let smc: Awaited<ReturnType<typeof openMembers>>;
let folder: string;
let file: string;
let other: TestDatabase;
beforeAll(async () => {
  smc = await openMembers();
  folder = await mkdtemp(join(tmpdir(), 'smc-backup-'));
  file = join(folder, 'smc.tar.gz');
  other = await freshDatabase();
});
afterAll(async () => {
  await smc.close();
  await other.drop();
  await rm(folder, { recursive: true });
});

const elsewhere = (SECRET_KEY: string) =>
  readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: other.url,
    DATA_DIR: join(folder, 'restored'),
    SECRET_KEY,
  });

test('what is backed up while the product runs is restored elsewhere, row by row and photo by photo', async () => {
  const { runtime } = smc;
  const ana = await smc.member('Ana', grown);
  await ana.list();
  await ana.picture();
  await smc.waitForProcessors();
  expect(await backup(runtime, file, now)).toContain('events');
  const before = await rowsOf(smc.pool);

  await expect(restore(elsewhere('another secret than that of the backup'), log, file)).rejects.toThrow(
    'not the one',
  );
  expect(await restore(elsewhere(runtime.secret), log, file)).toMatch(/The log is sound: \d+ events/);
  expect(await rowsOf(other.pool)).toEqual(before);
  const photos = await photosIn(runtime.environment.DATA_DIR);
  expect(photos.length).toBeGreaterThan(0);
  expect(await photosIn(join(folder, 'restored'))).toEqual(photos);

  await expect(restore(elsewhere(runtime.secret), log, file)).rejects.toThrow('There is data in');
});

test('a backup that is cut off is refused before anything is written', async () => {
  const cut = join(folder, 'cut.tar.gz');
  await writeFile(cut, (await readFile(file)).subarray(0, -200));
  await expect(restore(elsewhere(smc.runtime.secret), log, cut)).rejects.toThrow('is not a whole backup');
});

async function photosIn(dir: string): Promise<readonly string[]> {
  const root = join(dir, 'blobs');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = files.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const lines = paths.map(
    async (path) => `${relative(root, path)} ${(await readFile(path)).toString('base64')}`,
  );
  return (await Promise.all(lines)).sort();
}

/** All rows that are kept, and those of all read models, by table. */
async function rowsOf(pool: TestDatabase['pool']): Promise<Readonly<Record<string, readonly string[]>>> {
  const client = await pool.connect();
  try {
    const built = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)",
      [projections.map(({ name }) => schemaOf(name))],
    );
    const tables = [
      ...(await keptTables(client)),
      ...built.rows.map(({ name }) => ({ name, where: 'true' })),
    ];
    const all: Record<string, readonly string[]> = {};
    for (const { name, where } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(one)::text as row from ${name} one where ${where} order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    client.release();
  }
}
