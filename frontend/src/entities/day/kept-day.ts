import type { EventPage } from '@modules/events/events.contract';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import type { SpaceOfSale } from '../orders/pre-sale.queries';
import { openDayDb } from './day-db';

/** The field of a date as this device read it last. Photos and the picture below the map are not in it. */
export interface KeptDay {
  readonly dateId: string;
  /** Who read it, since blocks hide names; null for a guest. */
  readonly readerId: string | null;
  /** ISO-8601 UTC */
  readonly readAt: string;
  readonly event: EventPage;
  /** Null while no map is published. */
  readonly map: SpaceMapView | null;
  /** Those whose vendors say something. */
  readonly vendors: readonly SpaceOfSale[];
}

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
