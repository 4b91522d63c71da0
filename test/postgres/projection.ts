import { newId } from '../../modules/kernel/decider/identifiers.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { EventOf, StreamDefinition } from '../../modules/kernel/event-store/events.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { type Database, databaseOn } from '../../modules/kernel/postgres/database.js';
import { loadCheckpoint } from '../../modules/kernel/processing/checkpoint.js';
import { handleBatch } from '../../modules/kernel/processing/handle-batch.js';
import { type Projection, type Reactor, schemaOf } from '../../modules/kernel/processing/projection.js';
import { createSchema, rebuild } from '../../modules/kernel/processing/rebuild.js';
import { metaOf } from '../../modules/kernel/testing/decider.fixtures.js';
import { freshDatabase, type TestDatabase } from './database.js';

export interface TestProjection extends Pick<TestDatabase, 'pool'> {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  /** Appends events of Ana's to a stream; the projection handles them before the answer. */
  record<F extends StreamDefinition>(
    stream: F,
    id: string,
    ...events: readonly EventOf<NoInfer<F>>[]
  ): Promise<void>;
  /** The projection handles the whole log once more. */
  handleAgain(): Promise<void>;
  /** Makes the tables again from the log. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** An empty log in a database of its own, and a projection that handles what is appended. */
export async function openProjection(projection: Projection): Promise<TestProjection> {
  const database = await freshDatabase();
  const { pool } = database;
  const db = databaseOn(pool);
  const keys = new PersonKeys(pool, 's'.repeat(32));
  const eventStore = new DomainEventStore(openPostgresEventStore(pool), keys);
  await createSchema(db, projection);
  return {
    pool,
    db,
    eventStore,
    async record(stream, id, ...events) {
      await eventStore.append(stream, id, events, 'any', { ...metaOf('ana'), commandId: newId() });
      await handleLog(projection, eventStore, db);
    },
    async handleAgain() {
      await pool.query('update kernel.checkpoint set position = 0 where name = $1', [projection.name]);
      await handleLog(projection, eventStore, db);
    },
    rebuild: () => rebuild({ projections: [projection], eventStore, db, pool, alarm, progress: undefined }),
    async close() {
      await eventStore.log.close();
      await database.drop();
    },
  };
}

/** A projection or reactor handles the log from its checkpoint on; an event that it cannot handle fails the test. */
export async function handleLog(
  follower: Projection | Reactor,
  eventStore: DomainEventStore,
  db: Database,
): Promise<void> {
  const { name } = follower;
  const checkpoint = await loadCheckpoint(db, name, 0);
  const batch = await eventStore.log.readAll(checkpoint.position, 1_000);
  const schema = 'create' in follower ? schemaOf(name) : 'kernel';
  await handleBatch({ follower, eventStore, db, name, schema, alarm, retries: [], batch, checkpoint });
}

/** Fails the test with what could not be handled. */
export function alarm({ error }: { readonly error: unknown }): void {
  throw error;
}
