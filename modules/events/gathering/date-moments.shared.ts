import { daysAfter } from '../../kernel/decider/days.js';
import { momentOf } from '../recurrence.shared.js';
import type { Hours } from './gathering.schemas.js';
import { clockAt, type Gathering, type GatheringDate, hasClosed, lastDayOf } from './gathering.state.js';

/** When a date begins and ends, ISO-8601 UTC. */
export interface Moments {
  readonly startsAt: string;
  readonly endsAt: string;
}

export const momentsOf = (day: string, { opens, closes, lasts }: Hours, timeZone: string): Moments => ({
  startsAt: momentOf(day, opens, timeZone),
  endsAt: momentOf(daysAfter(day, lasts - 1), closes, timeZone),
});

/** The date of an event that says most now: the one that includes a day, else the next that is on, else the last.
 *  in  now: ISO-8601 UTC; day: '2026-06-13' */
export function dateAround(gathering: Gathering, now: string, day?: string): GatheringDate | undefined {
  const dates = Object.values(gathering.dates).toSorted((one, other) => (one.on < other.on ? -1 : 1));
  const on = dates.filter(({ status }) => status === 'on');
  const clock = clockAt(gathering, now);
  return (
    [...on, ...dates].find((date) => day !== undefined && date.on <= day && day <= lastDayOf(date)) ??
    on.find((date) => !hasClosed(date, clock)) ??
    dates.at(-1)
  );
}
