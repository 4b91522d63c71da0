import { deterministicId } from '../../kernel/decider/identifiers.js';

/** The stream of what one member plans about one date of a gathering.
 *  in  day: names the date */
export const idOfAttendance = (memberId: string, gatheringId: string, day: string): string =>
  deterministicId('attendance', memberId, gatheringId, day);
