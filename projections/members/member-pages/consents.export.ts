import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import {
  type ExportedEvent,
  type ExportSection,
  withoutStaff,
} from '../../../modules/kernel/export/export-section.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  type GuardianshipEvent,
  guardianshipEvents,
} from '../../../modules/members/guardians/guardianship.events.js';
import { pairedMinors } from './guardians.queries.js';

/** What a member consented to as a guardian, minor by minor. */
export const exportConsents = ({
  db,
  eventStore,
}: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
}): ExportSection => ({
  file: 'consents-as-guardian.json',
  read: async (guardianId) =>
    Promise.all(
      (await pairedMinors(db, guardianId)).map(async (minor) => ({
        minor,
        events: eventsOfGuardian(await eventStore.read(guardianshipEvents, minor), guardianId),
      })),
    ),
});

/** What a minor's stream says of one of their guardians: the consent, what was decided on it, and how the link ended; without names and
 *  notes of staff. */
export function eventsOfGuardian(
  history: readonly RecordedEvent<GuardianshipEvent>[],
  guardianId: string,
): readonly ExportedEvent[] {
  let linked = false;
  return history.flatMap((event) => {
    if (event.type === 'GuardianAccepted') linked = event.data.guardianId === guardianId;
    if (!linked || event.type === 'BirthDateGiven' || event.type === 'GuardianInvited') return [];
    if (['GuardianRefused', 'GuardianUnlinked', 'MajorityReached'].includes(event.type)) linked = false;
    return [withoutStaff(guardianshipEvents)(event)];
  });
}
