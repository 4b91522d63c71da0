import type pg from 'pg';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { countListings } from '../../projections/marketplace/listing-search/counts/counts.js';
import {
  type BoostedSpot,
  mostConsidered,
} from '../../projections/marketplace/listing-search/find/boosted-spots.js';
import { searchListings } from '../../projections/marketplace/listing-search/find/search.js';
import { withVehicles } from '../../projections/marketplace/listing-search/find/vehicle-query.js';
import { listingSearch } from '../../projections/marketplace/listing-search/listing-search.projection.js';
import { kindCode } from '../../projections/marketplace/listing-search/rows/codes.js';
import { readText } from '../../projections/marketplace/listing-search/words/query-words.js';
import type { TextQuery } from '../../projections/marketplace/listing-search/words/text-query.js';
import { openEarthKnn } from './earth-knn.js';
import { fillListingSearch } from './fill-listing-search.js';
import { fullScan } from './full-scan.js';
import { chanceOf, madeUp } from './made-up-listings.js';
import { memoryGrid } from './memory-grid.js';
import { type Asked, garage, mixOf, narrowedMixOf } from './search-mix.js';
import { type Answer, loadSearchRows, type SearchRows } from './search-rows.js';
import { figure, median, quantile, spread } from './statistics.js';

type Say = (line: string) => void;

export interface SearchBench {
  readonly listings: number;
  /** Searches of the mix in a round. */
  readonly searches: number;
}

const rounds = 5;

/** Fill an empty database's listing search through the projection itself, finished as a rebuild finishes it, then some more as while the program runs. Then
 *  the searches of a mix, each with its exact total and one page of 50 cards, in turn with an index in memory (without cards) and with earthdistance in SQL.
 *  Totals, ids and order of all are compared with a scan of every row. The same searches are asked with as many boosts as a search considers at most.
 *  Then searches that are narrowed by vehicle, garage and condition, in turn with the same ones as they are without that, and with their counts.
 *  source  ADR 0007, ADR 0085 */
export async function searchBench(pool: pg.Pool, { listings, searches }: SearchBench, say: Say) {
  const db = databaseOn(pool);
  const now = new Date().toISOString();
  const keys = new PersonKeys(pool, 's'.repeat(32));
  await fillListingSearch(db, keys, { listings, now: Date.parse(now) }, say);
  await addMore(db, keys, listings, Date.parse(now), say);
  const rows = await loadSearchRows(pool);
  const grid = memoryGrid(rows);
  const earth = await openEarthKnn(pool);
  const asked = mixOf(chanceOf(2), searches);
  const words = new Map<Asked, TextQuery | undefined>();
  for (const one of asked)
    if (one.query.search !== undefined) words.set(one, (await readText(db, one.query.search))?.query);

  const product = async ({ query }: Asked) => {
    const { total, listings: cards } = await searchListings(db, query, now, { isLiteral: true });
    return { total, page: cards.map(({ id }) => id) };
  };
  const boosts = await mostBoosts(pool);
  let besides = 0;
  const boosted = async ({ query }: Asked) => {
    const found = await searchListings(db, query, now, { isLiteral: true, boosts });
    besides += found.boosted.length;
    return { total: found.total, page: found.listings.map(({ id }) => id) };
  };
  const isHome = ({ kind }: Asked) => kind === 'home';
  const ways: Readonly<Record<string, Way>> = {
    'searches, with cards': { run: product, lanes: 1, includes: () => true },
    'searches, with boosts beside them': { run: boosted, lanes: 1, includes: () => true },
    'searches, eight at once': { run: product, lanes: 8, includes: () => true },
    'grid in memory': {
      run: async (one) => pageOfIds(grid.search(one.query, words.get(one)), rows),
      lanes: 1,
      includes: () => true,
    },
    'earthdistance in SQL (home)': {
      run: async ({ query }) => pageOfIds(await earth(query), rows),
      lanes: 1,
      includes: isHome,
    },
  };
  const right = new Map(
    asked.map((one) => [one, pageOfIds(fullScan(rows, one.query, words.get(one)), rows)]),
  );
  const times = new Map<string, readonly Timed[][]>();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, way] of Object.entries(ways)) {
      const timed = await run(asked.filter(way.includes), way);
      if (round === 0) reportWrong(name, timed, right, say);
      else times.set(name, [...(times.get(name) ?? []), timed]); // the first round fills caches
    }
  }
  for (const [name, all] of times) report(name, all, say);
  say(
    `${figure(boosts.length)} boosts; ${figure(besides / ((rounds + 1) * searches), 1)} of them beside a page`,
  );
  const at = (name: string, share: number, includes: (one: Asked) => boolean) =>
    median((times.get(name) ?? []).map((timed) => quantile(msOf(timed, includes), share)));
  const ratio = (
    what: string,
    one: string,
    other: string,
    includes: (one: Asked) => boolean,
    [label, share]: readonly [string, number] = ['p95', 0.95],
  ) => say(`ratio ${label}, ${what}: ${figure(at(one, share, includes) / at(other, share, includes), 2)}`);
  const hasWords = ({ query }: Asked) => query.search !== undefined;
  for (const quantile of [['p50', 0.5] as const, ['p95', 0.95] as const])
    ratio(
      'searches with boosts / without',
      'searches, with boosts beside them',
      'searches, with cards',
      () => true,
      quantile,
    );
  ratio(
    'no words, searches / grid in memory',
    'searches, with cards',
    'grid in memory',
    (one) => !hasWords(one),
  );
  ratio('words, searches / grid in memory', 'searches, with cards', 'grid in memory', hasWords);
  ratio(
    'home, earthdistance in SQL / searches',
    'earthdistance in SQL (home)',
    'searches, with cards',
    isHome,
  );
  await narrowedBench(db, rows, { searches, now }, say);
}

async function narrowedBench(
  db: Database,
  rows: SearchRows,
  { searches, now }: { readonly searches: number; readonly now: string },
  say: Say,
): Promise<void> {
  const asked = narrowedMixOf(chanceOf(4), searches);
  const pageOf = async (query: Asked['query']) => {
    const { total, listings } = await searchListings(db, query, now, { garage, isLiteral: true });
    return { total, page: listings.map(({ id }) => id) };
  };
  const wide = new Map<Asked, Asked['query']>(asked.map((one) => [one, one.wide]));
  const everyOne = { lanes: 1, includes: () => true };
  const ways: Readonly<Record<string, Way>> = {
    'narrowed searches': { ...everyOne, run: ({ query }) => pageOf(query) },
    'the same, not narrowed': { ...everyOne, run: (one) => pageOf(wide.get(one) ?? one.query) },
    'counts of narrowed searches': {
      ...everyOne,
      run: async ({ query }) => {
        const { listingTypes } = await countListings(db, query, { garage });
        return { total: listingTypes.reduce((sum, { count }) => sum + count, 0), page: [] };
      },
    },
  };
  const right = new Map<Asked, Page>();
  for (const one of asked) {
    const text = one.query.search === undefined ? undefined : (await readText(db, one.query.search))?.query;
    right.set(one, pageOfIds(fullScan(rows, one.query, withVehicles(text, one.query, garage)), rows));
  }
  const times = new Map<string, readonly Timed[][]>();
  for (let round = 0; round <= rounds; round++)
    for (const [name, way] of Object.entries(ways)) {
      const timed = await run(asked, way);
      if (round > 0) times.set(name, [...(times.get(name) ?? []), timed]);
      else if (name === 'narrowed searches') reportWrong(name, timed, right, say);
    }
  for (const [name, all] of times) report(name, all, say);
  const at = (name: string, share: number) =>
    median(
      (times.get(name) ?? []).map((timed) =>
        quantile(
          msOf(timed, () => true),
          share,
        ),
      ),
    );
  for (const [label, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const)
    for (const name of ['narrowed searches', 'counts of narrowed searches'])
      say(
        `ratio ${label}, ${name} / not narrowed: ${figure(at(name, share) / at('the same, not narrowed', share), 2)}`,
      );
}

/** Listings of the whole country, as many as are considered at most. */
async function mostBoosts(pool: pg.Pool): Promise<readonly BoostedSpot[]> {
  const { rows } = await pool.query<BoostedSpot>(
    'select no, x, y, z, category, sub from listing_search.spot where kind = $1 order by md5(no::text) limit $2',
    [kindCode('for_sale', 'active'), mostConsidered],
  );
  return rows;
}

interface Way {
  readonly run: (one: Asked) => Promise<Page>;
  readonly lanes: number;
  readonly includes: (one: Asked) => boolean;
}

interface Page {
  readonly total: number;
  /** Ids of listings, in order. */
  readonly page: readonly string[];
}

interface Timed {
  readonly asked: Asked;
  readonly answer: Page;
  readonly ms: number;
}

const pageOfIds = ({ total, page }: Answer, { idOf }: SearchRows): Page => ({
  total,
  page: page.map((no) => idOf.get(no) ?? ''),
});

/** Add listings to tables that have their indexes: rows, counts and words, one batch at a time. */
async function addMore(
  db: Database,
  keys: PersonKeys,
  listings: number,
  now: number,
  say: Say,
): Promise<void> {
  const chance = chanceOf(listings + 3);
  const more = 5_000;
  const from = listings + Math.floor(now / 1_000);
  const start = performance.now();
  for (let at = 0; at < more; at += 250) {
    const events = Array.from({ length: 250 }, (_, next) => madeUp(from + at + next, chance, now)).flat();
    await db.transaction().execute(async (tx) => {
      await enterSchema(tx, 'listing_search');
      await listingSearch.handle(tx, events, undefined, keys);
    });
  }
  say(
    `a listing handled with indexes, 500 events at a time: ${figure(((performance.now() - start) * 1_000) / more)} us`,
  );
}

async function run(asked: readonly Asked[], { run, lanes }: Way): Promise<Timed[]> {
  const times: Timed[] = [];
  const waiting = [...asked];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const since = performance.now();
      const answer = await run(one);
      times.push({ asked: one, answer, ms: performance.now() - since });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

function reportWrong(name: string, timed: readonly Timed[], right: ReadonlyMap<Asked, Page>, say: Say): void {
  const off = timed.filter(
    ({ asked, answer }) => JSON.stringify(answer) !== JSON.stringify(right.get(asked)),
  );
  const kinds = [...new Set(off.map(({ asked }) => asked.kind))].join(', ');
  say(`${name}: ${off.length} of ${timed.length} answers differ from a full scan${kinds && ` (${kinds})`}`);
}

function report(name: string, all: readonly (readonly Timed[])[], say: Say): void {
  const every = (share: number, includes: (one: Asked) => boolean) =>
    spread(
      all.map((timed) => quantile(msOf(timed, includes), share)),
      2,
    );
  say(`${name}, ms: p50 ${every(0.5, () => true)}, p95 ${every(0.95, () => true)}`);
  for (const kind of new Set(all.flat().map(({ asked }) => asked.kind))) {
    const isKind = (one: Asked) => one.kind === kind;
    say(`  ${kind}: p50 ${every(0.5, isKind)}, p95 ${every(0.95, isKind)}`);
  }
}

const msOf = (timed: readonly Timed[], includes: (one: Asked) => boolean): readonly number[] =>
  timed.filter(({ asked }) => includes(asked)).map(({ ms }) => ms);
