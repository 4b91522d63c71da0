import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** Of one transaction on a connection without limits, in milliseconds. */
export interface TransactionLimits {
  readonly statement: number;
  /** What waits longer for a lock fails by 55P03. */
  readonly lock: number;
  readonly idleInTransaction: number;
  readonly transaction: number;
}

/** A batch of events. */
export const processorLimits: TransactionLimits = {
  statement: 60_000,
  lock: 10_000,
  idleInTransaction: 60_000,
  transaction: 300_000,
};

/** A batch, an index, or the switch of a rebuild: what a step of it takes grows with the log. */
export const rebuildLimits: TransactionLimits = {
  statement: 3_600_000,
  lock: 30_000,
  idleInTransaction: 600_000,
  transaction: 7_200_000,
};

/** Limit the transaction, until its end. */
export async function limitTransaction(tx: QueryExecutorProvider, limits: TransactionLimits): Promise<void> {
  await sql`select ${settingsOf(limits)}`.execute(tx);
}

/** The same as part of a select, for a transaction that asks for something else at its beginning. */
export const settingsOf = (limits: TransactionLimits): RawBuilder<unknown> =>
  sql.join([
    setting('statement_timeout', limits.statement),
    setting('lock_timeout', limits.lock),
    setting('idle_in_transaction_session_timeout', limits.idleInTransaction),
    setting('transaction_timeout', limits.transaction),
  ]);

const setting = (name: string, milliseconds: number) =>
  sql`set_config(${name}, ${String(milliseconds)}, true)`;

/** Somebody else holds what the statement needs: it is not the statement's fault. */
export const isLockOver = (error: unknown): boolean =>
  (error as { readonly code?: unknown })?.code === '55P03';
