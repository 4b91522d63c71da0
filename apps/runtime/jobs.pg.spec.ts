import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { pino } from 'pino';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { streamOf } from '../../modules/kernel/event-store/events.js';
import { metaOf } from '../../modules/kernel/testing/decider.fixtures.js';
import { type ListingEvent, listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { content } from '../../modules/marketplace/listing/listing.fixtures.js';
import { erasureEvents } from '../../modules/members/erasure/erasure.events.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { createServer, type Server } from '../api/server.js';
import { startJobs } from './jobs.js';
import { projections } from './registry.js';
import { openRuntime, type Runtime } from './runtime.js';

const allOfThem = projections.map(({ name }) => name);
let database: TestDatabase;
let dir: string;
let runtime: Runtime;
let server: Server;
const logged: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  dir = await mkdtemp(join(tmpdir(), 'smc-jobs-'));
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dir,
    DATABASE_URL: database.url,
  });
  runtime = await openRuntime(
    environment,
    pino({ level: 'error' }, { write: (line) => logged.push(JSON.parse(line)) }),
  );
  await runtime.processors.prepare();
  server = await createServer(runtime);
  runtime.processors.start();
});
afterAll(async () => {
  await server.close();
  await runtime.close();
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('sellers are reminded of listings that are about to expire and buyers of holds that are about to end, once by two processes', async () => {
  const [seller, buyer] = [newId(), newId()];
  const up = (expiresAt: string): ListingEvent =>
    event('ListingPublished', { publishedAt: inDays(-55), expiresAt });
  const held: ListingEvent = event('ListingHeld', { buyerId: buyer, heldUntil: inDays(0.25), offerId: null });
  await listed(seller, up(inDays(6.5)));
  await listed(seller, up(inDays(1.5)));
  await listed(seller, up(inDays(30)), held);
  await listed(seller, up(inDays(6)), event('ListingWithdrawn', {}));
  await runtime.processors.waitForPosition(await runtime.store.head(), allOfThem);
  const workers = [startJobs(server.app, runtime), startJobs(server.app, runtime)];
  while ((await sentTo(seller)).length < 2 || (await sentTo(buyer)).length < 1);
  const dues = 'select from listing_timers.due where remind_at <= now()';
  while ((await database.pool.query(dues)).rowCount);
  await Promise.all(workers.map((one) => one.stop()));
  expect((await sentTo(seller)).toSorted()).toEqual(['expires_in_2_days', 'expires_in_7_days']);
  expect(await sentTo(buyer)).toEqual(['hold_ending']);
});

test('a scheduled job that fails is logged, and the others have their turn', async () => {
  const [broken, seller] = [newId(), newId()];
  const meta = { ...metaOf(broken, inDays(-20)), commandId: newId() };
  await runtime.eventStore.append(
    erasureEvents,
    broken,
    [event('ErasureRequested', { dueAt: inDays(-6) })],
    'none',
    meta,
  );
  await runtime.store.append(
    streamOf(erasureEvents, broken),
    [
      {
        id: newId(),
        type: 'ErasureRequested',
        shape: 1,
        data: 'torn' as never,
        meta: { actorId: broken, commandId: newId() },
        at: inDays(-19),
      },
    ],
    'any',
  );
  await listed(seller, event('ListingPublished', { publishedAt: inDays(-55), expiresAt: inDays(6.5) }));
  await runtime.processors.waitForPosition(await runtime.store.head(), allOfThem);
  await database.pool.query('update kernel.job set due_at = now()');
  const worker = startJobs(server.app, runtime);
  while ((await sentTo(seller)).length < 1);
  await worker.stop();
  expect(logged).toContainEqual(
    expect.objectContaining({ job: 'erase-members', msg: 'a scheduled job failed' }),
  );
});

async function listed(sellerId: string, ...events: readonly ListingEvent[]): Promise<void> {
  const drafted: ListingEvent = event('ListingDrafted', {
    ...content,
    listingType: 'for_sale' as const,
    sellerId,
  });
  const meta = { ...metaOf(sellerId, inDays(-55)), commandId: newId() };
  await runtime.eventStore.append(listingEvents, newId(), [drafted, ...events], 'none', meta);
}

/** What a member was notified of by the clock rather than by another person. */
async function sentTo(memberId: string): Promise<readonly string[]> {
  const sent = await database.pool.query<{ subtype: string }>(
    "select subtype from notices.notification where member_id = $1 and subtype like any ('{expires%,hold_ending}')",
    [memberId],
  );
  return sent.rows.map(({ subtype }) => subtype);
}
