import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { databaseOn } from '../postgres/database.js';
import { loadCheckpoint } from './checkpoint.js';
import { CheckpointMoves } from './checkpoint-moves.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('checkpoints that are where they should be move together; one that is elsewhere, rebuilt or locked is left where it is', async () => {
  const { pool } = database;
  const names = ['walls', 'seats', 'elsewhere', 'rebuilt', 'locked'];
  const checkpoints = await Promise.all(names.map((name) => loadCheckpoint(databaseOn(pool), name, 3)));
  await pool.query("update kernel.checkpoint set position = 4 where name = 'elsewhere'");
  await pool.query("update kernel.checkpoint set generation = 2 where name = 'rebuilt'");
  const other = await pool.connect();
  await other.query("begin; select from kernel.checkpoint where name = 'locked' for update");
  const moves = new CheckpointMoves(pool);
  const to = { id: randomUUID(), position: 9 };
  const moved = await Promise.all(
    checkpoints.map((checkpoint, at) => moves.move({ name: names[at] as string, checkpoint, to })),
  );
  await other.query('rollback');
  other.release();
  expect(moved).toEqual([true, true, false, false, false]);
  const { rows } = await pool.query('select name, position, event_id from kernel.checkpoint');
  expect(Object.fromEntries(rows.map(({ name, ...row }) => [name, row]))).toEqual({
    walls: { position: 9, event_id: to.id },
    seats: { position: 9, event_id: to.id },
    elsewhere: { position: 4, event_id: null },
    rebuilt: { position: 3, event_id: null },
    locked: { position: 3, event_id: null },
  });
});
