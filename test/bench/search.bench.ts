import { sql } from 'kysely';
import type pg from 'pg';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { finishTables } from '../../modules/kernel/processing/rebuild.js';
import { ListingQuery, type ListingQueryInput } from '../../modules/marketplace/listing.schemas.js';
import { listingSearch } from '../../projections/listing-search/listing-search.projection.js';
import { searchListings } from '../../projections/listing-search/search.js';
import { type InMemory, inMemory } from './in-memory-search.js';
import { type Chance, chanceOf, madeUp, someWord, somewhere } from './made-up-listings.js';

export interface SearchBench {
  readonly listings: number;
  /** Searches of the mix, one at a time; then the same eight at once. */
  readonly searches: number;
}

/** Fill an empty database's listing search through the projection itself (a filled one stays as it is), then measure searches of a mix, each with its exact total and one page of
 *  50 cards, beside a scan of columns in memory and a haversine over the rows in SQL. Read the ratios, not the milliseconds.
 *  source  ADR 0007 */
export async function searchBench(pool: pg.Pool, { listings, searches }: SearchBench): Promise<void> {
  const db = databaseOn(pool);
  const now = new Date().toISOString();
  const { rowCount } = await pool.query("select from pg_namespace where nspname = 'listing_search'");
  if (!rowCount) await build(db, listings, Date.parse(now));
  await pool.query('vacuum analyze');
  await addMore(db, listings, Date.parse(now));
  const memory = await inMemory(pool);
  const asked = mixOf(chanceOf(2), searches);
  for (const { query } of asked.slice(0, 50)) await searchListings(db, query, now);

  const alone = await timed(asked, 1, async ({ query }) => (await searchListings(db, query, now)).total);
  const scans = await timed(
    asked.filter(({ query }) => query.search === undefined),
    1,
    async ({ query }) => memory.search(query),
  );
  const naive = await timed(asked.filter(({ kind }) => kind === 'home').slice(0, 10), 1, ({ query }) =>
    haversine(pool, query),
  );
  const eight = await timed(asked, 8, async ({ query }) => (await searchListings(db, query, now)).total);
  reportWrongTotals(alone, memory);
  report('searches, one at a time', alone);
  report('searches, eight at once', eight);
  report('scan of columns in memory (no words)', scans);
  report('haversine in SQL (home)', naive);
  const wordless = alone.filter(({ asked: { query } }) => query.search === undefined);
  const home = alone.filter(({ asked: { kind } }) => kind === 'home');
  say('ratio p95, searches without words / scan in memory', at(wordless, 0.95) / at(scans, 0.95));
  say('ratio p50, haversine in SQL / searches (home)', at(naive, 0.5) / at(home, 0.5));
}

interface Asked {
  readonly kind: string;
  readonly query: ListingQuery;
}

interface Timed {
  readonly asked: Asked;
  readonly total: number;
  readonly ms: number;
}

async function build(db: Database, listings: number, now: number): Promise<void> {
  const chance = chanceOf(1);
  const beside = 'listing_search__next';
  const start = performance.now();
  await db.transaction().execute(async (tx) => {
    await sql.raw(`create schema ${beside}`).execute(tx);
    await enterSchema(tx, beside);
    await sql.raw(listingSearch.create).execute(tx);
  });
  for (let at = 0; at < listings; at += 1_000) {
    const events = Array.from({ length: Math.min(1_000, listings - at) }, (_, more) =>
      madeUp(at + more, chance, now),
    ).flat();
    await db.transaction().execute(async (tx) => {
      await enterSchema(tx, beside);
      await listingSearch.handle(tx, events);
    });
  }
  const handled = performance.now();
  await finishTables({ projection: listingSearch, schema: beside }, db);
  await sql.raw(`alter schema ${beside} rename to listing_search`).execute(db);
  say(`${listings} listings handled (s)`, (handled - start) / 1_000);
  say('counts, vocabulary and indexes (s)', (performance.now() - handled) / 1_000);
}

/** Add listings to tables that have their indexes: rows, counts and words, one batch at a time. */
async function addMore(db: Database, listings: number, now: number): Promise<void> {
  const chance = chanceOf(listings + 3);
  const more = 5_000;
  const from = listings + Math.floor(now / 1_000);
  const start = performance.now();
  for (let at = 0; at < more; at += 250) {
    const events = Array.from({ length: 250 }, (_, next) => madeUp(from + at + next, chance, now)).flat();
    await db.transaction().execute(async (tx) => {
      await enterSchema(tx, 'listing_search');
      await listingSearch.handle(tx, events);
    });
  }
  say(
    'a listing handled with indexes, 500 events at a time (us)',
    ((performance.now() - start) * 1_000) / more,
  );
}

/** The usual mix of searches. */
function mixOf(chance: Chance, searches: number): readonly Asked[] {
  const kinds: readonly (readonly [string, number, () => ListingQueryInput])[] = [
    ['home', 35, () => ({ ...near(200) })],
    [
      'category',
      12,
      () => ({ ...near(200), categoryPrimary: 'Parts', categorySub: chance() < 0.5 ? 'Engine' : 'Body' }),
    ],
    ['newest', 10, () => ({ ...near(200), sort: 'newest' })],
    ['words and radius', 10, () => ({ ...near(200), search: someWord(chance) })],
    ['price low', 8, () => ({ ...near(200), sort: 'price_asc' })],
    ['words only', 6, () => ({ search: someWord(chance) })],
    ['tiny', 6, () => ({ ...near(25) })],
    ['nationwide', 5, () => ({ ...near(1000) })],
    ['price high', 4, () => ({ ...near(200), sort: 'price_desc' })],
    [
      'sparse',
      4,
      () => ({ ...near(300), categoryPrimary: 'Tools', categorySub: 'Body Tools', listingType: 'wanted' }),
    ],
    ['price range', 4, () => ({ ...near(200), minPrice: '50', maxPrice: '200' })],
    ['typo', 3, () => ({ ...near(200), search: misspelled(someWord(chance)) })],
    ['no place', 3, () => ({ categoryPrimary: 'Cars', sort: 'newest' })],
  ];
  const whole = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: searches }, () => {
    let share = chance() * whole;
    const [kind, , query] = kinds.find(([, weight]) => {
      share -= weight;
      return share <= 0;
    }) ??
      kinds[0] ?? ['', 0, () => ({})];
    return {
      kind,
      query: ListingQuery.parse({ status: 'active', marketSegment: 'classic', limit: 50, ...query() }),
    };
  });

  function near(radius: number) {
    const { latitude, longitude } = somewhere(chance);
    return { latitude: String(latitude), longitude: String(longitude), radius: String(radius) };
  }

  function misspelled(word: string): string {
    const at = 2 + Math.floor(chance() * (word.length - 3));
    return word.slice(0, at) + word.slice(at + 1);
  }
}

/** One search after the other, each the best of several attempts, so that other load on the machine counts little. */
async function timed(
  asked: readonly Asked[],
  lanes: number,
  search: (one: Asked) => Promise<number>,
  attempts = lanes > 1 ? 1 : 3,
): Promise<readonly Timed[]> {
  const times: Timed[] = [];
  const waiting = [...asked];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      let total = 0;
      let ms = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < attempts; turn++) {
        const start = performance.now();
        total = await search(one);
        ms = Math.min(ms, performance.now() - start);
      }
      times.push({ asked: one, total, ms });
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  if (lanes > 1)
    say(`searches a second, ${lanes} at once`, times.length / ((performance.now() - start) / 1_000));
  return times;
}

async function haversine(pool: pg.Pool, query: ListingQuery): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `with near as (select id, 2 * 3959 * asin(least(1, sqrt(sin(radians(latitude - $1) / 2) ^ 2 + cos(radians($1)) * cos(radians(latitude)) * sin(radians(longitude - $2) / 2) ^ 2))) as miles
       from listing_search.card where status = 'active' and market_segment = 'classic')
     select (select count(*) from near where miles <= $3)::int as total, id from near where miles <= $3 order by miles limit 50`,
    [query.latitude, query.longitude, query.radius],
  );
  return rows[0]?.total ?? 0;
}

function reportWrongTotals(times: readonly Timed[], memory: InMemory): void {
  const checked = times.filter(({ asked: { query } }) => query.search === undefined);
  const off = checked.filter(({ asked: { query }, total }) => memory.search(query) !== total);
  say(`totals that differ from memory, of ${checked.length}`, off.length);
}

function report(title: string, times: readonly Timed[]): void {
  process.stdout.write(
    `\n${title}: p50 ${at(times, 0.5).toFixed(2)} ms, p95 ${at(times, 0.95).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms\n`,
  );
  for (const kind of new Set(times.map(({ asked }) => asked.kind))) {
    const some = times.filter(({ asked }) => asked.kind === kind);
    process.stdout.write(
      `  ${kind.padEnd(18)} ${String(some.length).padStart(4)}  p50 ${at(some, 0.5).toFixed(2).padStart(8)}  p95 ${at(some, 0.95).toFixed(2).padStart(8)}\n`,
    );
  }
}

function at(times: readonly Timed[], share: number): number {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const say = (what: string, value: number): void => {
  process.stdout.write(`${what}: ${Number.isInteger(value) ? value : value.toFixed(2)}\n`);
};
