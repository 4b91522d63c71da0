import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { AttendanceEvent, AttendanceKind, attendanceEvents } from './attendance.events.js';
import { type Attendance, attendanceState } from './attendance.state.js';
import { type DateToAttend, noDate } from './date-to-attend.rules.js';

interface OfDate {
  readonly gatheringId: string;
  /** Names the date. */
  readonly day: string;
}

/** The actor is the member. */
export type AttendanceCommand =
  | Command<
      'SetAttendance',
      OfDate & {
        readonly as: AttendanceKind;
        readonly isShown: boolean;
        readonly isSelling: boolean;
        readonly isReminded: boolean;
        readonly date: DateToAttend;
        /** Known to be 18. Nobody else is shown to others. */
        readonly isAdult: boolean;
      }
    >
  | Command<'EndAttendance', OfDate>;

/** source  README, Going */
export const attendanceDecider: StreamDecider<typeof attendanceEvents, Attendance, AttendanceCommand> = {
  ...attendanceState,
  decide,
  max: 200,
  isAlwaysCarriedOut: ({ type }) => type === 'EndAttendance',
};

function decide(command: AttendanceCommand, attendance: Attendance): readonly AttendanceEvent[] {
  const { gatheringId, day, meta } = command;
  switch (command.type) {
    case 'SetAttendance':
      return set(command, attendance);
    case 'EndAttendance':
      return attendance.as ? [event('AttendanceEnded', { memberId: meta.actor.id, gatheringId, day })] : [];
    default:
      return unreachable(command);
  }
}

/** Go to a date, or be interested in it. Only who goes brings parts to sell.
 *  events  [AttendanceSet], or [] when it is planned so already
 *  errors  DATE_NOT_FOUND (not-found), GATHERING_OVER (conflict) */
function set(
  { gatheringId, day, as, date, isAdult, meta, ...asked }: CommandOf<AttendanceCommand, 'SetAttendance'>,
  attendance: Attendance,
): readonly AttendanceEvent[] {
  if (date === 'none') throw noDate();
  if (date === 'over')
    throw conflict('GATHERING_OVER', { message: 'This date is over, or it was canceled.' });
  const isShown = asked.isShown && isAdult;
  const isSelling = asked.isSelling && isAdult && as === 'going';
  const { isReminded } = asked;
  const isSame =
    attendance.as === as &&
    attendance.isShown === isShown &&
    attendance.isSelling === isSelling &&
    attendance.isReminded === isReminded;
  if (isSame) return [];
  const { id: memberId } = meta.actor;
  return [event('AttendanceSet', { memberId, gatheringId, day, as, isShown, isSelling, isReminded })];
}
