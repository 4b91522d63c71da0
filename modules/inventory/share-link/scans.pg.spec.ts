import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { type Database, databaseOn } from '../../kernel/postgres/database.js';
import { inventoryMigrations } from '../inventory.migrations.js';
import { addScan, deleteScansOf, scansOf } from './scans.shared.js';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase(inventoryMigrations);
  db = databaseOn(database.pool);
});
afterAll(() => database.drop());

test('openings are counted by day, the last first, and go with their owner', async () => {
  for (const [ownerId, day] of [
    ['ana', '2026-09-25'],
    ['ana', '2026-09-25'],
    ['ana', '2026-09-26'],
    ['bob', '2026-09-25'],
  ] as const)
    await addScan(db, { linkId: `link of ${ownerId}`, ownerId, day });
  expect((await scansOf(db, 'ana')).get('link of ana')).toEqual({
    total: 3,
    days: [
      { day: '2026-09-26', scans: 1 },
      { day: '2026-09-25', scans: 2 },
    ],
  });
  await db.transaction().execute((tx) => deleteScansOf(tx, ['ana']));
  expect([(await scansOf(db, 'ana')).size, (await scansOf(db, 'bob')).size]).toEqual([0, 1]);
});
