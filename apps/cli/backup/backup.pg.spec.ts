import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { readEnvironment } from '../../../modules/kernel/config/environment.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { schemaOf } from '../../../modules/kernel/processing/projection.js';
import { grown, openMembers } from '../../../modules/members/members.fixtures.js';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { projections } from '../../runtime/registry.js';
import { collected, unprotected } from './archive.fixtures.js';
import { readArchive } from './archive.js';
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
  file = join(folder, 'smc.backup');
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
  await fileInBuild(ana);
  await smc.waitForProcessors();
  expect(await backup(runtime, file, now)).toContain('events');
  const before = await rowsOf(smc.pool);

  await expect(restore(elsewhere('another secret than that of the backup'), log, file)).rejects.toThrow(
    'not the one',
  );
  expect(await restore(elsewhere(runtime.secret), log, file)).toMatch(/The log is sound: \d+ events/);
  expect(await rowsOf(other.pool)).toEqual(before);
  const photos = await photosIn(runtime.environment.DATA_DIR);
  expect(photos.filter((one) => one.includes('build-files/'))).toHaveLength(2);
  expect(await photosIn(join(folder, 'restored'))).toEqual(photos);

  await expect(restore(elsewhere(runtime.secret), log, file)).rejects.toThrow('There is data in');
});

test('a backup that is cut off or was changed is refused before anything is written', async () => {
  const bytes = await readFile(file);
  const changed = Buffer.from(bytes);
  changed[5_000] = (changed[5_000] ?? 0) ^ 1;
  for (const damaged of [bytes.subarray(0, -200), changed]) {
    const damagedFile = join(folder, 'damaged.backup');
    await writeFile(damagedFile, damaged);
    const restored = restore(elsewhere(smc.runtime.secret), log, damagedFile);
    await expect(restored).rejects.toThrow('is not a whole backup');
  }
});

test('what members wrote, and who they are, cannot be read in the file', async () => {
  const bytes = await readFile(file);
  for (const word of ['Radio', 'example.com', 'kernel.event', 'about.json'])
    expect(bytes.includes(word)).toBe(false);
  await expect(async () => gunzipSync(bytes)).rejects.toThrow();
});

test('a backup of an older version, which anybody could have changed, is restored only on purpose', async () => {
  const entries = await collected(readArchive(file, { secret: smc.runtime.secret }));
  const older = join(folder, 'older.tar.gz');
  await writeFile(
    older,
    await unprotected(
      entries.map(({ name, bytes }) => ({ name, bytes: name === 'about.json' ? olderAbout(bytes) : bytes })),
    ),
  );
  const database = await freshDatabase();
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'older'),
    SECRET_KEY: smc.runtime.secret,
  });
  try {
    await expect(restore(environment, log, older)).rejects.toThrow(/not protected.+--unprotected$/);
    const changed = await unprotected([
      ...entries,
      { name: 'tables/identity.account/0', bytes: Buffer.from('admin') },
    ]);
    await writeFile(join(folder, 'changed.tar.gz'), changed);
    const options = { unprotected: true };
    await expect(restore(environment, log, join(folder, 'changed.tar.gz'), options)).rejects.toThrow(
      'comes after the photos',
    );
    expect(await restore(environment, log, older, options)).toMatch(/The log is sound/);
  } finally {
    await database.drop();
  }
});

/** A receipt, and a book, which are files of their own. */
async function fileInBuild(by: Awaited<ReturnType<typeof smc.member>>): Promise<void> {
  const id = newId();
  await by.call('POST', '/api/builds', { id, vehicle: { year: 1966, make: 'Ford', model: 'F100' } });
  const receipt = Buffer.from('%PDF-1.4\n<< /Type /Page >>\nstartxref\n0\n%%EOF', 'latin1');
  await by.send('POST', `/api/builds/${id}/documents?documentId=${newId()}&name=Receipt`, receipt);
  await by.call('POST', `/api/builds/${id}/books`, { bookId: newId() });
}

/** The first entry of a backup of an older version. */
function olderAbout(bytes: Buffer): Buffer {
  const secretDigest = createHmac('sha256', smc.runtime.secret)
    .update('the secret of a backup')
    .digest('hex');
  return Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString()), format: 1, secretDigest }));
}

async function photosIn(dir: string): Promise<readonly string[]> {
  const root = join(dir, 'blobs');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = files.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const lines = paths.map(
    async (path) => `${relative(root, path)} ${(await readFile(path)).toString('base64')}`,
  );
  return (await Promise.all(lines)).sort();
}

/** All persisted rows, and those of all read models, by table; but for what running processors report of themselves every few seconds. */
async function rowsOf(pool: TestDatabase['pool']): Promise<Readonly<Record<string, readonly string[]>>> {
  const client = await pool.connect();
  try {
    const built = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)",
      [projections.map(({ name }) => schemaOf(name))],
    );
    const tables = [
      ...(await keptTables(client)).filter(({ name }) => name !== 'kernel.processor_report'),
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
