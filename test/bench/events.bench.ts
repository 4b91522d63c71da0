import assert from 'node:assert/strict';
import type pg from 'pg';
import { daysAfter } from '../../modules/kernel/decider/days.js';
import type { Place } from '../../modules/kernel/geometry/sphere.rules.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { findEvents, monthOf } from '../../projections/events/events/list.queries.js';
import { eventsOnMap } from '../../projections/events/events/map.queries.js';
import { naiveMonth, naiveNear } from './events-naive.js';
import { fillEvents } from './fill-events.js';
import { chanceOf, somewhere } from './made-up-listings.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

const today = '2026-06-13';
const now = `${today}T12:00:00.000Z`;
const radius = 100;
const everywhere = { search: undefined, kind: undefined, friends: false };
const nowhere = { latitude: undefined, longitude: undefined, radius: undefined };

/** Near a place, and a month, beside the queries of the version before squares, in turns; each answer is compared.
 *  units  ms at the caller */
export async function eventsBench(
  pool: pg.Pool,
  size: { readonly events: number; readonly series: number; readonly turns: number },
  say: Say,
): Promise<void> {
  const db = databaseOn(pool);
  await fillEvents(db, size, today, say);
  const chance = chanceOf(11);
  const places = Array.from({ length: size.turns }, () => somewhere(chance));
  await beside(
    say,
    `near: ${radius} miles, the first 24`,
    places,
    (place) => near(db, place),
    (place) => naiveNear(db, place, radius, now, 24),
  );
  await beside(
    say,
    'near, beside a walk in time from 15 days ago',
    places,
    (place) => near(db, place),
    (place) => naiveNear(db, place, radius, now, 24, daysAfter(today, -15)),
  );
  await beside(
    say,
    `month within ${radius} miles`,
    places,
    (place) => month(db, place),
    (place) => naiveMonth(db, daysOf('2026-07', 31), place, radius),
  );
  await beside(
    say,
    'month everywhere',
    places,
    () => month(db),
    () => naiveMonth(db, daysOf('2026-07', 31), undefined, radius),
  );
  const whole = { west: -180, south: -90, east: 180, north: 90, ...nowhere, ...everywhere };
  const times = await timed(places.slice(0, 20), () => eventsOnMap(db, whole, { now }));
  say(`the whole map, without its like: ${spoken(times)}`);
}

const near = async (db: Database, place: Place): Promise<readonly string[]> =>
  (await findEvents(db, { upcoming: true, limit: 24, ...place, radius }, { now })).map(
    ({ dateId }) => dateId,
  );

async function month(db: Database, place?: Place) {
  const where = place ? { ...place, radius } : nowhere;
  const days = await monthOf(db, { month: '2026-07', ...where, ...everywhere }, { now });
  return days.map(({ day, total, events: first }) => ({
    day,
    total,
    first: first.map(({ dateId }) => dateId),
  }));
}

/** Asks both by turns, so that whatever slows the machine slows both, and compares what they answer; for two minutes, and 12 turns
 *  at least. */
async function beside<Answer>(
  say: Say,
  name: string,
  places: readonly Place[],
  ask: (place: Place) => Promise<Answer>,
  askNaively: (place: Place) => Promise<Answer>,
): Promise<void> {
  const times: number[] = [];
  const naive: number[] = [];
  const begun = performance.now();
  for (const [at, place] of places.entries()) {
    if (performance.now() - begun > longest && times.length >= fewest) break;
    const [answer] = await timedOf(() => ask(place), at < warmUp ? [] : times);
    const [expected] = await timedOf(() => askNaively(place), at < warmUp ? [] : naive);
    assert.deepEqual(answer, expected);
  }
  const ratio = quantile(naive, 0.95) / quantile(times, 0.95);
  say(
    `${name}: ${spoken(times)}; naive ${spoken(naive)}; p95 ratio ${figure(ratio, 1)}; ${times.length} turns, answers equal`,
  );
}

const warmUp = 5;
const fewest = 12;
/** ms */
const longest = 120_000;

async function timed(places: readonly Place[], ask: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (const _ of places) await timedOf(ask, times);
  return times;
}

async function timedOf<Answer>(ask: () => Promise<Answer>, times: number[]): Promise<readonly [Answer]> {
  const since = performance.now();
  const answer = await ask();
  times.push(performance.now() - since);
  return [answer];
}

const spoken = (times: readonly number[]): string =>
  `p50 ${figure(quantile(times, 0.5), 1)} ms, p95 ${figure(quantile(times, 0.95), 1)} ms`;

const daysOf = (month: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => daysAfter(`${month}-01`, at));
