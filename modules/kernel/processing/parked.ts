import type { Database } from '../postgres/database.js';
import type { KernelTables } from './checkpoint.js';

/** A stream that a processor has set aside. */
export interface ParkedStream {
  readonly name: string;
  readonly stream: string;
  /** Of the first event that was left out. */
  readonly position: number;
  readonly error: string;
  /** ISO-8601 UTC */
  readonly since: string;
  readonly attempts: number;
  /** ISO-8601 UTC; null when it is not tried again by itself. */
  readonly retryAt: string | null;
}

/** Streams that processors have set aside, the longest first.
 *  out  at most `limit` */
export async function parkedStreams(db: Database, limit: number): Promise<readonly ParkedStream[]> {
  const rows = await db
    .withTables<KernelTables>()
    .selectFrom('kernel.parked')
    .select(['name', 'stream', 'position', 'error', 'at', 'attempts', 'retry_at'])
    .orderBy('at')
    .orderBy('stream')
    .limit(limit)
    .execute();
  return rows.map(({ at, attempts, retry_at, ...row }) => ({
    ...row,
    since: new Date(at).toISOString(),
    attempts: attempts ?? 1,
    retryAt: retry_at ? new Date(retry_at).toISOString() : null,
  }));
}
