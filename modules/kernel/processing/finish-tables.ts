import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { limitConcurrency } from '../async/limit-concurrency.js';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { type CopyConnection, openCopyConnection } from '../postgres/copy-rows.js';
import type { Database, DatabaseTransaction } from '../postgres/database.js';
import { rebuildLimits } from '../postgres/transaction-limits.js';
import { enterSchema, type Projection } from './projection.js';

interface FilledTables {
  readonly projection: Projection;
  readonly schema: string;
  readonly connection?: CopyConnection;
}

interface Deps {
  readonly db: Database;
  readonly pool?: pg.Pool;
  readonly eventStore?: DomainEventStore;
}

/** Complete the filled tables of a schema: derived rows, indexes, visibility map and statistics. Tables are
 *  vacuumed before their indexes are read, because only then index-only scans work, and each page is written once for
 *  it.
 *  in  inTurn: a queue shared by several projections, so that no core is idle */
export async function finishTables(
  { projection, schema, connection }: FilledTables,
  { db, pool, eventStore }: Deps,
  inTurn = statementsInTurn(),
): Promise<void> {
  const { createIndexes = [], derive = [], afterRebuild, makePart } = projection;
  const tables = await tablesIn(db, schema);
  const ofTables = (work: (table: RawBuilder<unknown>) => Promise<unknown>) =>
    Promise.all(tables.map((table) => inTurn(() => work(table))));
  const vacuum = () => ofTables((table) => sql`vacuum ${table}`.execute(db));
  const inSchema = (on: Database, work: (tx: DatabaseTransaction) => Promise<unknown>) =>
    on.transaction().execute(async (tx) => {
      await enterSchema(tx, schema, rebuildLimits);
      await work(tx);
    });
  const keys = eventStore?.keys;
  if (afterRebuild)
    await inTurn(() => inSchema(connection?.db ?? db, (tx) => afterRebuild(tx, keys, connection?.copyRows)));
  await vacuum();
  if (makePart && connection && pool) {
    const other = await openCopyConnection(pool);
    const parts = [connection, other];
    try {
      // Not in turn: half of their time is spent in this process, and the indexes of others use the rest.
      await Promise.all(
        parts.map(({ db, copyRows }, nth) =>
          inSchema(db, (tx) => makePart(tx, { nth, of: parts.length }, keys, copyRows)),
        ),
      );
    } finally {
      other.release();
    }
    await vacuum();
  }
  await Promise.all(
    [...createIndexes.slice(0, 1), ...derive, ...createIndexes.slice(1)].map((statement) =>
      inTurn(() => inSchema(db, (tx) => sql.raw(statement).execute(tx))),
    ),
  );
  await ofTables(async (table) => {
    await sql`alter table ${table} reset (autovacuum_enabled)`.execute(db);
    await sql`vacuum (analyze) ${table}`.execute(db);
  });
}

/** Two statements at once: a single one leaves a core idle. */
export const statementsInTurn = () => limitConcurrency(2);

/** The tables of a schema. */
export async function tablesIn(db: Database, schema: string): Promise<readonly RawBuilder<unknown>[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = ${schema}`.execute(db);
  return rows.map(({ name }) => sql`${sql.id(schema, name)}`);
}
