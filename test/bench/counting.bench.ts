import type pg from 'pg';
import { analyticsMigrations } from '../../modules/analytics/analytics.migrations.js';
import { EmptySearchNotes } from '../../modules/analytics/demand/empty-search-notes.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import type { Viewer } from '../../modules/kernel/http/counted-fairly.js';
import { type Database, databaseOn, migrate } from '../../modules/kernel/postgres/database.js';
import { SeenCounts } from '../../modules/marketplace/audience/seen-counts.js';
import { ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import { marketplaceMigrations } from '../../modules/marketplace/marketplace.migrations.js';
import { lookedFor } from '../../projections/marketplace/listing-search/find/looked-for.rules.js';
import { searchListings } from '../../projections/marketplace/listing-search/find/search.js';
import { publicOf } from '../../projections/marketplace/listing-search/public-listing.queries.js';
import { fillListingSearch } from './fill-listing-search.js';
import { chanceOf, somewhere } from './made-up-listings.js';
import { processorTime } from './processor-time.js';
import { type Asked, mixOf } from './search-mix.js';
import { figure, median, quantile, spread } from './statistics.js';

type Say = (line: string) => void;

export interface CountingBench {
  readonly listings: number;
  /** Searches of a round. */
  readonly searches: number;
}

/** Searches a second with everything counted that follows from them, beside the same searches without, by turns: after each search its page reports the cards
 *  that were in sight, after every fourth one an opened listing, and one search in eight finds nothing and is noted. A visitor searches five times around one place, and a page
 *  reports each listing once; no visitor comes twice. Counts are written each second, as in a server, and a round with counts ends when the last are written.
 *  source  ADR 0120 */
export async function countingBench(
  pool: pg.Pool,
  { listings, searches }: CountingBench,
  say: Say,
): Promise<void> {
  await migrate(pool, [...marketplaceMigrations, ...analyticsMigrations]);
  const db = databaseOn(pool);
  await fillListingSearch(db, new PersonKeys(pool, 's'.repeat(32)), { listings, now: Date.now() }, say);
  await pool.query('vacuum analyze');
  const asked = askedOf(searches);
  const log = { warn: (about: unknown) => say(String(about)) };
  const seen = new SeenCounts(db, { publicOf: (ids) => publicOf(db, ids) }, log);
  const notes = new EmptySearchNotes(db, 's'.repeat(32), log);
  const rates = { without: [] as number[], counted: [] as number[] };
  const times = { without: [] as number[], counted: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const turns = round % 2 ? (['counted', 'without'] as const) : (['without', 'counted'] as const);
    for (const turn of turns) {
      const before = await processorTime(pool);
      const rate = await rateOf(db, asked, turn === 'counted' && { seen, notes });
      if (round === 0) continue; // it fills caches
      rates[turn].push(rate);
      times[turn].push(((await processorTime(pool)) - before) / searches);
    }
  }
  await seen.onApplicationShutdown();
  await notes.onApplicationShutdown();
  say(`${figure(searches)} searches a round, ${lanes} at once, ${rounds} rounds each, by turns`);
  say(`without counts: ${spread(rates.without)} searches a second`);
  say(`with counts: ${spread(rates.counted)} searches a second`);
  say(`searches a second, with / without: ${ratiosOf(rates)}`);
  say(
    `processor time of a search, ms: ${spread(times.without, 2)} without counts, ${spread(times.counted, 2)} with; ratio ${ratiosOf(times)}`,
  );
  const { rows } = await pool.query<{ impressions: number; views: number; empty: number }>(
    `select sum(impressions)::int as impressions, sum(views)::int as views, (select count(*)::int from analytics.empty_search) as empty
      from listing_audience.seen`,
  );
  const [{ impressions, views, empty } = { impressions: 0, views: 0, empty: 0 }] = rows;
  say(
    `counted: ${figure(impressions)} seen, ${figure(views)} opened, ${figure(empty)} people who found nothing`,
  );
}

/** The median of the rounds, and the quartiles. */
function ratiosOf({
  without,
  counted,
}: {
  readonly without: readonly number[];
  readonly counted: readonly number[];
}): string {
  const ratios = counted.map((value, round) => value / (without[round] ?? value));
  const [low, high] = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
  return `${figure(median(ratios), 3)} [${figure(low, 3)}..${figure(high, 3)}]`;
}

interface Counting {
  readonly seen: SeenCounts;
  readonly notes: EmptySearchNotes;
}

async function rateOf(db: Database, asked: readonly Asked[], counting: Counting | false): Promise<number> {
  const queue = asked.entries();
  visitors = new Map();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, one] of queue) await searchOnce(db, one, at, counting);
    }),
  );
  if (counting) await Promise.all([counting.seen.write(), counting.notes.write()]);
  return (asked.length / (performance.now() - begun)) * 1_000;
}

async function searchOnce(db: Database, { query }: Asked, at: number, counting: Counting | false) {
  const now = new Date().toISOString();
  if (!counting) {
    await searchListings(db, query, now);
    return;
  }
  const visitor = visitorAt(at);
  const { viewer } = visitor;
  const foundNone = () => {
    const looked = lookedFor(query);
    if (looked) counting.notes.note({ ...looked, viewer, now });
  };
  const { listings } = await searchListings(db, query, now, { foundNone });
  const inView = listings.slice(0, inSight).map(({ id }) => id);
  const impressions = inView.filter((id) => !visitor.reported.has(id));
  for (const id of impressions) visitor.reported.add(id);
  const views = at % 4 === 0 ? inView.slice(0, 1) : [];
  if (impressions.length + views.length > 0) counting.seen.add({ viewer, impressions, views, now });
}

/** The usual mix, and one in eight for what nobody has. */
function askedOf(searches: number): readonly Asked[] {
  const chance = chanceOf(2);
  let place = somewhere(chance);
  return mixOf(chance, searches).map((one, at) => {
    if (at % ofVisit === 0) place = somewhere(chance);
    if (at % 8 !== 7)
      return one.query.latitude === undefined ? one : { ...one, query: { ...one.query, ...place } };
    const near = { latitude: String(place.latitude), longitude: String(place.longitude), radius: '200' };
    const search = `19${30 + (at % 40)} Zundapp grille ${at}`;
    return {
      kind: 'nothing',
      query: ListingQuery.parse({ status: 'active', marketSegment: 'classic', limit: 50, search, ...near }),
    };
  });
}

interface Visitor {
  readonly viewer: Viewer;
  /** What their page has reported. */
  readonly reported: Set<string>;
}

/** Visitors of this round, by the number of their visit. */
let visitors = new Map<number, Visitor>();
let visits = 0;
function visitorAt(at: number): Visitor {
  const visit = Math.floor(at / ofVisit);
  const known = visitors.get(visit);
  if (known) return known;
  const visitor = { viewer: nextViewer(), reported: new Set<string>() };
  visitors.set(visit, visitor);
  return visitor;
}

function nextViewer(): Viewer {
  visits += 1;
  const ip = [10, visits >> 16, (visits >> 8) & 255, visits & 255].join('.');
  const version = 100 + (visits % 50);
  return {
    ip,
    userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
  };
}

const rounds = 11;
const lanes = 4;
/** Searches of a visit. */
const ofVisit = 5;
/** Cards of a page that were half in sight for a second. */
const inSight = 12;
