import { setTimeout as pause } from 'node:timers/promises';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import type { ListingMap } from '../../modules/marketplace/listing.schemas.js';
import { startTestApp, type TestApp } from '../app.fixtures.js';
import { fillListingSearch } from './fill-listing-search.js';
import { type Chance, chanceOf, someWord, somewhere } from './made-up-listings.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

/** What the map asks over HTTP beside so many listings: zoomed out to the country, one state, a city, a few streets; with words, a category and a circle.
 *  Every answer has to add up to its total, and the country's to all listings.
 *  units   ms at the caller
 *  source  ADR 0043 */
export async function mapBench(
  { listings, turns }: { readonly listings: number; readonly turns: number },
  say: Say,
): Promise<void> {
  const app = await startTestApp({ CALL_LIMIT: '1000000' });
  try {
    const { runtime, database } = app;
    await runtime.processors.stop(); // made-up listings are not in the log
    await database.pool.query('drop schema listing_search cascade');
    const keys = new PersonKeys(database.pool, 's'.repeat(32));
    await fillListingSearch(runtime.db, keys, { listings, now: Date.now() }, say);
    const chance = chanceOf(5);
    const wrong = new Map<string, number>();
    for (const [name, { ask, isAll }] of Object.entries(views)) {
      await run(app, () => ask(chance), Math.ceil(turns / 4)); // fills caches
      const answers = await run(app, () => ask(chance), turns);
      const off = answers.filter(({ map }) => !addsUp(map) || (isAll && map.total !== listings));
      if (off.length) wrong.set(name, off.length);
      const ms = answers.map((answer) => answer.ms);
      const squares = answers.map(({ map }) => map.clusters.length + map.listings.length);
      say(
        `${name}, ms: p50 ${figure(quantile(ms, 0.5), 1)}, p95 ${figure(quantile(ms, 0.95), 1)}, worst ${figure(Math.max(...ms), 1)}; up to ${figure(Math.max(...squares))} marks`,
      );
    }
    say(`answers that do not add up: ${wrong.size ? JSON.stringify(Object.fromEntries(wrong)) : 'none'}`);
  } finally {
    await app.close();
  }
}

interface View {
  /** The query of one answer. */
  readonly ask: (chance: Chance) => Record<string, string | number>;
  /** It holds all listings. */
  readonly isAll?: true;
}

const world = { west: -180, south: -85, east: 180, north: 85, zoom: 2 };
const country = { west: -125, south: 24, east: -66, north: 50, zoom: 4 };

const views: Readonly<Record<string, View>> = {
  'all of them': { ask: () => world, isAll: true },
  country: { ask: () => country },
  'country, a category': { ask: () => ({ ...country, categoryPrimary: 'Parts', categorySub: 'Engine' }) },
  'country, a word': { ask: (chance) => ({ ...country, search: someWord(chance) }) },
  'country, a price': { ask: () => ({ ...country, minPrice: 50, maxPrice: 200 }) },
  'country, within 200 miles': { ask: (chance) => ({ ...country, ...somewhere(chance), radius: 200 }) },
  state: { ask: (chance) => around(chance, 3, 6) },
  city: { ask: (chance) => around(chance, 0.4, 10) },
  streets: { ask: (chance) => around(chance, 0.03, 13) },
};

function around(chance: Chance, degrees: number, zoom: number) {
  const { latitude, longitude } = somewhere(chance);
  const [south, north] = [latitude - degrees / 2, latitude + degrees / 2];
  return { west: longitude - degrees, south, east: longitude + degrees, north, zoom };
}

interface Answer {
  readonly ms: number;
  readonly map: ListingMap;
}

async function run({ url }: TestApp, ask: () => Record<string, string | number>, turns: number) {
  const answers: Answer[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(ask())) query.set(name, String(value));
    answers.push(await once(`${url}/api/listings/map?${query}`));
  }
  return answers;
}

/** One caller's searches may take so much of the database in a minute; the others are asked in the next. */
async function once(address: string): Promise<Answer> {
  const since = performance.now();
  const answer = await fetch(address);
  const map = (await answer.json()) as ListingMap & { readonly retryAfter: number };
  const ms = performance.now() - since;
  if (answer.ok) return { ms, map };
  if (answer.status !== 429) throw new Error(JSON.stringify(map));
  await pause(map.retryAfter * 1_000);
  return once(address);
}

const addsUp = ({ total, clusters, listings }: ListingMap): boolean =>
  clusters.reduce((sum, { count }) => sum + count, 0) + listings.length === total;
