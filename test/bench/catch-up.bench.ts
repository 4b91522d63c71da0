import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databaseOn } from '../../modules/kernel/postgres/database.js';
import { runInScope } from '../../modules/kernel/postgres/query-scope.js';
import { ListingQuery } from '../../modules/marketplace/listing.schemas.js';
import { searchListings } from '../../projections/marketplace/listing-search/find/search.js';
import { chanceOf, somewhere } from './made-up-listings.js';
import { openReadModels, seedListings } from './rebuild.bench.js';
import { figure, quantile } from './statistics.js';

/** Home's search in a process whose projections catch up with a lag, as a ratio to the same while they rest. Both share the process and its pool, as in
 *  an API process without a worker.
 *  in      listings: there before; a tenth more makes the lag */
export async function catchUpBench(
  pool: pg.Pool,
  listings: number,
  say: (line: string) => void,
): Promise<void> {
  await seedListings(pool, listings);
  const { eventStore, processors } = openReadModels(pool);
  await processors.prepare();
  const quiet = [...(await homes(pool, () => 300))];
  await seedListings(pool, Math.ceil(listings / 10));
  const isBehind = async () => (await processors.status()).some(({ lag }) => lag > 0);
  const lag = Math.max(...(await processors.status()).map((one) => one.lag));
  processors.start({ givesWay: true });
  const begun = performance.now();
  const busy = await homes(pool, async (done) => ((await isBehind()) ? done + 1 : done));
  const seconds = (performance.now() - begun) / 1_000;
  await processors.stop();
  quiet.push(...(await homes(pool, () => 300)));
  await eventStore.log.close();
  for (const share of [0.5, 0.95]) {
    const [rest, work] = [quantile(quiet, share), quantile(busy, share)];
    say(
      `home at ${figure(listings)} listings, p${share * 100}: ${figure(rest, 1)} ms at rest, ${figure(work, 1)} ms during a catch-up, ${figure(work / rest, 2)} x`,
    );
  }
  say(
    `a lag of ${figure(lag)} events ended after ${figure(seconds, 1)} s, ${figure(lag / seconds)} a second`,
  );
}

/** Searches at the usual places, one every 20 ms, until there are as many as `enough` says.
 *  out     ms of each */
async function homes(
  pool: pg.Pool,
  enough: (done: number) => number | Promise<number>,
): Promise<readonly number[]> {
  const db = databaseOn(pool);
  const chance = chanceOf(5);
  const times: number[] = [];
  while (times.length < (await enough(times.length))) {
    const { latitude, longitude } = somewhere(chance);
    const query = ListingQuery.parse({
      latitude: String(latitude),
      longitude: String(longitude),
      radius: '200',
      status: 'active',
      marketSegment: 'classic',
    });
    const since = performance.now();
    await runInScope({ role: 'read' }, () => searchListings(db, query, new Date().toISOString()));
    times.push(performance.now() - since);
    await pause(20);
  }
  return times;
}
