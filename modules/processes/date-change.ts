import type { Gathering, GatheringDate } from '../events/gathering/gathering.state.js';
import { partsOfDate } from '../orders/pre-sale/date-ids.rules.js';

/** What becomes of a date for which something is sold. */
export type DateChange = 'off' | 'postponed' | 'moved';

/** The day that names the date of a pre-sale: one of an event of one date does not name it.
 *  out  '' when the event has no date */
export const dayOfSale = ({ dates }: Gathering, dateId: string): string =>
  partsOfDate(dateId).day ?? Object.keys(dates).toSorted()[0] ?? '';

export const dateOfSale = (gathering: Gathering, dateId: string): GatheringDate | undefined =>
  gathering.dates[dayOfSale(gathering, dateId)];

/** How a date is not as it was; null for one that is on, on the same day. */
export function howChanged(
  before: GatheringDate | undefined,
  after: GatheringDate | undefined,
): DateChange | null {
  if (!before) return null;
  if (!after || after.status === 'cancelled') return before.status === 'cancelled' ? null : 'off';
  if (after.status === 'postponed') return before.status === 'postponed' ? null : 'postponed';
  return after.on === before.on ? null : 'moved';
}
