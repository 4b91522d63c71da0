import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { eraseDeletedRows } from './erase-deleted-rows.js';

test.each([
  ['that reads', 'begin isolation level repeatable read; select 1'], // from here on it sees both rows, and it locks nothing
  ['that writes', 'begin; select pg_current_xact_id()'],
  ['that writes elsewhere', 'begin; select pg_current_xact_id()'],
])('what a transaction under way %s may still see is wiped once it has ended', async (who, begin) => {
  const database = await freshDatabase([]);
  const elsewhere = who === 'that writes elsewhere' ? await freshDatabase([]) : undefined;
  const { pool } = database;
  await pool.query('create schema notes; create table notes.note (text text not null)');
  await pool.query("insert into notes.note values ('Quetzalcoatl'), ('Brobdingnag')");
  const other = await (elsewhere ?? database).pool.connect();
  await other.query(begin);
  await pool.query("delete from notes.note where text = 'Quetzalcoatl'");

  let isErased = false;
  const erased = eraseDeletedRows(pool, []).then(() => {
    isErased = true;
  });
  await new Promise((wake) => setTimeout(wake, 300));
  expect(isErased).toBe(false);
  await other.query('commit');
  other.release();
  await erased;
  const bytes = await fileOf(database, 'notes.note');
  expect(bytes).toContain('Brobdingnag');
  expect(bytes).not.toContain('Quetzalcoatl');
  await elsewhere?.drop();
  await database.drop();
});

async function fileOf({ pool, url }: TestDatabase, table: string): Promise<string> {
  const data = new URL(url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ path: string }>('select pg_relation_filepath($1) as path', [table]);
  return (await readFile(join(data, rows[0]?.path ?? ''))).toString('latin1');
}
