import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { KeptDay } from './kept-day';
import type { Visit } from './visit';

interface DaySchema extends DBSchema {
  /** What a visitor wrote down at a space. */
  visit: { key: string; value: Visit };
  /** The field of a date, to find the way without a connection. */
  day: { key: string; value: KeptDay };
}

export type DayDb = IDBPDatabase<DaySchema>;

/** The database of this browser for visitors. It belongs to the device, also when nobody is signed in, and no server reads it.
 *  source  ADR 0117 */
export function openDayDb(): Promise<DayDb> {
  opened ??= openDB<DaySchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('visit', { keyPath: 'id' });
      db.createObjectStore('day', { keyPath: 'dateId' });
    },
    terminated: resetOpened,
    /** Another tab has a newer version of the page: close, so that it can continue. */
    blocking: (_old, _next, event) => {
      (event.target as IDBDatabase).close();
      resetOpened();
    },
  }).catch((error: unknown) => {
    resetOpened();
    throw error;
  });
  return opened;
}

/** For tests: makes this browser like a new one. */
export async function deleteDayDb(): Promise<void> {
  (await opened)?.close();
  resetOpened();
  await deleteDB(NAME);
}

const NAME = 'day';
let opened: Promise<DayDb> | undefined;

function resetOpened(): void {
  opened = undefined;
}
