import type pg from 'pg';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import { keysOf } from '../../modules/matching/keys.rules.js';
import type { Need, Thing } from '../../modules/matching/match.rules.js';
import { findPairs } from '../../projections/matching/find-pairs.js';
import { matching } from '../../projections/matching/matching.projection.js';
import { chanceOf } from './made-up-listings.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

const makes = [
  ['Chevrolet', 'C10', 'Chevelle', 'Impala', 'Nova', 'Bel Air', 'Camaro', 'Corvair'],
  ['Ford', 'F100', 'Mustang', 'Galaxie', 'Fairlane', 'Falcon', 'Thunderbird', 'Model A'],
  ['Plymouth', 'Barracuda', 'Fury', 'Valiant', 'Belvedere', 'Duster'],
  ['Pontiac', 'GTO', 'Firebird', 'Bonneville', 'Catalina', 'Tempest'],
  ['Dodge', 'Charger', 'Dart', 'Coronet', 'D100', 'Polara'],
] as const;
const parts =
  'Fender|Hood|Carburetor|Distributor|Radiator|Water pump|Tail light|Grille|Front bumper|Steering wheel|Intake manifold|Cylinder head|Starter|Alternator|Door handle|Window crank|Speedometer|Hubcap|Seat track|Master cylinder'.split(
    '|',
  );

/** One new listing held against so many open needs, and one new need against so many listings: p50 and p95 of `turns` each, one after the other. The
 *  entries are written by rows, not through the log.
 *  units  ms in the process */
export async function matchBench(
  pool: pg.Pool,
  { needs, listings, turns }: { readonly needs: number; readonly listings: number; readonly turns: number },
  say: Say,
): Promise<void> {
  const db = databaseOn(pool);
  await createSchema(db, matching);
  await fill(pool, 'need', needs);
  await fill(pool, 'thing', listings);
  await pool.query('vacuum analyze matching.entry');
  say(`${figure(needs)} open needs, ${figure(listings)} listings`);
  for (const sort of ['thing', 'need'] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < turns + 10; turn++) {
      const id = `new ${sort} ${turn}`;
      await pool.query(insert, [JSON.stringify([entryOf(sort, 10_000_000 + turn, id)])]);
      const begun = performance.now();
      await db.transaction().execute(async (tx) => {
        await enterSchema(tx, 'matching');
        await findPairs(tx, [id]);
      });
      if (turn >= 10) times.push(performance.now() - begun);
      await pool.query('delete from matching.entry where id = $1', [id]);
    }
    const what = sort === 'thing' ? 'a new listing against the needs' : 'a new need against the listings';
    say(`${what}: p50 ${figure(quantile(times, 0.5), 1)} ms, p95 ${figure(quantile(times, 0.95), 1)} ms`);
  }
  await pool.query('drop schema matching cascade');
}

const insert = `insert into matching.entry (id, sort, owner_id, version, status, is_open, content, keys, position)
  select id, sort, owner_id, 1, 'active', true, content, keys, 1
  from jsonb_to_recordset($1::jsonb) e(id text, sort text, owner_id text, content jsonb, keys text[])`;

async function fill(pool: pg.Pool, sort: 'need' | 'thing', many: number): Promise<void> {
  for (let first = 0; first < many; first += 5_000) {
    const entries = Array.from({ length: Math.min(5_000, many - first) }, (_, at) =>
      entryOf(sort, first + at, `${sort} ${first + at}`),
    );
    await pool.query(insert, [JSON.stringify(entries)]);
  }
}

function entryOf(sort: 'need' | 'thing', number: number, id: string) {
  const chance = chanceOf(number + (sort === 'need' ? 500_000_000 : 0));
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(chance() * values.length)] as Value;
  const [make, ...models] = pick(makes);
  const yearFrom = 1950 + Math.floor(chance() * 25);
  const described = {
    title: pick(parts),
    categoryPrimary: 'Parts',
    categorySub: null,
    isVehicle: false,
    partNumbers: chance() < 0.3 ? [{ number: String(1_000_000 + Math.floor(chance() * 900_000)) }] : [],
    fitment: [{ make, model: pick(models), yearFrom, yearTo: yearFrom + 2 }],
    point: { latitude: 30 + 15 * chance(), longitude: -120 + 45 * chance() },
  };
  const content: Need | Thing =
    sort === 'need'
      ? { ...described, acceptOrigin: [], acceptCondition: [], mostCents: 20_000, radius: 200, byMail: false }
      : {
          ...described,
          origin: 'oem',
          condition: 'used-good',
          cents: 15_000,
          isNegotiable: true,
          ships: false,
        };
  return { id, sort, owner_id: `${sort} owner ${number % 50_000}`, content, keys: keysOf(sort, content) };
}
