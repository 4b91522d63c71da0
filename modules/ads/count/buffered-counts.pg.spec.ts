import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { adsMigrations } from '../ads.migrations.js';
import { BufferedCounts } from './buffered-counts.js';

let database: TestDatabase;
let counts: BufferedCounts;
const warned: unknown[] = [];
const open = () =>
  new BufferedCounts(databaseOn(database.pool), { warn: (about: unknown) => void warned.push(about) });
const at = { id: 'one', place: 'wall', day: '2026-06-01' } as const;

beforeAll(async () => {
  database = await freshDatabase(adsMigrations);
  counts = open();
});
afterAll(async () => {
  await counts.onApplicationShutdown();
  await database.drop();
});

test('counts of an ad add up by the day and the place, before and after they are written', async () => {
  counts.add(at, 'shown');
  counts.add(at, 'shown');
  counts.add(at, 'pressed');
  expect((await counts.totalsOf(['one', 'two'])).get('one')).toEqual({ shown: 2, pressed: 1 });
  await counts.write();
  counts.add({ ...at, day: '2026-05-31' }, 'shown');
  counts.add(at, 'shown');
  const days = [
    { ...at, day: '2026-05-31', shown: 1, pressed: 0 },
    { ...at, shown: 3, pressed: 1 },
  ];
  expect(await counts.byDay('one')).toEqual(days);
  await counts.write();
  expect(await counts.byDay('one')).toEqual(days);
  expect((await counts.totalsOf(['one', 'two'])).get('two')).toEqual({ shown: 0, pressed: 0 });
});

test('two processes add to the same counts, and one that ends writes what it has', async () => {
  const other = open();
  counts.add({ ...at, id: 'three' }, 'shown');
  other.add({ ...at, id: 'three' }, 'shown');
  await other.onApplicationShutdown();
  await counts.write();
  expect((await counts.totalsOf(['three'])).get('three')).toEqual({ shown: 2, pressed: 0 });
});

test('what a database that is away could not take is written later', async () => {
  await database.pool.query('alter table advertising.count rename to away');
  counts.add({ ...at, id: 'four' }, 'pressed');
  await counts.write();
  expect(warned).toHaveLength(1);
  await database.pool.query('alter table advertising.away rename to count');
  await counts.write();
  expect((await open().totalsOf(['four'])).get('four')).toEqual({ shown: 0, pressed: 1 });
});
