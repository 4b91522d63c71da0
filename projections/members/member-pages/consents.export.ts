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

/** A member's consents as a guardian, minor by minor. */
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

/** The events of a minor's stream about one of their guardians: the consent, the decision on it, and the end of the link; without names and
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
