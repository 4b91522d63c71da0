import type { AttendanceCommand } from '../../../modules/events/attendance/attendance.decider.js';
import { idOfAttendance } from '../../../modules/events/attendance/attendance-ids.shared.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Person } from '../people.js';
import { by } from './field-sale.js';

/** An event with a field, and its dates: the last two, and the next. */
export interface FieldEvent {
  readonly eventId: string;
  readonly clubId: string;
  readonly dates: readonly FieldDate[];
}

interface FieldDate {
  readonly day: string;
  /** ISO-8601 UTC */
  readonly startsAt: string;
}

/** The next date that is four weeks away at least, and the two before it. */
export function datesOfField(all: readonly FieldDate[], now: string): readonly FieldDate[] {
  const next = all.findIndex(({ startsAt }) => startsAt > plusDays(now, 28));
  return all.slice(next - 2, next + 1);
}

/** The seller and the buyer go to the field, the seller with parts. */
export function atField({ eventId, dates }: FieldEvent, people: readonly Person[], now: string) {
  const day = dates.at(-1)?.day ?? '';
  return people.slice(0, 2).map((person, nth) => {
    const command: AttendanceCommand = {
      type: 'SetAttendance',
      gatheringId: eventId,
      day,
      as: 'going',
      isShown: true,
      isSelling: nth === 0,
      isReminded: true,
      date: 'to come',
      isAdult: true,
      meta: by(person, plusDays(now, -9), 'attend'),
    };
    return { id: idOfAttendance(person.memberId, eventId, day), commands: [command] };
  });
}
