import { sql } from 'kysely';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import type { Database, DatabaseTransaction } from '../postgres/database.js';
import { acquireLock, locks } from '../postgres/locks.js';
import { type KernelTables, loadCheckpoint } from './checkpoint.js';
import { handleBatch, type ReportProcessingError } from './handle-batch.js';
import type { Progress } from './progress.js';
import { enterSchema, type Projection, schemaOf } from './projection.js';

/** The empty tables of a projection, and its checkpoint at the start of the log. */
export async function createSchema(db: Database, projection: Projection): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await acquireLock(tx, locks.firstTables, projection.name);
    const known = await tx
      .withTables<{ pg_namespace: { nspname: string } }>()
      .selectFrom('pg_namespace')
      .select('nspname')
      .where('nspname', '=', schemaOf(projection.name))
      .executeTakeFirst();
    if (known) return;
    await createTables(tx, projection, schemaOf(projection.name));
    await setCheckpoint(tx, projection.name, projection.version, 0);
  });
}

/** Build a projection again beside the old one, which goes on serving, and then switch in one transaction. The replaced tables are dropped once
 *  their last reader is done.
 *  source  ADR 0006 */
export async function rebuild({ projection, eventStore, db, alarm, progress }: Rebuilding): Promise<void> {
  const live = schemaOf(projection.name);
  const beside = `${live}__next`;
  const name = `${projection.name} (next)`;
  await db.transaction().execute(async (tx) => {
    await sql`drop schema if exists ${sql.id(beside)} cascade`.execute(tx);
    await tx.withTables<KernelTables>().deleteFrom('kernel.checkpoint').where('name', '=', name).execute();
    await tx.withTables<KernelTables>().deleteFrom('kernel.parked').where('name', '=', name).execute();
    await createTables(tx, projection, beside);
  });
  let checkpoint = await loadCheckpoint(db, name, 0);
  const deps = { follower: projection, eventStore, db, name, schema: beside, alarm, retries: [100] };
  const catchUp = async () => {
    for (;;) {
      const batch = await eventStore.log.readAll(checkpoint.position, 2_000);
      if (!batch.length) return;
      checkpoint = (await handleBatch({ ...deps, batch, checkpoint })) ?? checkpoint;
      progress?.({
        name: projection.name,
        position: checkpoint.position,
        head: await eventStore.log.head(),
      });
    }
  };
  await catchUp();
  await db.transaction().execute(async (tx) => {
    await enterSchema(tx, beside);
    await projection.afterRebuild?.(tx);
  });
  while (!(await switchOver(db, projection, name, beside))) await catchUp();
  await sql`drop schema ${sql.id(`${live}__old`)} cascade`.execute(db); // waits for readers who still have it open
}

interface Rebuilding {
  readonly projection: Projection;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
  readonly alarm: ReportProcessingError;
  readonly progress: Progress | undefined;
}

/** False when the live one has read further than the new one. */
async function switchOver(
  db: Database,
  projection: Projection,
  name: string,
  beside: string,
): Promise<boolean> {
  const live = schemaOf(projection.name);
  const old = `${live}__old`;
  return db.transaction().execute(async (tx) => {
    const kernel = tx.withTables<KernelTables>();
    const rows = await kernel
      .selectFrom('kernel.checkpoint')
      .select(['name', 'position', 'generation'])
      .where('name', 'in', [projection.name, name])
      .forUpdate()
      .execute();
    const ours = rows.find((row) => row.name === name);
    const theirs = rows.find((row) => row.name === projection.name);
    if (!ours || (theirs && theirs.position > ours.position)) return false;
    await sql`drop schema if exists ${sql.id(old)} cascade`.execute(tx);
    await sql`alter schema ${sql.id(live)} rename to ${sql.id(old)}`.execute(tx);
    await sql`alter schema ${sql.id(beside)} rename to ${sql.id(live)}`.execute(tx);
    await kernel.deleteFrom('kernel.checkpoint').where('name', '=', name).execute();
    await kernel.deleteFrom('kernel.parked').where('name', '=', projection.name).execute();
    await kernel
      .updateTable('kernel.parked')
      .set({ name: projection.name })
      .where('name', '=', name)
      .execute();
    await setCheckpoint(tx, projection.name, projection.version, ours.position);
    return true;
  });
}

async function createTables(tx: DatabaseTransaction, projection: Projection, schema: string): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(tx);
  await enterSchema(tx, schema);
  await sql.raw(projection.create).execute(tx);
}

async function setCheckpoint(
  tx: DatabaseTransaction,
  name: string,
  version: number,
  position: number,
): Promise<void> {
  await sql`insert into kernel.checkpoint (name, version, position) values (${name}, ${version}, ${position})
    on conflict (name) do update set version = ${version}, position = ${position}, generation = kernel.checkpoint.generation + 1, updated_at = now()`.execute(
    tx,
  );
}
