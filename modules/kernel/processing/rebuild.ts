import { sql } from 'kysely';
import type pg from 'pg';
import { type DomainEventStore, definitionOf } from '../event-store/domain-event-store.js';
import { type StoredEvent, UnreadableEvent } from '../event-store/event-store.js';
import type { RecordedEvent, StreamDefinition } from '../event-store/events.js';
import { type CopyConnection, openCopyConnection } from '../postgres/copy-rows.js';
import type { Database, DatabaseTransaction } from '../postgres/database.js';
import { acquireLock, locks } from '../postgres/locks.js';
import {
  isLockOver,
  limitTransaction,
  rebuildLimits,
  type TransactionLimits,
} from '../postgres/transaction-limits.js';
import { type Checkpoint, type KernelTables, loadCheckpoint } from './checkpoint.js';
import { finishTables, statementsInTurn, tablesIn } from './finish-tables.js';
import { handleBatch, type ReportProcessingError } from './handle-batch.js';
import type { Progress } from './progress.js';
import { besides, enterSchema, type Projection, schemaOf } from './projection.js';

/** The empty tables of a projection, and its checkpoint at the start of the log. */
export async function createSchema(db: Database, projection: Projection): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await limitTransaction(tx, rebuildLimits);
    await acquireLock(tx, locks.firstTables, projection.name);
    const known = await tx
      .withTables<{ pg_namespace: { nspname: string } }>()
      .selectFrom('pg_namespace')
      .select('nspname')
      .where('nspname', '=', schemaOf(projection.name))
      .executeTakeFirst();
    if (known) return;
    await createTables(tx, projection, schemaOf(projection.name));
    for (const index of projection.createIndexes ?? []) await sql.raw(index).execute(tx);
    await setCheckpoint(tx, projection.name, projection.version, 0);
  });
}

/** Rebuild projections beside the old ones, which still serve, in one pass over the log; then switch each in one transaction. The next
 *  batch is read and decoded while this one is written. Indexes come after the rows, and the tables are vacuumed
 * before they serve. The replaced tables are dropped once their last reader is done.
 *  source  ADR 0006, ADR 0027 */
export async function rebuild({ projections, ...deps }: Rebuilding): Promise<void> {
  const builds: Build[] = [];
  try {
    for (const projection of projections) builds.push(await begin(projection, deps));
    await catchUp(builds, deps);
    const inTurn = statementsInTurn();
    await Promise.all(builds.map((build) => finishTables(build, deps, inTurn)));
    for (const build of builds) {
      while (!(await switchOver(deps, build))) await catchUp([build], deps);
      await deleteReplaced(build, deps);
    }
  } finally {
    for (const { connection } of builds) connection.release();
  }
}

interface Rebuilding extends Deps {
  readonly projections: readonly Projection[];
}

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly db: Database;
  /** Each projection is written over a connection of its own. */
  readonly pool: pg.Pool;
  readonly alarm: ReportProcessingError;
  readonly progress: Progress | undefined;
  /** Limits of each transaction; those of a rebuild when left out. */
  readonly limits?: TransactionLimits;
}

/** A projection that is built beside the live one. */
interface Build {
  readonly projection: Projection;
  /** The name of its checkpoint until the switch. */
  readonly name: string;
  readonly schema: string;
  readonly connection: CopyConnection;
  /** The checkpoint in the database. */
  checkpoint: Checkpoint;
  /** Resolves when the given batches are written. */
  turn: Promise<void>;
  /** The last event that it has passed; the checkpoint follows with the next event that it handles, or at the end. */
  reached?: StoredEvent;
}

/** Empty tables without indexes, and their own checkpoint. Autovacuum is off until they are complete. */
async function begin(projection: Projection, { db, pool, limits = rebuildLimits }: Deps): Promise<Build> {
  const { next: schema, checkpoint: name } = besides(projection.name);
  await db.transaction().execute(async (tx) => {
    await limitTransaction(tx, limits);
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(tx);
    await tx.withTables<KernelTables>().deleteFrom('kernel.checkpoint').where('name', '=', name).execute();
    await tx.withTables<KernelTables>().deleteFrom('kernel.parked').where('name', '=', name).execute();
    await createTables(tx, projection, schema);
    for (const table of await tablesIn(tx, schema))
      await sql`alter table ${table} set (autovacuum_enabled = false)`.execute(tx);
  });
  const checkpoint = await loadCheckpoint(db, name, 0);
  return {
    projection,
    name,
    schema,
    checkpoint,
    turn: Promise.resolve(),
    connection: await openCopyConnection(pool),
  };
}

/** Let builds that are at the same position follow the log to its end. */
async function catchUp(builds: readonly Build[], deps: Deps): Promise<void> {
  const handles = builds.flatMap(({ projection }) => projection.handles);
  const name = builds.map(({ projection }) => projection.name).join(', ');
  let next = open(builds[0]?.checkpoint.position ?? 0);
  const taking: Promise<unknown>[] = [];
  for (;;) {
    const { batch, events } = await next;
    const last = batch.at(-1);
    if (!last) break;
    next = open(last.position);
    next.catch(() => undefined); // the error is reported when the promise is awaited
    for (const build of builds) build.turn = build.turn.then(() => take(build, batch, events, deps));
    const taken = Promise.all(builds.map(({ turn }) => turn));
    taken.catch(() => undefined); // the error is reported when the promise is awaited
    taking.push(taken);
    if (taking.length > batchesAhead) await taking.shift();
    deps.progress?.({ name, position: last.position, head: await deps.eventStore.log.head() });
  }
  await Promise.all(taking);
  for (const build of builds) if (build.reached) await handle(build, [build.reached], [], deps);

  async function open(after: number) {
    const batch = await deps.eventStore.log.readAll(after, batchSize);
    return { batch, events: await decoded(deps.eventStore, handles, batch) };
  }
}

/** Batches that one projection may be ahead of another. */
const batchesAhead = 3;
/** Events in a batch. With 2,000 a rebuild is not faster, and takes 70 MB more memory. */
const batchSize = 500;

/** Events that a projection does not handle cost it nothing. */
async function take(
  build: Build,
  batch: readonly StoredEvent[],
  events: readonly RecordedEvent[] | undefined,
  deps: Deps,
): Promise<void> {
  const handled = events?.filter((event) => definitionOf(event, build.projection.handles));
  const last = batch.at(-1);
  if (handled?.length === 0 && last) build.reached = last;
  else await handle(build, batch, handled, deps);
}

/** Undefined when an event cannot be decoded: each projection then finds out whether it handles that event. */
async function decoded(
  eventStore: DomainEventStore,
  handles: readonly StreamDefinition[],
  batch: readonly StoredEvent[],
): Promise<readonly RecordedEvent[] | undefined> {
  try {
    return await eventStore.decode(handles, batch);
  } catch (error) {
    if (error instanceof UnreadableEvent) return undefined;
    throw error;
  }
}

async function handle(
  build: Build,
  batch: readonly StoredEvent[],
  decoded: readonly RecordedEvent[] | undefined,
  { eventStore, alarm, limits = rebuildLimits }: Deps,
): Promise<void> {
  const { projection, name, schema, checkpoint, connection } = build;
  const { db, copyRows, inTransaction } = connection;
  const deps = {
    follower: projection,
    eventStore,
    db,
    copyRows,
    inTransaction,
    name,
    schema,
    alarm,
    limits,
    retries: [100],
  };
  const moved = await handleBatch({ ...deps, batch, checkpoint, decoded });
  if (!moved) throw new Error(`Another process is building ${projection.name} too.`);
  build.checkpoint = moved;
  delete build.reached;
}

/** False when the live one has read further than the new one. */
async function switchOver(
  { db, limits = rebuildLimits }: Deps,
  { projection, name, schema: beside }: Build,
): Promise<boolean> {
  const live = schemaOf(projection.name);
  const { old } = besides(projection.name);
  return db.transaction().execute(async (tx) => {
    await limitTransaction(tx, limits);
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

/** Waits for readers of the replaced tables. Tables that are still in use are dropped by the next rebuild. */
async function deleteReplaced({ projection }: Build, { db, limits = rebuildLimits }: Deps): Promise<void> {
  const { old } = besides(projection.name);
  await db
    .transaction()
    .execute(async (tx) => {
      await limitTransaction(tx, limits);
      await sql`drop schema ${sql.id(old)} cascade`.execute(tx);
    })
    .catch((error: unknown) => {
      if (!isLockOver(error)) throw error;
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
