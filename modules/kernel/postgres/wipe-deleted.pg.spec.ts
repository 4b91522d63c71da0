import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { wipeDeleted } from './wipe-deleted.js';

test('what a transaction under way still sees is wiped once it has ended', async () => {
  const database = await freshDatabase([]);
  const { pool } = database;
  await pool.query('create schema notes; create table notes.note (text text not null)');
  await pool.query("insert into notes.note values ('Quetzalcoatl'), ('Brobdingnag')");
  const reader = await pool.connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select 1'); // from here on it sees both, and it locks nothing
  await pool.query("delete from notes.note where text = 'Quetzalcoatl'");

  let isWiped = false;
  const wiped = wipeDeleted(pool, []).then(() => {
    isWiped = true;
  });
  await new Promise((wake) => setTimeout(wake, 300));
  expect(isWiped).toBe(false);
  await reader.query('commit');
  reader.release();
  await wiped;
  const bytes = await fileOf(database, 'notes.note');
  expect(bytes).toContain('Brobdingnag');
  expect(bytes).not.toContain('Quetzalcoatl');
  await database.drop();
});

async function fileOf({ pool, url }: TestDatabase, table: string): Promise<string> {
  const data = new URL(url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ path: string }>('select pg_relation_filepath($1) as path', [table]);
  return (await readFile(join(data, rows[0]?.path ?? ''))).toString('latin1');
}
