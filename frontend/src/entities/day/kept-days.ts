import { openDayDb } from './day-db';
import type { KeptDay } from './kept-day';

/** Keeps a day in place of what was kept of it. Days of more than a month ago go. */
export async function keepDay(day: KeptDay): Promise<void> {
  const db = await openDayDb();
  const tx = db.transaction('day', 'readwrite');
  const monthAgo = new Date(Date.parse(day.readAt) - 31 * 86_400_000).toISOString();
  for (const other of await tx.store.getAll())
    if (other.readAt < monthAgo) await tx.store.delete(other.dateId);
  await tx.store.put(day);
  await tx.done;
}

/** What this device has of a date, or of the date of an event that was read last; what somebody else read is not shown. */
export async function keptDay(
  readerId: string | null,
  eventId: string,
  dateId?: string,
): Promise<KeptDay | undefined> {
  const days = (await (await openDayDb()).getAll('day')).filter(
    (day) =>
      day.readerId === readerId &&
      day.event.id === eventId &&
      (dateId === undefined || day.dateId === dateId),
  );
  return days.toSorted((one, other) => (one.readAt < other.readAt ? 1 : -1))[0];
}
