import { openDayDb } from './day-db';
import type { Visit } from './visit';

/** Saves a visit on this device, or replaces it.
 *  errors  whatever the browser says when it keeps nothing */
export async function saveVisit(visit: Visit): Promise<void> {
  await (await openDayDb()).put('visit', visit);
  notify();
}

export async function deleteVisit(id: string): Promise<void> {
  await (await openDayDb()).delete('visit', id);
  notify();
}

/** Deletes the whole log of this device. */
export async function deleteVisits(): Promise<void> {
  await (await openDayDb()).clear('visit');
  notify();
}

export const allVisits = async (): Promise<readonly Visit[]> => (await openDayDb()).getAll('visit');

/** Calls back after each change of the log.
 *  out  ends it */
export function watchVisits(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

const watchers = new Set<() => void>();

function notify(): void {
  for (const watcher of [...watchers]) watcher();
}
