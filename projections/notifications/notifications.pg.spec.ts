import { type MemberEvent, memberEvents } from '../../modules/identity/member/member.events.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { EventOf, StreamDefinition } from '../../modules/kernel/event-store/events.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { loadCheckpoint } from '../../modules/kernel/processing/checkpoint.js';
import { handleBatch } from '../../modules/kernel/processing/handle-batch.js';
import { createSchema, rebuild } from '../../modules/kernel/processing/rebuild.js';
import { metaOf } from '../../modules/kernel/testing/decider.fixtures.js';
import { listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { content, published } from '../../modules/marketplace/listing/listing.fixtures.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { notifications } from './notifications.projection.js';
import { titlesOf } from './notifications.queries.js';

let database: TestDatabase;
let db: Database;
let eventStore: DomainEventStore;

beforeAll(async () => {
  database = await freshDatabase();
  db = databaseOn(database.pool);
  eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, 's'.repeat(32)),
  );
  await createSchema(db, notifications);
});
afterAll(async () => {
  await eventStore.log.close();
  await database.drop();
});

test('a listing is called what it was called last, and an unknown one nothing', async () => {
  const [drafted, up] = published();
  await record(listingEvents, 'block', drafted, up);
  expect(await titles()).toEqual({ block: '327 engine block, standard bore' });
  const words = { title: '327 block, sonic tested', description: '' };
  await record(listingEvents, 'block', event('ListingRevised', { ...content, words, sellerId: 'ana' }));
  expect(await titles()).toEqual({ block: '327 block, sonic tested' });
});

test('once its seller is erased a listing has no title, and a rebuild brings back the same', async () => {
  const erased: MemberEvent = event('MemberErased', { memberId: 'ana' });
  await record(memberEvents, 'ana', erased);
  await eventStore.keys.erase('ana');
  expect(await titles()).toEqual({});
  await rebuild({ projection: notifications, eventStore, db, alarm, progress: undefined });
  expect(await titles()).toEqual({});
});

const titles = async () => Object.fromEntries(await titlesOf(db, ['block', 'block', 'unknown']));

async function record<F extends StreamDefinition>(
  definition: F,
  id: string,
  ...events: readonly EventOf<F>[]
): Promise<void> {
  await eventStore.append(definition, id, events, 'any', { ...metaOf('ana'), commandId: newId() });
  await followLog();
}

async function followLog(): Promise<void> {
  const checkpoint = await loadCheckpoint(db, 'notifications', 0);
  const batch = await eventStore.log.readAll(checkpoint.position, 1_000);
  const means = { follower: notifications, eventStore, db, name: 'notifications', schema: 'notifications' };
  await handleBatch({ ...means, alarm, retries: [], batch, checkpoint });
}

function alarm({ error }: { readonly error: unknown }): void {
  throw error;
}
