import { createHash } from 'node:crypto';
import { daysAfter, daysFrom, usualTimeZone } from '../../kernel/decider/days.js';
import { DomainError } from '../../kernel/decider/errors.js';
import type { Point } from '../../places/place.schemas.js';
import { type DatesBody, GatheringBody } from '../gathering/gathering.contract.js';
import { maxDates } from '../gathering/gathering.schemas.js';
import { clockAt } from '../gathering/gathering.state.js';
import { plannedDates } from '../gathering/plan-dates.shared.js';
import type { Organizer } from '../organizer/organizer.state.js';
import { datesOf, isOff } from './entry-dates.js';
import { kindOf } from './entry-kind.js';
import { venueOf } from './entry-place.js';
import type { SplitCalendar, SplitEntry } from './split-calendar.js';
import { zoneOfPlace } from './zone-of-place.rules.js';

/** What becomes of an entry. */
export type PlannedEntry = { readonly uid: string; readonly title: string } & (
  | { readonly status: 'refused' | 'skipped'; readonly reason: string }
  | {
      readonly status: 'planned';
      readonly words: GatheringBody;
      readonly dates: DatesBody;
      /** How many there are. */
      readonly days: number;
      readonly notes: string;
      /** Tell whether the calendar says something else than before. */
      readonly digests: { readonly words: string; readonly dates: string };
    }
);

/** Read an entry as an event of an organizer.
 *  in  now: ISO-8601 UTC */
export function planEntry(
  entry: SplitEntry,
  calendar: SplitCalendar,
  { club, now }: { readonly club: Organizer; readonly now: string },
): PlannedEntry {
  const { uid, event } = entry;
  const title = textOf(event?.getFirstPropertyValue('summary')).replace(/\s+/g, ' ').slice(0, 120).trim();
  const refused = (reason: string) => ({ uid, title, status: 'refused', reason }) as const;
  if (!event) return refused('This entry cannot be read.');
  if (isOff(event))
    return { uid, title, status: 'skipped', reason: 'The calendar says that it is canceled.' };
  if (title.length < 3) return refused('It has no title of at least three letters.');
  const read = datesOf(entry, calendar, usualZoneOf(club));
  if (read.status === 'refused') return refused(read.reason);
  const location = textOf(event.getFirstPropertyValue('location'));
  const venue = venueOf(location, pointOf(event.getFirstPropertyValue('geo')));
  if (!venue)
    return refused(
      location
        ? 'Its place is not known. Write it as "Fair Park, Jefferson, WI".'
        : 'It does not say where it is.',
    );
  const description = plainOf(textOf(event.getFirstPropertyValue('description'), 10_000));
  const website = textOf(event.getFirstPropertyValue('url'));
  const words = GatheringBody.safeParse({
    title,
    kind: kindOf(`${title} ${textOf(event.getFirstPropertyValue('categories'))}`),
    description: description.slice(0, 5_000),
    timeZone: read.timeZone,
    venue,
    schedule: [],
    admission: [],
    rules: '',
    weather: null,
    contact: { email: null, phone: null, website: /^https?:\/\/\S{1,290}$/.test(website) ? website : null },
  });
  if (!words.success) return refused(words.error.issues[0]?.message ?? 'This entry cannot be read.');
  const dates = sooner(read.dates, now.slice(0, 10));
  const days = countOf(dates, clockAt({ words: { timeZone: read.timeZone } }, now));
  if (typeof days === 'string') return refused(days);
  return {
    uid,
    title,
    status: 'planned',
    words: words.data,
    dates,
    days,
    notes: read.notes.join(' '),
    digests: { words: digestOf(words.data), dates: digestOf(read.dates) },
  };
}

/** Where an organizer has said no place, it is as for members who have said no zone. */
const usualZoneOf = ({ words }: Organizer): string =>
  (words?.place && zoneOfPlace(words.place)) ?? usualTimeZone;

/** A daily or weekly rule that began long ago, from a later day that it goes on from in step: days that are over are not counted through. */
function sooner(dates: DatesBody, today: string): DatesBody {
  if (dates.rule === null) return dates;
  const [, freq] = /^FREQ=(DAILY|WEEKLY)\b/.exec(dates.rule) ?? [];
  if (!freq || /;COUNT=/.test(dates.rule)) return dates;
  const interval = Number(/;INTERVAL=(\d{1,4})/.exec(dates.rule)?.[1] ?? 1);
  const step = Math.max(1, interval) * (freq === 'WEEKLY' ? 7 : 1);
  const steps = Math.floor((daysFrom(dates.firstDay, today) - 60) / step);
  return steps > 0 ? { ...dates, firstDay: daysAfter(dates.firstDay, steps * step) } : dates;
}

/** out  how many dates there are, or why there are none */
function countOf(dates: DatesBody, clock: string): number | string {
  try {
    return plannedDates(dates, clock).days.length;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return reasons[error.code] ?? error.message;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ALREADY_OVER: 'It is over.',
  RULE_UNREADABLE: 'It repeats by a rule of a kind that is not offered here.',
  RULE_WITHOUT_DATES: 'It gives no date.',
  FIRST_DAY_TOO_EARLY: 'It began too long ago.',
  TOO_MANY_DATES: `It has more than ${maxDates} dates.`,
  TIMES_REVERSED: 'It ends before it begins.',
};

/** No more of it than what an event may say, because calendars hold texts of any length. */
const textOf = (value: unknown, most = 500): string =>
  typeof value === 'string' ? value.slice(0, most).trim() : '';

/** Descriptions of Google and Outlook may be HTML. */
const plainOf = (text: string): string =>
  text
    .replace(/<(br|\/p|\/div|\/li)\b[^>]{0,200}>/gi, '\n')
    .replace(/<\/?[a-z][^>]{0,500}>/gi, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/gi, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Latitude and longitude. */
function pointOf(value: unknown): Point | null {
  const [latitude, longitude] = Array.isArray(value) ? value.map(Number) : [];
  const isPoint =
    Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0);
  return isPoint ? { latitude: latitude as number, longitude: longitude as number } : null;
}

const digestOf = (value: object): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
