import { StoreUnavailable, StreamRefused } from '../event-store/event-store.js';
import { databaseIsAway } from '../postgres/database-away.js';
import { isLockOver } from '../postgres/transaction-limits.js';

/** No event is at fault: the log or the database is away, or another transaction held a lock for too long. The
 *  work is rolled back and retried afterwards, however long it lasts, and no attempt is counted.
 *  source  ADR 0058 */
export const isNobodysFault = (error: unknown): boolean =>
  isLockOver(error) || logIsAway(error) || databaseIsAway(error);

/** Whether the log does not respond. A single stream that the log refuses does not count: that is a fault of its own events. */
export function logIsAway(error: unknown): boolean {
  if (error instanceof StreamRefused) return false;
  if (error instanceof StoreUnavailable) return true;
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  return cause !== undefined && logIsAway(cause);
}
