import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const AttendanceKind = z.enum(['going', 'interested']);
export type AttendanceKind = z.output<typeof AttendanceKind>;

const Of = z.object({
  memberId: z.string(),
  gatheringId: z.string(),
  /** Which date, by the day that names it: also of an event of one date, which may get more. */
  day: z.iso.date(),
});

/** What one member plans about one date of a gathering. Its id is derived from the three.
 *  source  README, Words */
export const attendanceEvents = defineStream('attendance', {
  AttendanceSet: defineEvent({
    version: 1,
    schema: Of.extend({
      as: AttendanceKind,
      /** Members who follow them see that they go. */
      isShown: z.boolean(),
      /** Brings parts to sell, and says so to everybody. */
      isSelling: z.boolean(),
      /** Reminded the day before. */
      isReminded: z.boolean(),
    }),
  }),
  AttendanceEnded: defineEvent({ version: 1, schema: Of }),
});

export type AttendanceEvent = EventOf<typeof attendanceEvents>;
