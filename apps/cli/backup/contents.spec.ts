import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entry } from './archive.fixtures.js';
import { type Entry, writeArchive } from './archive.js';
import { contentsOf, mustFit } from './contents.js';

const secret = 's'.repeat(32);
const about = { format: 2, at: '2026-11-20T12:00:00.000Z', head: 2, migrations: ['0001-log'] };
const tables = [
  { name: 'kernel.event', columns: ['position', '"at"'], where: 'true' },
  { name: 'identity.account', columns: ['id'], where: 'true' },
];
const whole = [
  entry('about.json', about),
  entry('tables/kernel.event/columns.json', ['position', '"at"']),
  entry('tables/kernel.event/0', '1'),
  entry('tables/kernel.event/1', '2'),
  entry('tables/identity.account/columns.json', ['id']),
  entry('blobs/aa/photo', 'bytes'),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smc-contents-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The first step of restoring these entries. */
async function check(entries: readonly Entry[]): Promise<void> {
  const file = join(folder, `${crypto.randomUUID()}.backup`);
  await writeArchive(
    file,
    secret,
    (async function* () {
      yield* entries;
    })(),
  );
  mustFit((await contentsOf(file, { secret })).columns, tables);
}

const without = (name: string) => whole.filter((one) => one.name !== name);
const withNext = (name: string, ...more: readonly Entry[]) =>
  whole.flatMap((one) => (one.name === name ? [one, ...more] : [one]));
const columns = 'tables/identity.account/columns.json';
const renamed = (content: unknown) =>
  whole.map((one) => (one.name === columns ? entry(columns, content) : one));

test('a backup of all tables of its schema is taken', async () => {
  await check(whole);
  await check(without('blobs/aa/photo'));
});

test.each<[string, readonly Entry[]]>([
  ['without a word of itself', without('about.json')],
  ['without anything', []],
  ['of another form', [entry('about.json', { ...about, format: 3 }), ...without('about.json')]],
  ['without tables', [entry('about.json', about)]],
  ['without one table', without(columns)],
  ['with a table more', withNext(columns, entry('tables/pg_catalog.pg_authid/columns.json', ['oid']))],
  [
    'with SQL for a table',
    withNext(columns, entry("tables/kernel.job (id) from program 'id' --/columns.json", [])),
  ],
  ['with SQL for a column', renamed(["id) from program 'touch /tmp/x' --"])],
  ['with a column more', renamed(['id', 'password'])],
  ['with a column twice', renamed(['id', 'id'])],
  ['without a column', renamed([])],
  ['with columns that are no names', renamed({ id: true })],
  ['with columns that are not JSON', renamed('id')],
  ['with a table twice', withNext(columns, entry('tables/kernel.event/columns.json', ['position', '"at"']))],
  ['with rows of no table', withNext('about.json', entry('tables/identity.account/0', 'an admin'))],
  ['with rows of a table before', withNext(columns, entry('tables/kernel.event/2', 'an event'))],
  ['with rows left out', without('tables/kernel.event/0')],
  ['with rows after the photos', [...whole, entry('tables/identity.account/0', 'an admin')]],
  ['with a file that nobody knows', withNext(columns, entry('../../etc/passwd', 'root'))],
])('a backup %s is refused', async (_, entries) => {
  await expect(check(entries)).rejects.toThrow(/is no backup of this product|The backup (has|lacks)/);
});
