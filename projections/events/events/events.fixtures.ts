import type { AttendanceEvent } from '../../../modules/events/attendance/attendance.events.js';
import { attendanceEvents } from '../../../modules/events/attendance/attendance.events.js';
import { type GatheringEvent, gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { type Older, withDates } from '../../../modules/events/gathering/with-dates.rules.js';
import { type OrganizerEvent, organizerEvents } from '../../../modules/events/organizer/organizer.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { enterSchema } from '../../../modules/kernel/processing/projection.js';
import type { TestProjection } from '../../../test/postgres/projection.js';
import { events } from './events.projection.js';

export const now = '2027-04-01T12:00:00.000Z';
export const janesville = { latitude: 42.6828, longitude: -89.0187 };

type Published = Extract<GatheringEvent, { type: 'GatheringPublished' }>['data'];
export type Said = Omit<Published, 'organizerId' | 'startsAt' | 'endsAt'>;

export const venue = (
  area = 'Jefferson, WI',
  latitude = 43.0086,
  longitude = -88.8073,
): Published['venue'] => ({
  ...{ area, latitude, longitude },
  ...{ name: 'Fair Park', address: null, gates: [] },
});

/** Dates of a few days, singly chosen. */
export const datesOn = (days: string[], more: Partial<Published['dates']> = {}): Published['dates'] => ({
  ...{ season: days.length > 1 ? 'seasonal' : 'once', rule: null, days },
  ...{ opens: '08:00', closes: '15:00', lasts: 1 },
  ...more,
});

export const words = (change: Partial<Said> = {}): Said => ({
  title: 'Swap meet',
  kind: 'swap-meet',
  description: '',
  timeZone: 'America/Chicago',
  venue: venue(),
  schedule: [],
  admission: [],
  rules: '',
  weather: null,
  contact: { email: null, phone: null, website: null },
  photos: [],
  clubId: null,
  dates: datesOn(['2027-04-20']),
  ...change,
});

/** Writes what happens to gatherings, organizers and attendance into a log. */
export const recorder = (open: () => TestProjection) => {
  const record = (id: string, ...events: readonly GatheringEvent[]) =>
    open().record(gatheringEvents, id, ...events);
  return {
    record,
    /** Ana publishes. */
    publish: (id: string, change: Partial<Said> & { readonly organizerId?: string } = {}) =>
      record(
        id,
        event('GatheringPublished', {
          ...{ organizerId: 'ana', startsAt: now, endsAt: now },
          ...words({ title: `Swap meet ${id}`, ...change }),
        }),
      ),
    /** As an event of one date, told by its moments. */
    announce: (id: string, change: Partial<Older> & { readonly organizerId?: string }) =>
      record(
        id,
        event(
          'GatheringPublished',
          withDates({
            organizerId: 'ana',
            title: `Swap meet ${id}`,
            kind: 'swap-meet' as const,
            description: '',
            startsAt: '2027-04-20T12:00:00.000Z',
            endsAt: '2027-04-21T12:00:00.000Z',
            timeZone: 'America/Chicago',
            venue: venue(),
            ...change,
          }),
        ),
      ),
    club: (id: string, ...events: readonly OrganizerEvent[]) => open().record(organizerEvents, id, ...events),
    attend: (
      memberId: string,
      gatheringId: string,
      day: string,
      change: Partial<Extract<AttendanceEvent, { type: 'AttendanceSet' }>['data']> = {},
    ) =>
      open().record(
        attendanceEvents,
        `${memberId} ${gatheringId} ${day}`,
        event('AttendanceSet', {
          ...{ memberId, gatheringId, day, as: 'going' as const },
          ...{ isShown: true, isSelling: false, isReminded: false, ...change },
        }),
      ),
    leave: (memberId: string, gatheringId: string, day: string) =>
      open().record(
        attendanceEvents,
        `${memberId} ${gatheringId} ${day}`,
        event('AttendanceEnded', { memberId, gatheringId, day }),
      ),
  };
};

export const applied = (ownerId: string, slug: string): OrganizerEvent =>
  event('OrganizerApplied', {
    ...{ ownerId, slug, name: `Club ${slug}`, kind: 'club' as const, about: '', website: null, place: null },
    ...{ evidence: 'A page', contact: { name: 'Ana', email: 'ana@example.com', phone: null } },
  });

export const verified = (until = '2028-01-01T00:00:00.000Z'): OrganizerEvent =>
  event('OrganizerVerified', { until, by: 'staff', note: '' });

/** Writes the rows of gatherings to which this happened, for tests of what reads them. */
export async function writeGatherings(
  db: Database,
  histories: Readonly<Record<string, readonly GatheringEvent[]>>,
): Promise<void> {
  const recorded = Object.entries(histories).flatMap(([entityId, all]) =>
    all.map((one, version) => ({
      ...one,
      ...{
        id: `${entityId} ${version}`,
        entityId,
        stream: `gathering-${entityId}`,
        version,
        position: version,
      },
      ...{ recordedAt: now, meta: { actorId: 'ana', commandId: 'command' } },
    })),
  );
  await db.transaction().execute(async (tx) => {
    await enterSchema(tx, 'events');
    await events.handle(tx, recorded);
  });
}

export const published = (change: Partial<Said> = {}): GatheringEvent =>
  event('GatheringPublished', { organizerId: 'ana', startsAt: now, endsAt: now, ...words(change) });
