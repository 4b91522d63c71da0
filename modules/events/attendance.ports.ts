import { definePort } from '../kernel/manifest/port.js';
import type { AttendanceKind } from './attendance/attendance.events.js';

/** Who goes where. Provided by the read model events, and therefore as late as that. */
export interface AttendanceOf {
  /** Members who go to an event, or are interested too, in the order of their ids.
   *  in  days: dates of a series by the days that name them, and null for an event of one date; undefined for all dates
   *      after: the last id of the answer before */
  members(
    gatheringId: string,
    select: {
      readonly kinds: readonly AttendanceKind[];
      readonly days?: readonly (string | null)[];
      readonly after?: string;
      readonly limit: number;
    },
  ): Promise<readonly string[]>;
  count(
    gatheringId: string,
    days?: readonly (string | null)[],
  ): Promise<Readonly<Record<AttendanceKind, number>>>;
}

export const ATTENDANCE = definePort<AttendanceOf>('AttendanceOf');
