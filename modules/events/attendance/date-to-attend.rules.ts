import { notFound } from '../../kernel/decider/errors.js';
import { clockAt, type Gathering, hasClosed } from '../gathering/gathering.state.js';
import { noGathering } from '../gathering/gathering-guards.rules.js';

export type DateToAttend = 'to come' | 'over' | 'none';

/** Refuses a gathering that members do not see.
 *  errors  GATHERING_NOT_FOUND (not-found) */
export function mustBeShown({ status, isRemoved }: Gathering): void {
  if (isRemoved || (status !== 'published' && status !== 'cancelled')) throw noGathering();
}

/** The day that names a date: of an event of one date it may be left out.
 *  errors  DATE_NOT_FOUND (not-found) when it is left out of several */
export function nameOfDate({ dates }: Gathering, day: string | null): string {
  if (day !== null) return day;
  const [only, ...others] = Object.keys(dates);
  if (only === undefined || others.length) throw noDate();
  return only;
}

/** What members may plan about a date. One that is postponed is to come.
 *  in  now: ISO-8601 UTC */
export function dateToAttend(gathering: Gathering, day: string, now: string): DateToAttend {
  const date = gathering.dates[day];
  if (!date) return 'none';
  const isOff = gathering.status === 'cancelled' || date.status === 'cancelled';
  return isOff || hasClosed(date, clockAt(gathering, now)) ? 'over' : 'to come';
}

export const noDate = () =>
  notFound('DATE_NOT_FOUND', { message: 'This event has no such date. Choose one of its dates.' });
