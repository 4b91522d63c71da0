import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { type Database, databaseOn } from '../../kernel/postgres/database.js';
import { marketplaceMigrations } from '../marketplace.migrations.js';
import { addSeen, audienceOf, deleteAudience, deleteAudienceOf } from './audience-rows.js';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase(marketplaceMigrations);
  db = databaseOn(database.pool);
});
afterAll(() => database.drop());

const days = (day: number) => new Date(Date.UTC(2026, 8, day, 10)).toISOString();
const seen = { id: 'hood', sellerId: 'ana', impressions: 2, views: 1 };

test('the figures are of 30 days, are kept for as long as is said, and go with the seller', async () => {
  for (const day of [1, 2, 2, 31])
    await addSeen(
      db,
      [seen, { ...seen, id: 'radio', sellerId: 'bob' }].map((one) => ({
        ...one,
        day: days(day).slice(0, 10),
      })),
    );
  expect(await audienceOf(db, 'ana', days(31))).toEqual([{ id: 'hood', impressions: 6, views: 3 }]);
  await deleteAudience(db, days(2));
  expect(await audienceOf(db, 'ana', days(2))).toEqual([{ id: 'hood', impressions: 6, views: 3 }]);
  await deleteAudienceOf(db, ['ana']);
  expect(await audienceOf(db, 'ana', days(31))).toEqual([]);
  expect(await audienceOf(db, 'bob', days(31))).toHaveLength(1);
});
