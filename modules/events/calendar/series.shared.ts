import type { Dates } from '../gathering/gathering.schemas.js';
import type { Gathering, GatheringDate } from '../gathering/gathering.state.js';
import { daysOf, momentOf } from '../recurrence.shared.js';

/** A series as iCalendar says it: days that a rule gives, those besides and those left out, and each date that is not as all are. */
export interface Series {
  readonly firstDay: string;
  /** RFC 5545, with an end. */
  readonly rule: string;
  readonly extraDays: readonly string[];
  readonly withoutDays: readonly string[];
  /** By the days that name them. */
  readonly others: readonly (readonly [string, GatheringDate])[];
}

/** The rule of the gathering stays where its days are mostly what the rule gives from its first day on; else all days are named one by one.
 *  source  ADR 0108 */
export function seriesOf({
  dates,
  rule,
  hours,
  words,
}: Pick<Gathering, 'dates' | 'rule' | 'hours' | 'words'>): Series {
  const days = Object.keys(dates).toSorted();
  const [firstDay = ''] = days;
  const lastDay = days.at(-1) ?? firstDay;
  const isAsAll = ([day, date]: readonly [string, GatheringDate]) =>
    date.on === day &&
    date.status === 'on' &&
    date.opens === hours.opens &&
    date.closes === hours.closes &&
    date.lasts === hours.lasts;
  const others = days.flatMap((day) => {
    const date = dates[day];
    return date && !isAsAll([day, date]) ? [[day, date] as const] : [];
  });
  const endless = rule && withoutEnd(rule);
  const given = new Set(endless ? daysOf(endless, firstDay, { until: lastDay, most: 12_000 }) : []);
  const known = new Set(days);
  const extraDays = days.filter((day) => !given.has(day));
  const withoutDays = [...given].filter((day) => !known.has(day));
  const isRuled = given.has(firstDay) && extraDays.length + withoutDays.length < days.length / 2;
  if (!endless || !isRuled)
    return { firstDay, rule: 'FREQ=DAILY;COUNT=1', extraDays: days.slice(1), withoutDays: [], others };
  const until = compact(momentOf(lastDay, hours.opens, words?.timeZone ?? 'UTC'));
  return { firstDay, rule: `${endless};UNTIL=${until}`, extraDays, withoutDays, others };
}

/** The first of its days may have passed since it was planned, so a number of them no longer counts. */
const withoutEnd = (rule: Dates['rule'] & string): string =>
  rule
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=/i.test(part))
    .join(';');

/** '20270612T120000Z' */
const compact = (at: string): string => at.replace(/[-:]|\.\d+/g, '');
