import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { databaseOn } from '../../kernel/postgres/database.js';
import { ordersMigrations } from '../orders.migrations.js';
import { OrderIds } from './order-ids.service.js';

let database: TestDatabase;
let ids: OrderIds;
beforeAll(async () => {
  database = await freshDatabase(ordersMigrations);
  ids = new OrderIds(databaseOn(database.pool));
});
afterAll(() => database.drop());

const codeOf = (asked: Promise<void>) =>
  asked.then(
    () => 'ok',
    (error: { readonly code?: string }) => error.code,
  );

test('an id is of the date that named it first, as often as that names it', async () => {
  const id = newId();
  expect(await codeOf(ids.mustBeOf('june', id))).toBe('ok');
  expect(await codeOf(ids.mustBeOf('june', id))).toBe('ok');
  expect(await codeOf(ids.mustBeOf('july', id))).toBe('ORDER_ID_TAKEN');
});

test('of two dates that name an id in the same moment, one has it', async () => {
  for (let turn = 0; turn < 50; turn++) {
    const id = newId();
    const codes = await Promise.all(['june', 'july'].map((date) => codeOf(ids.mustBeOf(date, id))));
    expect(codes.toSorted()).toEqual(['ORDER_ID_TAKEN', 'ok']);
  }
});

test('of many that two processes name at once, in any sequence, each has one date', async () => {
  const other = new OrderIds(databaseOn(database.pool));
  const all = Array.from({ length: 300 }, () => newId());
  const ask = (by: OrderIds, date: string, those: readonly string[]) =>
    Promise.all(those.map((id) => codeOf(by.mustBeOf(date, id))));
  const [june, july] = await Promise.all([ask(ids, 'june', all), ask(other, 'july', all.toReversed())]);
  const both = all.map((_, at) => [june[at], july.toReversed()[at]].toSorted());
  expect(new Set(both.map(String))).toEqual(new Set(['ORDER_ID_TAKEN,ok']));
});
