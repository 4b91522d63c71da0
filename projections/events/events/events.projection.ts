import { sql } from 'kysely';
import { attendanceEvents } from '../../../modules/events/attendance/attendance.events.js';
import { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { organizerEvents } from '../../../modules/events/organizer/organizer.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { createEvents, eventsIndexes } from './events.table.js';
import { type AttendanceEvents, forgetAttendance, writeAttendance } from './write-attendance.js';
import { type ClubEvents, forgetTeams, writeClubs } from './write-clubs.js';
import { forgetOrganizers, type GatheringEvents, writeGatherings } from './write-gatherings.js';

const handles = [
  gatheringEvents,
  organizerEvents,
  attendanceEvents,
  pick(memberEvents, 'MemberErased'),
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Gatherings with their dates, the organizers that run them, and who goes.
 *  source  ADR 0107 */
export const events = projection({
  name: 'events',
  version: 7,
  handles,
  create: createEvents,
  createIndexes: eventsIndexes,
  async handle(tx, recorded) {
    const { gatherings, clubs, attendances, erased } = parted(recorded);
    if (erased.length) {
      await sql`insert into erased select unnest(${erased}::text[]) on conflict do nothing`.execute(tx);
      await forgetOrganizers(tx, erased);
      await forgetTeams(tx, erased);
      await forgetAttendance(tx, erased);
    }
    await writeGatherings(tx, gatherings);
    await writeClubs(tx, clubs);
    await writeAttendance(tx, attendances);
  },
});

interface Parted {
  readonly gatherings: GatheringEvents;
  readonly clubs: ClubEvents;
  readonly attendances: AttendanceEvents;
  readonly erased: readonly string[];
}

/** The events by what they are of. Rows of an erased member are never written, so erasures come first. */
function parted(recorded: readonly Handled[]): Parted {
  const gatherings = new Map<string, RecordedEvent<EventOf<typeof gatheringEvents>>[]>();
  const clubs = new Map<string, RecordedEvent<EventOf<typeof organizerEvents>>[]>();
  const attendances = new Map<string, RecordedEvent<EventOf<typeof attendanceEvents>>>();
  const erased: string[] = [];
  for (const event of recorded)
    switch (event.type) {
      case 'MemberErased':
        erased.push(event.entityId);
        break;
      case 'AttendanceSet':
      case 'AttendanceEnded':
        attendances.set(event.entityId, event);
        break;
      case 'OrganizerApplied':
      case 'OrganizerChanged':
      case 'VerificationAsked':
      case 'OrganizerVerified':
      case 'VerificationRefused':
      case 'VerificationWithdrawn':
      case 'VerificationLapsed':
      case 'FirstEventApproved':
      case 'TeamInvited':
      case 'TeamInvitationEnded':
      case 'TeamJoined':
      case 'TeamRoleChanged':
      case 'TeamLeft':
      case 'OrganizerHidden':
      case 'OrganizerShown':
        clubs.set(event.entityId, [...(clubs.get(event.entityId) ?? []), event]);
        break;
      case 'GatheringDrafted':
      case 'GatheringChanged':
      case 'ReviewAsked':
      case 'ReviewRefused':
      case 'GatheringPublished':
      case 'GatheringCancelled':
      case 'DatesReplaced':
      case 'DatesExtended':
      case 'DateAdded':
      case 'DateMoved':
      case 'DatePostponed':
      case 'DateCancelled':
      case 'DateRestored':
      case 'DraftDiscarded':
      case 'GatheringRemoved':
      case 'GatheringReinstated':
      case 'OrganizerLost':
      case 'OrganizerRegained':
        gatherings.set(event.entityId, [...(gatherings.get(event.entityId) ?? []), event]);
        break;
      default:
        unreachable(event);
    }
  return { gatherings, clubs, attendances: [...attendances.values()], erased };
}
