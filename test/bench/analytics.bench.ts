import type pg from 'pg';
import { keptDays, spanOf } from '../../modules/analytics/figures/figures.rules.js';
import { type Figures, figureNames } from '../../modules/analytics/figures/figures.schemas.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { databaseOn, migrate } from '../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../modules/kernel/processing/projection.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import { marketplaceMigrations } from '../../modules/marketplace/marketplace.migrations.js';
import { figuresBy, figuresByDay, soldIn } from '../../projections/analytics/listing-days/figures.queries.js';
import { listingDays } from '../../projections/analytics/listing-days/listing-days.projection.js';
import { rawByCategory, rawByDay, viewsAsEvents } from './figures-raw.js';
import { type Chance, chanceOf, madeUp } from './made-up-listings.js';
import { figure, median, spread } from './statistics.js';

type Say = (line: string) => void;

export interface AnalyticsBench {
  /** Of the seller who asks. */
  readonly listings: number;
  /** Of all other sellers together. */
  readonly others: number;
}

/** A year of a seller's figures beside the same counts in raw SQL over the table of events, by turns. Both count the same. The log has no views, so raw SQL
 *  reads them from a table of events of their own, as a log would have them. It groups by category, because the title, from which the kind follows, is encrypted.
 *  source  ADR 0119 */
export async function analyticsBench(pool: pg.Pool, size: AnalyticsBench, say: Say): Promise<void> {
  await migrate(pool, marketplaceMigrations);
  const db = databaseOn(pool);
  await createSchema(db, listingDays);
  await fill(pool, size, say);
  const span = spanOf(new Date(now).toISOString(), 365);
  const asks = {
    'by day': {
      ours: async () => {
        const [days] = await Promise.all([figuresByDay(db, seller, span), soldIn(db, seller, span)]);
        return sumsOf(days);
      },
      raw: async () => sumsOf(await rawByDay(pool, seller, span)),
    },
    'by kind': {
      ours: async () => sumsOf(await figuresBy(db, seller, { ...span, by: 'kind', limit: null })),
      raw: async () => sumsOf(await rawByCategory(pool, seller, span)),
    },
  };
  for (const [what, { ours, raw }] of Object.entries(asks)) {
    const times = { ours: [] as number[], raw: [] as number[] };
    for (let turn = 0; turn <= turns; turn++) {
      const [one, other] = [await timed(ours), await timed(raw)];
      if (one.found !== other.found) throw new Error(`${what}: ${one.found} is not ${other.found}`);
      if (turn === 0) continue; // it fills caches
      times.ours.push(one.ms);
      times.raw.push(other.ms);
    }
    say(
      `${what}: ${spread(times.ours, 1)} ms; raw SQL ${spread(times.raw)} ms: ${figure(median(times.raw) / median(times.ours))} times as long`,
    );
  }
}

const turns = 7;
const seller = 'seller-of-many';
const now = Date.UTC(2026, 10, 27, 12);

async function timed(ask: () => Promise<string>): Promise<{ readonly ms: number; readonly found: string }> {
  const since = performance.now();
  const found = await ask();
  return { ms: performance.now() - since, found };
}

/** The sums, which both must have. */
const sumsOf = (rows: readonly Figures[]): string =>
  figureNames.map((name) => `${rows.reduce((all, row) => all + row[name], 0)} ${name}`).join(', ');

/** Two years of the site: each listing is published, and then saved, asked about, offered for and sold. Every event goes to the log and through the projection. */
async function fill(pool: pg.Pool, { listings, others }: AnalyticsBench, say: Say): Promise<void> {
  const begun = performance.now();
  const keys = new PersonKeys(pool, 's'.repeat(32));
  const db = databaseOn(pool);
  const chance = chanceOf(119);
  let position = 0;
  for (let from = 0; from < listings + others; from += 1_000) {
    const events = Array.from({ length: Math.min(1_000, listings + others - from) }, (_, more) =>
      lifeOf(from + more, from + more < listings, chance),
    )
      .flat()
      .map((one) => ({ ...one, position: ++position }));
    await pool.query(
      `insert into kernel.event
        select * from unnest($1::bigint[], $2::text[], $3::int[], $4::uuid[], $5::text[], $6::smallint[], $7::jsonb[], $8::jsonb[], $9::timestamptz[])`,
      [
        events.map((one) => one.position),
        events.map(({ stream }) => stream),
        events.map(({ version }) => version),
        events.map(() => newId()),
        events.map(({ type }) => type),
        events.map(() => 1),
        events.map(({ data }) => JSON.stringify(data)),
        events.map(({ meta }) => JSON.stringify(meta)),
        events.map(({ recordedAt }) => recordedAt),
      ],
    );
    await db.transaction().execute(async (tx) => {
      await enterSchema(tx, 'listing_days');
      await listingDays.handle(tx, events, undefined, keys);
    });
  }
  await pool.query(
    `insert into listing_audience.seen
      select id, seller_id, day, 1 + floor(random() * 9)::int, floor(random() * 3)::int
        from listing_days.listing cross join generate_series($1::date - $2::int, $1::date, '1 day') as day
        where random() < 0.2 and day >= published_at and (seller_id = $3 or random() < 0.1)`,
    [new Date(now), keptDays, seller],
  );
  await pool.query(viewsAsEvents);
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ events: number; views: number; acts: number; seen: number }>(
    `select (select count(*)::int from kernel.event) as events,
      (select count(*)::int from made_up_view) as views,
      (select count(*)::int from listing_days.act where seller_id = $1) as acts,
      (select count(*)::int from listing_audience.seen where seller_id = $1) as seen`,
    [seller],
  );
  const [{ events, views, acts, seen } = { events: 0, views: 0, acts: 0, seen: 0 }] = rows;
  say(
    `${figure(listings)} listings of the seller and ${figure(others)} of others, ${figure(events)} events and ${figure(views)} views, filled in ${figure((performance.now() - begun) / 1_000)} s`,
  );
  say(`of the seller: ${figure(acts)} rows of acts, ${figure(seen)} rows of what was seen and opened`);
}

type Life = Omit<RecordedEvent, 'position'>;

/** All events of one listing; half are sold. */
function lifeOf(nth: number, isOwn: boolean, chance: Chance): readonly Life[] {
  const [drafted, published] = madeUp(nth, chance, now);
  if (!drafted || !published || drafted.type !== 'ListingDrafted') return [];
  const sellerId = isOwn ? seller : drafted.data.sellerId;
  const own = { ...drafted, data: { ...drafted.data, sellerId, listingType: 'for_sale' as const } };
  const { entityId: id, recordedAt, meta } = drafted;
  const later = () =>
    new Date(Date.parse(recordedAt) + chance() * (now - Date.parse(recordedAt))).toISOString();
  const other = (category: string, one: Pick<Life, 'type' | 'data'>, version = 1): Life => {
    const entityId = newId();
    return {
      ...one,
      id: entityId,
      entityId,
      stream: `${category}-${entityId}`,
      version,
      recordedAt: later(),
      meta,
    };
  };
  const times = <One>(most: number, make: () => One) =>
    Array.from({ length: Math.floor(chance() * (most + 1)) }, make);
  const isSold = chance() < 0.5;
  const sale = { where: chance() < 0.8 ? 'here' : 'elsewhere', buyerId: null, priceCents: 4_000 };
  return [
    own,
    published,
    ...times(16, () =>
      other('watch', { type: 'ListingWatched', data: { memberId: newId(), listingId: id } }),
    ),
    ...times(6, () => {
      const asker = newId();
      const about = { kind: 'listing', id, version: 2, ownerId: sellerId, ownerSide: 'selling' };
      const data = { about, openedBy: asker, memberIds: [sellerId, asker], requestedOf: [] };
      return other('thread', { type: 'ThreadOpened', data });
    }),
    ...times(3, () => {
      const parties = { listingId: id, sellerId, buyerId: newId(), offerId: newId() };
      const by = chance() < 0.7 ? 'buyer' : 'seller';
      return other('offer', event('OfferMade', { ...parties, by, cents: 3_000, expiresAt: recordedAt }));
    }),
    ...(isSold ? [{ ...published, version: 3, recordedAt: later(), type: 'ListingSold', data: sale }] : []),
  ];
}
