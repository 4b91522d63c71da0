import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import {
  openPostgresEventStore,
  type PostgresEventStore,
} from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import type { Projection } from '../../modules/kernel/processing/projection.js';
import { createSchema, rebuild } from '../../modules/kernel/processing/rebuild.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { alarm } from '../postgres/projection.js';
import { metaNow, noteEvents, notes, written } from './notes.js';

let database: TestDatabase;
let store: PostgresEventStore;
let eventStore: DomainEventStore;
beforeEach(async () => {
  database = await freshDatabase();
  store = openPostgresEventStore(database.pool);
  eventStore = new DomainEventStore(store, new PersonKeys(database.pool, 's'.repeat(32)));
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const wall = (name: string): Projection => ({
  ...notes(),
  name,
  createIndexes: ['create index by_words on note (words)', 'create index by_taken on note (taken)'],
});

const build = async (...projections: Projection[]) => {
  const db = databaseOn(database.pool);
  for (const projection of projections) await createSchema(db, projection);
  await rebuild({ projections, eventStore, db, pool: database.pool, alarm, progress: undefined });
};

test('several projections are built in one pass: each batch is read and decrypted once, the next while one is written', async () => {
  for (const id of ['1', '2', '3'])
    await eventStore.append(noteEvents, id, [written('ana', `note ${id}`)], 'none', metaNow());
  const calls: string[] = [];
  const { readAll } = store;
  store.readAll = (after) => {
    calls.push(`read after ${after}`);
    return readAll.call(store, after, 2);
  };
  const observed = (name: string): Projection => {
    const projection = wall(name);
    const handle: Projection['handle'] = async (tx, events) => {
      calls.push(`${name} handles ${events.map(({ position }) => position)}`);
      await projection.handle(tx, events);
    };
    return { ...projection, handle };
  };
  await build(observed('one-wall'), observed('two-wall'));
  expect(calls.slice(0, 2)).toEqual(['read after 0', 'read after 2']);
  expect(calls.toSorted()).toEqual([
    'one-wall handles 1,2',
    'one-wall handles 3',
    'read after 0',
    'read after 2',
    'read after 3',
    'two-wall handles 1,2',
    'two-wall handles 3',
  ]);
});

test('indexes are made after the rows, and the tables are vacuumed and analysed before they serve', async () => {
  await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  let before: unknown;
  const observed: Projection = {
    ...wall('one-wall'),
    afterRebuild: async () => {
      before = await indexes('one_wall__next');
    },
  };
  await build(observed);
  expect(before).toEqual(['note_pkey']);
  expect(await indexes('one_wall')).toEqual(['by_taken', 'by_words', 'note_pkey']);
  const { rows } = await database.pool.query(
    `select reloptions, last_vacuum is not null as vacuumed, last_analyze is not null as analysed
     from pg_class join pg_stat_user_tables on relid = pg_class.oid where relid = 'one_wall.note'::regclass`,
  );
  expect(rows).toEqual([{ reloptions: null, vacuumed: true, analysed: true }]);
});

test('what can be made in parts is made side by side, from all rows', async () => {
  await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  const begun: string[] = [];
  let meet: () => void;
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const observed: Projection = {
    ...wall('one-wall'),
    makePart: async (_tx, { nth, of }, _keys, copyRows) => {
      begun.push(`${nth} of ${of}`);
      if (begun.length === of) meet();
      await met;
      await copyRows?.('note', ['id', 'words'], [[`part ${nth}`, 'more']]);
    },
  };
  await build(observed);
  expect(begun.toSorted()).toEqual(['0 of 2', '1 of 2']);
  const { rows } = await database.pool.query('select id from one_wall.note order by 1');
  expect(rows.map(({ id }) => id)).toEqual(['1', 'part 0', 'part 1']);
});

test('an event that cannot be decrypted parks its stream for the projections that handle it alone', async () => {
  const deaf: Projection = { ...wall('deaf-wall'), handles: [] };
  await eventStore.append(noteEvents, '1', [written('ana', 'hello')], 'none', metaNow());
  await database.pool.query(`update kernel.event set data = data || '{"sealed": "c3BvaWxlZA=="}'`);
  const parked: string[] = [];
  const db = databaseOn(database.pool);
  const projections = [wall('one-wall'), deaf];
  for (const projection of projections) await createSchema(db, projection);
  await rebuild({
    projections,
    eventStore,
    db,
    pool: database.pool,
    alarm: ({ processor }) => parked.push(processor),
    progress: undefined,
  });
  expect(parked).toEqual(['one-wall (next)']);
  const { rows } = await database.pool.query('select name, stream from kernel.parked');
  expect(rows).toEqual([{ name: 'one-wall', stream: 'note-1' }]);
});

const indexes = async (schema: string) =>
  (
    await database.pool.query<{ indexname: string }>(
      'select indexname from pg_indexes where schemaname = $1 order by 1',
      [schema],
    )
  ).rows.map(({ indexname }) => indexname);
