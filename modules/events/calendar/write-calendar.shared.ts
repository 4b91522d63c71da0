import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block as zoneOf } from 'timezones-ical-library';
import type { AttendanceKind } from '../attendance/attendance.events.js';
import type { Hours } from '../gathering/gathering.schemas.js';
import { type Gathering, type GatheringDate, lastDayOf } from '../gathering/gathering.state.js';
import { seriesOf } from './series.shared.js';

/** A gathering as calendars show it. */
export interface CalendarEntry {
  readonly id: string;
  readonly gathering: Gathering;
  /** Of its stream: calendar programs keep what has the higher one. */
  readonly version: number;
  /** When it last changed, ISO-8601 UTC. */
  readonly changedAt: string;
  /** The origin of our pages. */
  readonly publicUrl: string;
}

/** An event with all its dates.
 *  source  ADR 0108; RFC 5545 3.6.1, 3.8.4.4, 3.8.5 */
export function eventCalendar(entry: CalendarEntry): string {
  const { gathering } = entry;
  const calendar = newCalendar();
  const days = Object.keys(gathering.dates);
  const [only = ''] = days;
  const date = gathering.dates[only];
  if (days.length === 1 && date) add(calendar, entry, { uid: entry.id, ...timesOf(date), date });
  else addSeries(calendar, entry);
  return calendar.toString();
}

/** What a member plans, one entry a date: calendars of members hold no dates to which they do not go. */
export function memberCalendar(
  planned: readonly { readonly entry: CalendarEntry; readonly day: string; readonly as: AttendanceKind }[],
): string {
  const calendar = newCalendar().name('Swap Meet Classics').ttl(hours(4));
  for (const { entry, day, as } of planned) {
    const date = entry.gathering.dates[day];
    if (date) add(calendar, entry, { uid: `${entry.id}_${day}`, ...timesOf(date), date, as });
  }
  return calendar.toString();
}

function addSeries(calendar: ICalCalendar, entry: CalendarEntry): void {
  const { gathering } = entry;
  const { firstDay, rule, extraDays, withoutDays, others } = seriesOf(gathering);
  const usual = (day: string): GatheringDate => ({ ...gathering.hours, on: day, status: 'on', reason: '' });
  const lines = [`RRULE:${rule}`, ...daysLine('RDATE', extraDays), ...daysLine('EXDATE', withoutDays)];
  const first = usual(firstDay);
  add(calendar, entry, { uid: entry.id, ...timesOf(first), date: first, repeating: lines.join('\r\n') });
  for (const [day, date] of others)
    add(calendar, entry, {
      uid: entry.id,
      ...timesOf(date),
      date,
      recurrenceId: at(day, gathering.hours.opens),
    });

  function daysLine(name: 'RDATE' | 'EXDATE', days: readonly string[]): readonly string[] {
    const times = days.map((day) => `${day}T${gathering.hours.opens}00`.replaceAll(/[-:]/g, ''));
    return times.length ? [`${name};TZID=${zoneIn(entry)}:${times.join(',')}`] : [];
  }
}

function add(
  calendar: ICalCalendar,
  entry: CalendarEntry,
  {
    uid,
    date,
    as = 'going',
    ...times
  }: Pick<ICalEventData, 'start' | 'end' | 'repeating' | 'recurrenceId'> & {
    readonly uid: string;
    readonly date: GatheringDate;
    readonly as?: AttendanceKind;
  },
): void {
  const { gathering, publicUrl } = entry;
  const { words } = gathering;
  if (!words) return;
  const isOff = gathering.status === 'cancelled' || date.status !== 'on';
  const { venue } = words;
  calendar.createEvent({
    ...times,
    id: `${uid}@${new URL(publicUrl).hostname}`,
    timezone: zoneIn(entry),
    sequence: entry.version,
    stamp: new Date(entry.changedAt),
    lastModified: new Date(entry.changedAt),
    summary: date.status === 'postponed' ? `Postponed: ${words.title}` : words.title,
    description: [date.reason, words.description].filter(Boolean).join('\n\n') || null,
    location: {
      title: [venue.name, venue.address, venue.area].filter(Boolean).join(', '),
      geo: { lat: venue.latitude, lon: venue.longitude },
    },
    status: isOff
      ? ICalEventStatus.CANCELLED
      : as === 'interested'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    url: `${publicUrl}/events/${entry.id}`,
  });
}

const newCalendar = (): ICalCalendar =>
  ical({
    prodId: { company: 'Swap Meet Classics', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // times are of the zone of each event; the calendar has none
    timezone: { name: null, generator: (zone) => zoneOf(zone)[0] ?? null },
  });

/** The name under which the library has a zone, which may have several. */
const zoneIn = ({ gathering: { words } }: CalendarEntry): string => {
  const [, name = ''] = zoneOf(words?.timeZone ?? 'UTC');
  return name.replace('TZID=', '') || (words?.timeZone ?? 'UTC');
};

const timesOf = (date: Hours & Pick<GatheringDate, 'on'>) => ({
  start: at(date.on, date.opens),
  end: at(lastDayOf(date), date.closes),
});

const at = (day: string, time: string) => Temporal.PlainDateTime.from(`${day}T${time}`);
const hours = (count: number): number => count * 3_600;
