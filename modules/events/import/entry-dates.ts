import type ICAL from 'ical.js';
import { daysAfter, daysFrom } from '../../kernel/decider/days.js';
import type { DatesBody } from '../gathering/gathering.contract.js';
import { localIn } from '../gathering/local-time.rules.js';
import { daysOf, momentOf } from '../recurrence.shared.js';
import { zoneNamed } from './calendar-zones.rules.js';
import type { SplitCalendar, SplitEntry } from './split-calendar.js';

/** When an entry is on, or why that cannot be taken over. */
export type EntryDates =
  | {
      readonly status: 'read';
      readonly timeZone: string;
      readonly dates: DatesBody;
      readonly notes: string[];
    }
  | { readonly status: 'refused'; readonly reason: string };

/** What clocks show; no time for a whole day. */
interface Clock {
  readonly day: string;
  readonly time: string | null;
}
type Zones = Pick<SplitCalendar, 'zones' | 'zoneName'>;

/** The dates of an entry in the time zone of its event: that of its start, or the usual one of the organizer for times of no zone, of UTC, or of one that nobody knows.
 *  in      usual: 'America/Chicago'
 *  source  RFC 5545 3.3.5, 3.6.1, 3.8.5 */
export function datesOf({ event, changes }: SplitEntry, calendar: Zones, usual: string): EntryDates {
  const start = event?.getFirstProperty('dtstart');
  if (!event || !start || !timesOf(start).length) return refused('It does not say when it is.');
  if (namedDays(event) > maxNamedDays)
    return refused(`It names more than ${maxNamedDays.toLocaleString('en-US')} dates one by one.`);
  const timeZone = zoneOf(start, calendar, usual);
  const clock = (property: ICAL.Property): readonly Clock[] =>
    timesOf(property).map((time) => clockOf(time, zoneNameOf(property), calendar, timeZone));
  const notes: string[] = [];
  const [first] = clock(start) as [Clock];
  const hours = hoursOf(event, first, timeZone, clock, notes);
  if (typeof hours === 'string') return refused(hours);
  const rules = event.getAllProperties('rrule');
  if (rules.length > 1 || event.hasProperty('exrule'))
    return refused('It has more than one rule of repetition, which is not offered here.');
  const [rule] = rules.map((one) => ruleOf(one.getFirstValue() as ICAL.Recur, timeZone, hours.opens));
  if (rule !== undefined && writtenDay(start) !== first.day)
    return refused('It repeats by the calendar of another time zone.');
  const daysIn = (name: string) =>
    event.getAllProperties(name).flatMap((property) => clock(property).map(({ day }) => day));
  const moved = movedDays(changes, { clock, hours, notes });
  const extra = new Set([...daysIn('rdate'), ...moved.to]);
  if (rule !== undefined && !isGiven(rule, first.day)) extra.add(first.day);
  return {
    status: 'read',
    timeZone,
    notes,
    dates: {
      ...hours,
      season: rule === undefined ? 'once' : /;(COUNT|UNTIL)=/.test(rule) ? 'seasonal' : 'permanent',
      firstDay: first.day,
      rule: rule ?? null,
      extraDays: [...extra].toSorted(),
      withoutDays: [...new Set([...daysIn('exdate'), ...moved.from])]
        .filter((day) => !extra.has(day))
        .toSorted(),
    },
  };
}

/** Each is read by a calendar of its zone, which takes a while: a megabyte of them would hold up everybody. */
const maxNamedDays = 2_000;
const namedDays = (event: ICAL.Component): number =>
  [...event.getAllProperties('rdate'), ...event.getAllProperties('exdate')].reduce(
    (sum, property) => sum + property.getValues().length,
    0,
  );

interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly lasts: number;
}
const maxLasts = 14;

/** out  why not, for hours that no event here may have */
function hoursOf(
  event: ICAL.Component,
  start: Clock,
  timeZone: string,
  clock: (property: ICAL.Property) => readonly Clock[],
  notes: string[],
): Hours | string {
  const end = endOf(event, start, timeZone, clock);
  if (start.time === null) {
    // the end of a whole day is the day after
    const lasts = end ? Math.max(1, daysFrom(start.day, end.day)) : 1;
    notes.push('It says no hours: choose them.');
    return lasts > maxLasts ? tooLong : { opens: '00:00', closes: '23:59', lasts };
  }
  if (!end?.time || (end.day === start.day && end.time === start.time)) {
    notes.push('It says no end: choose one.');
    return { opens: start.time, closes: twoHoursAfter(start.time), lasts: 1 };
  }
  const isMidnight = end.time === '00:00' && end.day > start.day;
  const lasts = daysFrom(start.day, end.day) + (isMidnight ? 0 : 1);
  if (lasts < 1 || (lasts === 1 && !isMidnight && end.time < start.time)) return 'It ends before it begins.';
  return lasts > maxLasts ? tooLong : { opens: start.time, closes: isMidnight ? '23:59' : end.time, lasts };
}
const tooLong = `It lasts longer than ${maxLasts} days.`;

function endOf(
  event: ICAL.Component,
  start: Clock,
  timeZone: string,
  clock: (property: ICAL.Property) => readonly Clock[],
): Clock | undefined {
  const property = event.getFirstProperty('dtend');
  if (property) return clock(property)[0];
  const seconds = (event.getFirstPropertyValue('duration') as ICAL.Duration | null)?.toSeconds();
  if (seconds === undefined) return undefined;
  if (start.time === null)
    return { day: daysAfter(start.day, Math.round(Math.min(seconds / 86_400, 366))), time: null };
  const begins = Date.parse(momentOf(start.day, start.time, timeZone));
  return localIn(timeZone, new Date(begins + Math.min(seconds, 366 * 86_400) * 1_000).toISOString());
}

function twoHoursAfter(time: string): string {
  const hour = Number(time.slice(0, 2)) + 2;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** Single dates that are on other days, or off. Hours of one date are no matter of a draft, so they are told. */
function movedDays(
  changes: readonly ICAL.Component[],
  {
    clock,
    hours,
    notes,
  }: {
    readonly clock: (property: ICAL.Property) => readonly Clock[];
    readonly hours: Hours;
    readonly notes: string[];
  },
): { readonly from: readonly string[]; readonly to: readonly string[] } {
  const from: string[] = [];
  const to: string[] = [];
  for (const change of changes) {
    const named = change.getFirstProperty('recurrence-id');
    const begins = change.getFirstProperty('dtstart');
    const day = named ? clock(named)[0]?.day : undefined;
    if (!named || !day) continue;
    const on = begins ? clock(begins)[0] : undefined;
    if (named.getParameter('range')) notes.push(`What changes from ${day} on was not taken over.`);
    else if (isOff(change)) from.push(day);
    else if (on) {
      from.push(day);
      to.push(on.day);
      if (on.time !== null && on.time !== hours.opens)
        notes.push(`On ${on.day} it begins at ${on.time}: change that date when the event is published.`);
    }
  }
  return { from, to };
}

/** Whether the calendar says that it is off. */
export const isOff = (event: ICAL.Component): boolean =>
  String(event.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** The rule as we keep it: its end is a local day, because hours are those of the event. An end before the hour at which it opens leaves that day out. */
function ruleOf(recur: ICAL.Recur, timeZone: string, opens: string): string {
  const { until } = recur;
  const text = recur
    .toString()
    .toUpperCase()
    .replace(/;?UNTIL=[^;]*/, '');
  if (!until) return text;
  if (!isDay(until)) return `${text};UNTIL=never`; // which is refused as unreadable
  const { day, time } = clockOf(until, undefined, { zones: new Map(), zoneName: null }, timeZone);
  const last = time !== null && time < opens ? daysAfter(day, -1) : day;
  return `${text};UNTIL=${last.replaceAll('-', '')}`;
}

/** A rule that cannot be read is refused where its days are planned. */
function isGiven(rule: string, day: string): boolean {
  try {
    return daysOf(rule, day, { until: day, most: 1 }).includes(day);
  } catch {
    return true; // a rule that we cannot read is kept as it is, and reported with the entry
  }
}

function zoneOf(start: ICAL.Property, { zoneName }: Zones, usual: string): string {
  const own = zoneNamed(zoneNameOf(start) ?? '');
  if (own && own !== 'UTC') return own;
  const [time] = timesOf(start);
  const isOfNoZone = !time || time.isDate || (time.zone?.tzid !== 'UTC' && !zoneNameOf(start));
  const whole = isOfNoZone ? null : zoneNamed(zoneName ?? '');
  return whole && whole !== 'UTC' ? whole : usual;
}

function clockOf(time: ICAL.Time, name: string | undefined, { zones }: Zones, timeZone: string): Clock {
  const day = dayOf(time);
  if (time.isDate) return { day, time: null };
  const shown = `${two(time.hour)}:${two(time.minute)}`;
  if (time.zone?.tzid === 'UTC') return localIn(timeZone, momentOf(day, shown, 'UTC'));
  const own = name === undefined ? null : zoneNamed(name);
  if (own) return own === timeZone ? { day, time: shown } : localIn(timeZone, momentOf(day, shown, own));
  const told = name === undefined ? undefined : zones.get(name);
  if (!told) return { day, time: shown };
  const there = time.clone();
  there.zone = told;
  return localIn(timeZone, new Date(there.toUnixTime() * 1_000).toISOString());
}

/** Of our times: the parser takes any year. */
function isDay(time: ICAL.Time | undefined): time is ICAL.Time {
  if (!time || !(time.year >= 1900 && time.year < 2200)) return false;
  const day = new Date(Date.UTC(time.year, time.month - 1, time.day));
  return day.getUTCMonth() === time.month - 1 && time.hour < 24 && time.minute < 60;
}

/** A period counts by its start. */
const timesOf = (property: ICAL.Property): readonly ICAL.Time[] =>
  property
    .getValues()
    .map((value) => ('start' in Object(value) ? value.start : value) as ICAL.Time)
    .filter(isDay);

const zoneNameOf = (property: ICAL.Property): string | undefined => {
  const name = property.getParameter('tzid');
  return typeof name === 'string' ? name : undefined;
};
const writtenDay = (property: ICAL.Property): string | undefined => {
  const [time] = timesOf(property);
  return time && dayOf(time);
};
const dayOf = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const two = (number: number): string => String(number).padStart(2, '0');
const refused = (reason: string) => ({ status: 'refused', reason }) as const;
