import type { DomainEventStore } from '../event-store/domain-event-store.js';
import type { Database } from '../postgres/database.js';
import { processorLimits } from '../postgres/transaction-limits.js';
import type { KernelTables } from './checkpoint.js';
import { isNobodysFault } from './nobodys-fault.js';
import { enterSchema, isProjection, type Projection, type Reactor, schemaOf } from './projection.js';

interface Unparking {
  readonly follower: Projection | Reactor;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
}

/** Let a processor handle the skipped events of its parked streams, and follow these streams again. Each stream is handled in order, in one
 *  transaction. A failing stream stays parked.
 *  in      stream: only this one
 *  out     the streams that were parked
 *  errors  those of the handler */
export async function unpark({ follower, eventStore, db }: Unparking, stream?: string): Promise<string[]> {
  const parked = await db
    .withTables<KernelTables>()
    .selectFrom('kernel.parked')
    .select('stream')
    .where('name', '=', follower.name)
    .$if(stream !== undefined, (all) => all.where('stream', '=', stream ?? ''))
    .orderBy('position')
    .execute();
  for (const one of parked)
    await handleMissed({ follower, eventStore, db }, one.stream).catch(async (error: unknown) => {
      if (!isNobodysFault(error)) await recordFailure(db, follower.name, one.stream, error);
      throw error;
    });
  return parked.map((one) => one.stream);
}

/** One more attempt that failed. */
async function recordFailure(db: Database, name: string, stream: string, error: unknown): Promise<void> {
  await db
    .withTables<KernelTables>()
    .updateTable('kernel.parked')
    .set(({ eb }) => ({ error: String(error), attempts: eb('attempts', '+', 1) }))
    .where('name', '=', name)
    .where('stream', '=', stream)
    .execute();
}

/** Handle the skipped events of one stream, which is then no longer parked. The lock on the checkpoint's row makes a live processor wait.
 *  errors  those of the handler; the stream then stays parked */
export async function handleMissed({ follower, eventStore, db }: Unparking, stream: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enterSchema(tx, isProjection(follower) ? schemaOf(follower.name) : 'kernel', processorLimits);
    const kernel = tx.withTables<KernelTables>();
    const checkpoint = await kernel
      .selectFrom('kernel.checkpoint')
      .select('position')
      .where('name', '=', follower.name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const parked = await kernel
      .deleteFrom('kernel.parked')
      .where('name', '=', follower.name)
      .where('stream', '=', stream)
      .returning('position')
      .executeTakeFirst();
    if (!parked) return;
    const history = await eventStore.log.read(stream);
    const missed = history.filter(
      ({ position }) => position >= parked.position && position <= checkpoint.position,
    );
    const handled = await eventStore.decode(follower.handles, missed);
    if (!handled.length) return;
    await follower.handle(tx, handled, undefined, eventStore.keys);
  });
}
