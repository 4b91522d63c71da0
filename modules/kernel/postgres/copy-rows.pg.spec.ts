import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { type CopyConnection, openCopyConnection } from './copy-rows.js';

let database: TestDatabase;
let connection: CopyConnection;
beforeEach(async () => {
  database = await freshDatabase();
  await database.pool.query('create table note (id int primary key, words text, more jsonb, seen boolean)');
  connection = await openCopyConnection(database.pool);
});
afterEach(async () => {
  connection.release();
  await database.drop();
});

const columns = ['id', 'words', 'more', 'seen'];
const odd = 'tab\t line\n return\r back\\slash \\N \\. "quoted" é 🚗';

test('rows arrive as they were, whatever their texts hold', async () => {
  await connection.copyRows('note', columns, [
    [1, odd, { words: [odd] }, true],
    [2, null, null, undefined],
    [3, '', [], false],
  ]);
  const { rows } = await database.pool.query('select * from note order by id');
  expect(rows).toEqual([
    { id: 1, words: odd, more: { words: [odd] }, seen: true },
    { id: 2, words: null, more: null, seen: null },
    { id: 3, words: '', more: [], seen: false },
  ]);
});

test('a refused copy rolls back with its transaction, and the connection goes on', async () => {
  const copied = connection.db.transaction().execute(async () => {
    await connection.copyRows('note', columns, [[1, 'one', null, true]]);
    await connection.copyRows('note', columns, [[1, 'again', null, true]]);
  });
  await expect(copied).rejects.toMatchObject({ code: '23505' });
  await connection.copyRows('note', columns, [[2, 'two', null, true]]);
  const { rows } = await database.pool.query('select words from note');
  expect(rows).toEqual([{ words: 'two' }]);
});
