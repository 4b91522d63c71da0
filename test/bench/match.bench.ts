import type pg from 'pg';
import { event } from '../../modules/kernel/decider/decider.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { type CopyRows, openCopyConnection } from '../../modules/kernel/postgres/copy-rows.js';
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
  const db = databaseOn(pool);
  await createSchema(db, matching);
  const keys = new PersonKeys(pool, 'of a measurement, in which all listings are public');
  const connection = await openCopyConnection(pool);
  const copy = handler(connection.db, keys, connection.copyRows);
  await fill(copy, 'wanted', wantedAds);
  await fill(copy, 'for_sale', listings);
  connection.release();
  const handle = handler(db, keys);
  await inSchema(db, (tx) => writeKeys(tx));
  await pool.query('vacuum analyze');
  say(`${figure(wantedAds)} open needs, ${figure(listings)} listings`);
  await measure({ handle, say, first: 10_000_000, turns });
  await pool.query('drop schema matching cascade');
}

/** New entries, numbered from `first` on. */
async function measure({ handle, say, first, turns }: Measured): Promise<void> {
  for (const listingType of ['for_sale', 'wanted'] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < turns + 10; turn++) {
      const begun = performance.now();
      await handle(published(listingType, first + turn));
      if (turn >= 10) times.push(performance.now() - begun);
    }
    const what =
      listingType === 'for_sale' ? 'a new listing against the needs' : 'a new need against the listings';
    say(`${what}: p50 ${figure(quantile(times, 0.5), 1)} ms, p95 ${figure(quantile(times, 0.95), 1)} ms`);
  }
  const batches: number[] = [];
  for (let at = 0; at < burst; at += inBatch) {
    const begun = performance.now();
    const numbers = Array.from({ length: inBatch }, (_, more) => first + 5_000_000 + at + more);
    await handle(numbers.flatMap((number) => published('for_sale', number)));
    batches.push(performance.now() - begun);
  }
  const seconds = batches.reduce((sum, ms) => sum + ms, 0) / 1_000;
  say(
    `a burst of ${figure(burst)} listings, in batches of ${inBatch}: ${batches.map((ms) => figure(ms)).join(', ')} ms; ${figure(burst / seconds)} listings a second`,
  );
}

interface Measured {
  readonly handle: Handle;
  readonly say: Say;
  readonly first: number;
  readonly turns: number;
}

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
async function fill(handle: Handle, listingType: ListingType, many: number): Promise<void> {
  for (let first = 0; first < many; first += 2_000) {
    const events = Array.from({ length: Math.min(2_000, many - first) }, (_, at) =>
      published(listingType, first + at),
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
  const title = pick(parts);
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
