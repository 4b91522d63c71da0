import { type DomainEventStore, definitionOf } from '../event-store/domain-event-store.js';
import type { Database } from '../postgres/database.js';
import { limitTransaction, processorLimits } from '../postgres/transaction-limits.js';
import type { KernelTables } from './checkpoint.js';
import type { Projection, Reactor } from './projection.js';

interface Skipping {
  readonly follower: Projection | Reactor;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
}

/** The event that a processor leaves out for good. */
export interface SkippedEvent {
  readonly stream: string;
  readonly position: number;
  readonly error: string;
}

/** Leave out the event that parked a stream. The stream stays parked at the next event that the processor
 *  handles; without one it is not parked any more. A rebuild comes to the event again.
 *  out  undefined when the stream is not parked */
export async function skipParked(
  { follower, eventStore, db }: Skipping,
  stream: string,
): Promise<SkippedEvent | undefined> {
  const history = await eventStore.log.read(stream);
  return db.transaction().execute(async (tx) => {
    await limitTransaction(tx, processorLimits);
    const kernel = tx.withTables<KernelTables>();
    const { position: reached } = await kernel
      .selectFrom('kernel.checkpoint')
      .select('position')
      .where('name', '=', follower.name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const parked = kernel
      .selectFrom('kernel.parked')
      .where('name', '=', follower.name)
      .where('stream', '=', stream);
    const skipped = await parked.select(['stream', 'position', 'error']).executeTakeFirst();
    if (!skipped) return undefined;
    const next = history.find(
      (event) =>
        event.position > skipped.position &&
        event.position <= reached &&
        definitionOf(event, follower.handles),
    );
    if (next)
      await kernel
        .updateTable('kernel.parked')
        .set({ position: next.position, error: afterSkipped, attempts: 0, retry_at: null })
        .where('name', '=', follower.name)
        .where('stream', '=', stream)
        .execute();
    else
      await kernel
        .deleteFrom('kernel.parked')
        .where('name', '=', follower.name)
        .where('stream', '=', stream)
        .execute();
    return skipped;
  });
}

const afterSkipped = 'It comes after an event that was skipped, and has not been tried yet.';
