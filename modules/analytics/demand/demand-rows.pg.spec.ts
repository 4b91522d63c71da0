import fc from 'fast-check';
import { sql } from 'kysely';
import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { plusDays } from '../../kernel/decider/time.js';
import { miles } from '../../kernel/geometry/sphere.rules.js';
import { type Database, databaseOn } from '../../kernel/postgres/database.js';
import { analyticsMigrations } from '../analytics.migrations.js';
import { fewestPeople } from './demand.contract.js';
import { cellsWithin, epochOf, windowAt } from './demand.rules.js';
import { addEmptySearches, keyOfEpoch, missedIn } from './demand-rows.js';
import { EmptySearchNotes } from './empty-search-notes.js';
import { endSearchEpochsJob } from './end-search-epochs.job.js';

let database: TestDatabase;
let db: Database;
let notes: EmptySearchNotes;
const warned: unknown[] = [];
const open = () =>
  new EmptySearchNotes(db, 's'.repeat(32), { warn: (about: unknown) => void warned.push(about) });
beforeEach(async () => {
  database = await freshDatabase(analyticsMigrations);
  db = databaseOn(database.pool);
  notes = open();
  warned.length = 0;
});
afterEach(async () => {
  await notes.onApplicationShutdown();
  await database.drop();
});

/** The second day of an epoch. */
const tuesday = '2026-11-03T12:00:00.000Z';
const later = (days: number) => plusDays(tuesday, days);
const janesville = { latitude: 42.68, longitude: -89.02 };
const chicago = { latitude: 41.88, longitude: -87.63 };
const minneapolis = { latitude: 44.98, longitude: -93.27 };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const look = (nth: number, words: string, now = tuesday, point = janesville) =>
  notes.note({ words, point, now, viewer: { ip: `192.0.2.${nth}`, userAgent: firefox } });
async function looked(people: number, words: string, now = tuesday, point = janesville): Promise<void> {
  for (let nth = 0; nth < people; nth++) look(nth, words, now, point);
  await notes.write();
}
const shown = (now: string, place = janesville) =>
  missedIn(db, cellsWithin(place, 200), { ...windowAt(now), fewest: fewestPeople });
const endEpochsAt = (now: string) =>
  endSearchEpochsJob({ db }).run({ now, attempt: 1, isLast: true, signal: new AbortController().signal });
const rowsOf = async (table: string) => (await database.pool.query(`select * from analytics.${table}`)).rows;

test('people who found nothing are shown from the next Monday on, from five people on, as most of them typed it', async () => {
  await looked(3, "'53 GMC grille");
  for (const nth of [3, 4, 5, 6]) look(nth, '53 gmc Grille');
  await notes.write();
  await looked(4, 'grille 54 GMC');
  expect(await shown(later(5))).toEqual([]);
  expect(await shown(later(6))).toEqual([{ words: '53 gmc Grille', people: 7 }]);
});

test('one more person on one day changes nothing before the Monday after', async () => {
  await looked(5, 'grille');
  const before = await shown(later(7));
  expect(before).toEqual([{ words: 'grille', people: 5 }]);
  look(9, 'grille', later(8));
  await notes.write();
  expect(await shown(later(12))).toEqual(before);
  expect(await shown(later(13))).toEqual([{ words: 'grille', people: 6 }]);
});

test('a person counts once for the same words in four weeks, where they looked first', async () => {
  for (const day of [0, 1, 7]) await looked(4, 'grille', later(day));
  await looked(4, 'Grilles', later(8), minneapolis);
  expect(await shown(later(14))).toEqual([]);
  await looked(5, 'grille', later(8));
  expect(await shown(later(14))).toEqual([{ words: 'grille', people: 5 }]);
});

test('near are about 200 miles', async () => {
  await looked(5, 'grille', tuesday, chicago);
  await looked(6, 'hood', tuesday, minneapolis);
  expect(await shown(later(7))).toEqual([{ words: 'grille', people: 5 }]);
  expect(await shown(later(7), minneapolis)).toEqual([{ words: 'hood', people: 6 }]);
});

test('a member is a person; a household is one person by all its browsers; robots are nobody', async () => {
  const note = (userAgent: string | undefined, id?: string) =>
    notes.note({
      words: 'grille',
      point: janesville,
      now: tuesday,
      viewer: { ip: '192.0.2.1', userAgent, ...(id && { actor: { id } }) },
    });
  for (const version of [140, 141, 142]) note(firefox.replaceAll('145', `${version}`));
  for (const id of ['ana', 'bob']) note(firefox, id);
  for (const robot of ['Googlebot/2.1', 'curl/8.5.0', undefined]) note(robot);
  await notes.write();
  expect(await rowsOf('empty_search')).toHaveLength(3);
});

test('once four weeks are over their key is gone, and of people there are counts alone, which are shown for four weeks more', async () => {
  await looked(6, 'grille');
  await looked(2, 'hood', later(1), chicago);
  const before = await shown(later(13));
  await endEpochsAt(later(14));
  expect(await rowsOf('empty_search')).toHaveLength(8);
  const epoch = epochOf(tuesday);
  await endEpochsAt(later(27));
  expect(await rowsOf('empty_search')).toEqual([]);
  expect((await rowsOf('search_epoch')).map((row) => row.epoch)).toEqual([epoch + 1]);
  expect((await rowsOf('empty_search_count')).map(({ form, people }) => [form, people]).toSorted()).toEqual([
    ['grille', 6],
    ['hood', 2],
  ]);
  expect(before).toEqual([{ words: 'grille', people: 6 }]);
  expect([await shown(later(27)), await shown(later(54))]).toEqual([before, before]);
  expect(await shown(later(55))).toEqual([]);
  await endEpochsAt(later(55));
  expect(await rowsOf('empty_search_count')).toEqual([]);
  const { rows } = await database.pool.query("select from kernel.job where name = 'wipe-deleted'");
  expect(rows.length).toBeGreaterThan(0);
});

test('of two epochs the one with more people is shown: nobody knows who is in both', async () => {
  await looked(7, 'grille');
  await endEpochsAt(later(27));
  await looked(5, 'grille', later(28));
  expect(await shown(later(34))).toEqual([{ words: 'grille', people: 7 }]);
  await looked(12, 'grille', later(35));
  expect(await shown(later(41))).toEqual([{ words: 'grille', people: 12 }]);
});

test('what comes too late for an epoch is dropped, and makes no new key for it', async () => {
  await looked(5, 'grille');
  const key = await keyOfEpoch(db, epochOf(tuesday));
  await endEpochsAt(later(27));
  await looked(9, 'grille');
  const other = open();
  other.note({
    words: 'hood',
    point: janesville,
    now: tuesday,
    viewer: { ip: '192.0.2.1', userAgent: firefox },
  });
  await other.onApplicationShutdown();
  expect(await rowsOf('empty_search')).toEqual([]);
  const keys = (await rowsOf('search_epoch')).map((row) => row.key.toString('hex'));
  expect(keys).not.toContain(key?.toString('hex'));
  expect([keys.length, warned]).toEqual([1, []]);
});

test('two processes know the same person, and nobody by the database alone', async () => {
  const other = open();
  look(1, 'grille');
  await notes.write();
  other.note({
    words: 'grille',
    point: janesville,
    now: tuesday,
    viewer: { ip: '192.0.2.1', userAgent: firefox },
  });
  await other.onApplicationShutdown();
  const elsewhere = new EmptySearchNotes(db, 'another secret of an installation', { warn: () => undefined });
  elsewhere.note({
    words: 'grille',
    point: janesville,
    now: tuesday,
    viewer: { ip: '192.0.2.1', userAgent: firefox },
  });
  await elsewhere.onApplicationShutdown();
  expect(await rowsOf('empty_search')).toHaveLength(2);
});

test('one network has sixty notes in an hour, and an epoch as many rows as are kept', async () => {
  for (let nth = 0; nth < 70; nth++) look(1, `grille ${1000 + nth}`);
  await notes.write();
  expect(await rowsOf('empty_search')).toHaveLength(60);
  const epoch = epochOf(tuesday);
  const row = { form: 'hood', words: 'hood', week: 0, latitude: 85, longitude: -178 };
  const add = (nth: number) => addEmptySearches(db, epoch, [{ ...row, person: Buffer.from([nth]) }], 61);
  await add(1);
  await add(2);
  expect(await rowsOf('empty_search')).toHaveLength(61);
});

test('what a database that is away could not take is written later', async () => {
  await sql`alter table analytics.empty_search rename to away`.execute(db);
  await looked(5, 'grille');
  expect([warned.length, (await rowsOf('away')).length]).toEqual([1, 0]);
  await sql`alter table analytics.away rename to empty_search`.execute(db);
  await notes.write();
  expect(await shown(later(7))).toEqual([{ words: 'grille', people: 5 }]);
});

const days = 84;
const places = [janesville, chicago, minneapolis];
const searches = fc.array(
  fc.record({
    day: fc.nat(days - 1),
    person: fc.nat(7),
    words: fc.constantFrom('grille', 'hood'),
    place: fc.nat(places.length - 1),
  }),
  { minLength: 30, maxLength: 90 },
);

test('whoever looked for whatever, wherever and whenever: shown is the number of different people, never fewer than five, never of the running week', async () => {
  const theTuesday = Date.parse(tuesday) - Date.parse('2026-11-02T00:00:00.000Z');
  const weekOfDay = (day: number) => Math.floor((day * 86_400_000 + theTuesday) / (7 * 86_400_000));
  await fc.assert(
    fc.asyncProperty(searches, fc.nat(days), async (made, day) => {
      await sql`truncate analytics.empty_search, analytics.empty_search_count, analytics.search_epoch`.execute(
        db,
      );
      await notes.onApplicationShutdown();
      notes = open();
      const before = made.filter((one) => one.day <= day).toSorted((one, other) => one.day - other.day);
      const first = new Map<string, (typeof made)[number]>();
      let epoch = 0;
      for (const one of before) {
        const its = Math.floor(weekOfDay(one.day) / 4);
        if (its > epoch) await endEpochsAt(later(one.day));
        epoch = its;
        look(one.person, one.words, later(one.day), places[one.place]);
        await notes.write();
        const key = `${epoch} ${one.words} ${one.person}`;
        if (!first.has(key)) first.set(key, one);
      }
      const running = weekOfDay(day);
      const expected = ['grille', 'hood'].flatMap((words) => {
        const inEpoch = (of: number) =>
          [...first.values()].filter(
            (one) =>
              one.words === words &&
              Math.floor(weekOfDay(one.day) / 4) === of &&
              weekOfDay(one.day) < running &&
              miles(places[one.place] ?? chicago, janesville) < 200,
          ).length;
        const people = Math.max(inEpoch(Math.floor(running / 4)), inEpoch(Math.floor(running / 4) - 1));
        return people >= 5 ? [{ words, people }] : [];
      });
      const found = await shown(later(day));
      expect(found.toSorted((one, other) => (one.words < other.words ? -1 : 1))).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
