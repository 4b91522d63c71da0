import { sql } from 'kysely';
import type pg from 'pg';
import { event } from '../../modules/kernel/decider/decider.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import {
  type CopyConnection,
  type CopyRows,
  openCopyConnection,
} from '../../modules/kernel/postgres/copy-rows.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import type {
  ListingContent,
  ListingEvent,
  ListingType,
} from '../../modules/marketplace/listing/listing.events.js';
import { matching } from '../../projections/matching/matching/matching.projection.js';
import { writeKeys } from '../../projections/matching/matching/write-entries.js';
import { chanceOf } from './made-up-listings.js';
import { madeUpTitle } from './made-up-titles.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

const makes = [
  ['Chevrolet', 'C10', 'Chevelle', 'Impala', 'Nova', 'Bel Air', 'Camaro', 'Corvair'],
  ['Ford', 'F100', 'Mustang', 'Galaxie', 'Fairlane', 'Falcon', 'Thunderbird', 'Model A'],
  ['Plymouth', 'Barracuda', 'Fury', 'Valiant', 'Belvedere', 'Duster'],
  ['Pontiac', 'GTO', 'Firebird', 'Bonneville', 'Catalina', 'Tempest'],
  ['Dodge', 'Charger', 'Dart', 'Coronet', 'D100', 'Polara'],
] as const;
/** One new listing held against so many open needs, and one new need against so many listings: p50 and p95 of `turns` each, one after the other; and
 *  a burst of listings, in the batches in which the log gives them. The read model does all of its work for each, in its transaction.
 *  units  ms in the process */
export async function matchBench(
  pool: pg.Pool,
  {
    needs: wantedAds,
    listings,
    turns,
  }: { readonly needs: number; readonly listings: number; readonly turns: number },
  say: Say,
): Promise<void> {
  const measured = await openMatching(pool);
  await measured.fill('wanted', 0, wantedAds);
  await measured.fill('for_sale', 0, listings);
  await measured.finish();
  say(`${figure(wantedAds)} open needs, ${figure(listings)} listings`);
  for (const listingType of ['for_sale', 'wanted'] as const) {
    const times = await measured.publish(listingType, firstNew, turns + warmUp);
    say(
      `${described[listingType]}: p50 ${figure(quantile(times.slice(warmUp), 0.5), 1)} ms, p95 ${figure(quantile(times.slice(warmUp), 0.95), 1)} ms`,
    );
  }
  const batches = await measured.burst(firstNew + 5_000_000);
  const seconds = batches.reduce((sum, ms) => sum + ms, 0) / 1_000;
  say(
    `a burst of ${figure(burst)} listings, in batches of ${inBatch}: ${batches.map((ms) => figure(ms)).join(', ')} ms; ${figure(burst / seconds)} listings a second`,
  );
  await pool.query('drop schema matching cascade');
}

/** The read model in a database of its own, for a measurement; all times in ms. */
export interface Matching {
  /** Write entries as a rebuild does, without their pairs. */
  fill(listingType: ListingType, first: number, many: number): Promise<number>;
  /** Write what finds them, after the last entry. */
  finish(): Promise<number>;
  /** One new entry after the other, each held against the others. */
  publish(listingType: ListingType, first: number, many: number): Promise<readonly number[]>;
  /** A burst of listings, in batches. */
  burst(first: number): Promise<readonly number[]>;
  /** Make the pairs of a part of the needs, as a rebuild does; they are not kept. */
  pair(nth: number, of: number): Promise<number>;
}

export async function openMatching(pool: pg.Pool): Promise<Matching> {
  const db = databaseOn(pool);
  await createSchema(db, matching);
  const keys = new PersonKeys(pool, 'of a measurement, in which all listings are public');
  const handle = handler(db, keys);
  const copying = async (work: (connection: CopyConnection) => Promise<void>) => {
    const connection = await openCopyConnection(pool);
    const ms = await timed(() => work(connection));
    connection.release();
    return ms;
  };
  return {
    fill: (listingType, first, many) =>
      copying(({ db, copyRows }) => fill(handler(db, keys, copyRows), listingType, first, many)),
    async finish() {
      const ms = await timed(() => inSchema(db, (tx) => writeKeys(tx)));
      await pool.query('vacuum analyze');
      return ms;
    },
    async publish(listingType, first, many) {
      const times: number[] = [];
      for (let number = first; number < first + many; number++)
        times.push(await timed(() => handle(published(listingType, number))));
      return times;
    },
    async burst(first) {
      const times: number[] = [];
      for (let at = 0; at < burst; at += inBatch) {
        const numbers = Array.from({ length: inBatch }, (_, more) => first + at + more);
        times.push(await timed(() => handle(numbers.flatMap((number) => published('for_sale', number)))));
      }
      return times;
    },
    pair: (nth, of) =>
      copying(async ({ db, copyRows }) => {
        const undone = new Error('not kept');
        const work = inSchema(db, async (tx) => {
          await sql`delete from pair`.execute(tx);
          await matching.makePart?.(tx, { nth, of }, keys, copyRows);
          throw undone;
        });
        await work.catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      }),
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export const described: Readonly<Record<ListingType, string>> = {
  for_sale: 'a new listing against the needs',
  wanted: 'a new need against the listings',
};
/** New entries have numbers from here on. */
export const firstNew = 10_000_000;
/** Turns that are not counted. */
export const warmUp = 10;
const burst = 1_000;
/** A full batch of the log has 500 events: a listing is drafted and published. */
const inBatch = 250;

type Tx = Parameters<(typeof matching)['handle']>[0];
const inSchema = (db: Database, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await enterSchema(tx, 'matching');
    await work(tx);
  });

type Handle = (events: readonly RecordedEvent[]) => Promise<void>;
const handler =
  (db: Database, keys: PersonKeys, copyRows?: CopyRows): Handle =>
  (events) =>
    inSchema(db, (tx) => matching.handle(tx, events, copyRows, keys));

/** Entries as a rebuild writes them, without their pairs. */
async function fill(handle: Handle, listingType: ListingType, first: number, many: number): Promise<void> {
  for (let number = first; number < first + many; number += 2_000) {
    const events = Array.from({ length: Math.min(2_000, first + many - number) }, (_, at) =>
      published(listingType, number + at),
    ).flat();
    await handle(events);
  }
}

function published(listingType: ListingType, number: number): readonly RecordedEvent<ListingEvent>[] {
  const id = `${listingType} ${number}`;
  const record = (event: ListingEvent, version: number): RecordedEvent<ListingEvent> => ({
    ...event,
    id: `${id}/${version}`,
    entityId: id,
    stream: `listing-${id}`,
    version,
    position: number * 2 + version,
    recordedAt: '2026-06-01T12:00:00.000Z',
    meta: { actorId: 'bench', commandId: 'bench' },
  });
  const content = contentOf(listingType, number);
  return [
    record(event('ListingDrafted', { ...content, listingType }), 1),
    record(
      event('ListingPublished', {
        publishedAt: listingType === 'wanted' ? '2026-06-02T12:00:00.000Z' : '2026-06-01T12:00:00.000Z',
        expiresAt: '2026-08-01T12:00:00.000Z',
      }),
      2,
    ),
  ];
}

function contentOf(listingType: ListingType, number: number): ListingContent {
  const isWanted = listingType === 'wanted';
  const chance = chanceOf(number + (isWanted ? 500_000_000 : 0));
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(chance() * values.length)] as Value;
  const [make, ...models] = pick(makes);
  const yearFrom = 1950 + Math.floor(chance() * 25);
  const title = madeUpTitle(chance, isWanted);
  const partNumbers =
    chance() < 0.3
      ? [{ number: String(1_000_000 + Math.floor(chance() * 900_000)), kind: 'oem' as const }]
      : [];
  return {
    sellerId: `${listingType} owner ${number % 50_000}`,
    words: { title, description: '' },
    price: { mode: 'obo', cents: isWanted ? 20_000 : 15_000 },
    categoryPrimary: 'Parts',
    categorySub: null,
    marketSegment: 'classic',
    condition: isWanted ? null : 'used-good',
    origin: isWanted ? null : 'oem',
    partNumbers,
    fitment: [{ make, model: pick(models), yearFrom, yearTo: yearFrom + 2 }],
    quantity: 1,
    shipping: ['local'],
    vehicle: null,
    place: {
      publicPoint: { latitude: 30 + 15 * chance(), longitude: -120 + 45 * chance() },
      area: '',
    },
    exactPoint: null,
    wanted: isWanted
      ? {
          acceptOrigin: [],
          acceptCondition: [],
          urgency: 'whenever',
          privateLimitCents: null,
          radius: 200,
          attends: [],
        }
      : null,
  };
}
