import type { AttendanceKind } from '../attendance/attendance.events.js';

interface Meant {
  readonly gatheringId: string;
  /** One date of a series; null for all. */
  readonly day: string | null;
  readonly isForInterested: boolean;
}

/** Whether a broadcast is meant for a member with these plans about its event. */
export const isMeantFor = (
  { gatheringId, day, isForInterested }: Meant,
  plans: readonly { readonly gatheringId: string; readonly day: string; readonly as: AttendanceKind }[],
): boolean =>
  plans.some(
    (plan) =>
      plan.gatheringId === gatheringId &&
      (day === null || plan.day === day) &&
      (isForInterested || plan.as === 'going'),
  );
