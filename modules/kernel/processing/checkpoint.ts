import type { Generated, Kysely } from 'kysely';
import type { StoredEvent } from '../event-store/event-store.js';
import type { Database } from '../postgres/database.js';

export interface Checkpoint {
  readonly position: number;
  /** Rises with each rebuild: a follower of the old tables reloads the checkpoint. */
  readonly generation: number;
  readonly version: number;
}

export type KernelTables = {
  'kernel.checkpoint': {
    name: string;
    version: number;
    generation: number;
    position: number;
    updated_at: Date | string;
    event_id?: string | null;
    event_position?: number | null;
  };
  'kernel.parked': {
    name: string;
    stream: string;
    position: number;
    error: string;
    at: Generated<Date | string>;
    retry_at?: Date | string | null;
    attempts?: number;
  };
};

/** The position of a follower; a new one begins at `startAt`. */
export async function loadCheckpoint(db: Database, name: string, startAt: number): Promise<Checkpoint> {
  const kernel = db.withTables<KernelTables>();
  await kernel
    .insertInto('kernel.checkpoint')
    .values({ name, version: 1, generation: 1, position: startAt, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return kernel
    .selectFrom('kernel.checkpoint')
    .select(['position', 'generation', 'version'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}

/** How far a follower is; 0 for one that never began. */
export async function positionOf(db: Database, name: string): Promise<number> {
  const row = await db
    .withTables<KernelTables>()
    .selectFrom('kernel.checkpoint')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.position ?? 0;
}

export interface CheckpointMove {
  readonly name: string;
  readonly checkpoint: Checkpoint;
  /** The last event that was handled or skipped. */
  readonly to: Pick<StoredEvent, 'id' | 'position'>;
}

/** False when another process has moved it, or a rebuild has replaced the tables. */
export async function moveCheckpoint(kernel: Kysely<KernelTables>, move: CheckpointMove): Promise<boolean> {
  const { numUpdatedRows } = await checkpointMoved(kernel, move).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same as a statement; then it changes no row. */
export const checkpointMoved = (
  kernel: Kysely<KernelTables>,
  { name, checkpoint: { position, generation }, to }: CheckpointMove,
) =>
  kernel
    .updateTable('kernel.checkpoint')
    .set({ position: to.position, event_id: to.id, event_position: to.position, updated_at: new Date() })
    .where('name', '=', name)
    .where('position', '=', position)
    .where('generation', '=', generation);
