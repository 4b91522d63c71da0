import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** Limits of one transaction on a connection without limits, in milliseconds. */
export interface TransactionLimits {
  readonly statement: number;
  /** A longer wait for a lock fails with 55P03. */
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

/** A batch, an index, or the switch of a rebuild: the time of a step grows with the log. */
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

/** The same as part of a select, for a transaction that begins with a query anyway. */
export const settingsOf = (limits: TransactionLimits): RawBuilder<unknown> =>
  sql.join([
    setting('statement_timeout', limits.statement),
    setting('lock_timeout', limits.lock),
    setting('idle_in_transaction_session_timeout', limits.idleInTransaction),
    setting('transaction_timeout', limits.transaction),
  ]);

const setting = (name: string, milliseconds: number) =>
  sql`set_config(${name}, ${String(milliseconds)}, true)`;

/** Another transaction holds a lock that the statement needs: the statement is not at fault. */
export const isLockOver = (error: unknown): boolean =>
  (error as { readonly code?: unknown })?.code === '55P03';
