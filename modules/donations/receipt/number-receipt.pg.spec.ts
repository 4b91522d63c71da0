import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { numberReceipt } from './number-receipt.js';
import { receiptsMigrations } from './receipts.migrations.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase(receiptsMigrations);
});
afterAll(() => database.drop());

test('forty receipts that are numbered at once, each twice, have the numbers from 1 to 40', async () => {
  const db = databaseOn(database.pool);
  const gifts = Array.from({ length: 40 }, (_, at) => `gift ${at}`);
  const given = await Promise.all([...gifts, ...gifts].map((gift) => numberReceipt(db, gift, 2026)));
  const numbers = given.map(({ number }) => number);
  expect(numbers.slice(0, 40)).toEqual(numbers.slice(40));
  expect(numbers.slice(0, 40).sort((one, other) => one - other)).toEqual(gifts.map((_, at) => at + 1));
});

test('each year begins with 1', async () =>
  expect(await numberReceipt(databaseOn(database.pool), 'first', 2027)).toEqual({ year: 2027, number: 1 }));
