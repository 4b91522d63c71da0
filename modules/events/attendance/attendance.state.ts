import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type AttendanceEvent, type AttendanceKind, attendanceEvents } from './attendance.events.js';

export interface Attendance {
  readonly as: AttendanceKind | null;
  readonly isShown: boolean;
  readonly isSelling: boolean;
  readonly isReminded: boolean;
}

export const attendanceState: StreamState<typeof attendanceEvents, Attendance> = {
  events: attendanceEvents,
  initial: { as: null, isShown: false, isSelling: false, isReminded: false },
  evolve,
};

function evolve(attendance: Attendance, event: AttendanceEvent): Attendance {
  switch (event.type) {
    case 'AttendanceSet': {
      const { as, isShown, isSelling, isReminded } = event.data;
      return { as, isShown, isSelling, isReminded };
    }
    case 'AttendanceEnded':
      return { ...attendance, as: null };
    default:
      return unreachable(event);
  }
}
