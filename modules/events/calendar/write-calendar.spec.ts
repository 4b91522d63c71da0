import ICAL from 'ical.js';
import { event, foldEvents } from '../../kernel/decider/decider.js';
import { momentsOf } from '../gathering/date-moments.shared.js';
import type { GatheringEvent } from '../gathering/gathering.events.js';
import { publishedOn, season, words } from '../gathering/gathering.fixtures.js';
import type { Dates } from '../gathering/gathering.schemas.js';
import { type Gathering, gatheringState } from '../gathering/gathering.state.js';
import { daysOf } from '../recurrence.shared.js';
import { type CalendarEntry, eventCalendar, memberCalendar } from './write-calendar.shared.js';

const entryOf = (...events: readonly GatheringEvent[]): CalendarEntry => ({
  id: 'jefferson',
  gathering: foldEvents(gatheringState, events),
  version: events.length,
  changedAt: '2027-03-01T12:00:00.000Z',
  publicUrl: 'https://swap.example:8443',
});
const inZone = (timeZone: string, dates: Dates): GatheringEvent => {
  const published = publishedOn(dates) as Extract<GatheringEvent, { type: 'GatheringPublished' }>;
  return { ...published, data: { ...published.data, timeZone } };
};
const weekly = (rule: string, firstDay: string, until: string): Dates => ({
  ...season,
  rule,
  days: [...daysOf(rule, firstDay, { until, most: 400 })],
});

interface ReadDate {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isOn: boolean;
}

/** Every date in a file, as another library reads it, soonest first. */
function readBack(file: string): readonly ReadDate[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const dates = events
    .filter((one) => !one.isRecurrenceException())
    .flatMap((master) => {
      for (const other of events)
        if (other.isRecurrenceException() && other.uid === master.uid) master.relateException(other);
      if (!master.isRecurring()) return [dateOf(master, master.startDate, master.endDate)];
      const found: ReadDate[] = [];
      const turns = master.iterator();
      for (let turn = turns.next(); turn; turn = turns.next()) {
        const { item, startDate, endDate } = master.getOccurrenceDetails(turn);
        found.push(dateOf(item, startDate, endDate));
      }
      return found;
    });
  return dates.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

const dateOf = (of: ICAL.Event, start: ICAL.Time, end: ICAL.Time): ReadDate => ({
  startsAt: start.toJSDate().toISOString(),
  endsAt: end.toJSDate().toISOString(),
  isOn: of.component.getFirstPropertyValue('status') === 'CONFIRMED',
});

/** The same by our own rules. */
const datesOf = ({ dates, status, words }: Gathering): readonly ReadDate[] =>
  Object.values(dates)
    .map((date) => ({
      ...momentsOf(date.on, date, words?.timeZone ?? ''),
      isOn: status === 'published' && date.status === 'on',
    }))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

const moved = event('DateMoved', {
  day: '2027-05-08',
  toDay: '2027-05-15',
  opens: '08:00',
  closes: '12:00',
  lasts: 2,
  reason: 'The hall has burned down.',
});
const cancelled = event('DateCancelled', { day: '2027-06-12', reason: 'Rain.' });

describe.each([
  'America/Chicago',
  'Europe/Berlin',
  'America/Phoenix',
  'Australia/Lord_Howe',
  'UTC',
  'US/Central',
])('in %s, what is written is read back equal by another library', (zone) => {
  const everySunday = weekly('FREQ=WEEKLY;BYDAY=SU', '2027-02-28', '2027-11-28');
  const nth = weekly('FREQ=MONTHLY;BYDAY=2SA;COUNT=9', '2027-03-13', '2028-01-01');
  const cases: Readonly<Record<string, readonly GatheringEvent[]>> = {
    'one date': [inZone(zone, { ...season, season: 'once', rule: null, days: ['2027-11-07'] })],
    'one that lasts three days': [
      inZone(zone, { ...season, season: 'once', rule: null, lasts: 3, days: ['2027-03-12'] }),
    ],
    'every week over both changes of the clocks': [inZone(zone, everySunday)],
    'a date moved, one cancelled': [inZone(zone, season), moved, cancelled],
    'by its number in the month, with one more and one postponed': [
      inZone(zone, nth),
      event('DateAdded', { day: '2027-07-04', ...season, opens: '09:30' }),
      event('DatePostponed', { day: '2027-05-08', reason: '' }),
    ],
    'a day left out': [
      inZone(zone, { ...everySunday, days: everySunday.days.filter((day) => day !== '2027-03-14') }),
    ],
    'every other week, after its first dates have passed': [
      inZone(zone, weekly('FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=20', '2027-01-02', '2027-12-01')),
    ],
    'days chosen singly': [
      inZone(zone, { ...season, rule: null, days: ['2027-03-05', '2027-04-23', '2027-10-31'] }),
    ],
    'two days chosen singly': [inZone(zone, { ...season, rule: null, days: ['2027-03-05', '2027-04-23'] })],
    'other dates from a day on, at other hours': [
      inZone(zone, everySunday),
      event('DatesReplaced', {
        from: '2027-09-01',
        dates: {
          ...weekly('FREQ=MONTHLY;BYMONTHDAY=1', '2027-09-01', '2027-12-31'),
          opens: '18:00',
          closes: '02:00',
          lasts: 2,
        },
        reason: '',
      }),
    ],
    'all of it cancelled': [inZone(zone, season), moved, event('GatheringCancelled', { reason: '' })],
  };
  test.each(Object.entries(cases))('%s', (_, events) => {
    const entry = entryOf(...events);
    const read = readBack(eventCalendar(entry));
    expect(read).toEqual(datesOf(entry.gathering));
  });
});

test('a rule stays where it gives the days, with its end, and without a number that has run on', () => {
  const file = eventCalendar(entryOf(publishedOn(), moved, cancelled));
  expect(file).toContain('RRULE:FREQ=MONTHLY;BYDAY=2SA;UNTIL=20270612T120000Z\r\n');
  expect(file).toContain('RECURRENCE-ID;TZID=America/Chicago:20270508T070000\r\n');
  expect(file).toContain('DTSTART;TZID=America/Chicago:20270515T080000\r\n');
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Chicago\r\n');
  expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(1);
});

test('an entry has the address of its page, a number that rises, and words that no line ends', () => {
  const title = 'Ours; yours, \\theirs';
  const published = publishedOn() as Extract<GatheringEvent, { type: 'GatheringPublished' }>;
  const description = `One\nBEGIN:VEVENT\r\n${'long '.repeat(40)}`;
  const data = { ...published.data, title, description };
  const file = eventCalendar(entryOf({ ...published, data }, moved));
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const [read] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const value = (name: string) => read?.getFirstPropertyValue(name);
  expect(value('summary')).toBe(title);
  expect(value('description')).toBe(description.replace('\r\n', '\n'));
  expect(value('url')).toBe('https://swap.example:8443/events/jefferson');
  expect(value('uid')).toBe('jefferson@swap.example');
  expect(value('sequence')).toBe(2);
  expect(value('location')).toBe(`${words.venue.name}, ${words.venue.area}`);
});

test('the calendar of a member has the dates that they plan, and none of the others', () => {
  const chicago = entryOf(publishedOn(), moved, cancelled);
  const berlin = { ...entryOf(inZone('Europe/Berlin', season)), id: 'berlin' };
  const file = memberCalendar([
    { entry: chicago, day: '2027-05-08', as: 'going' },
    { entry: chicago, day: '2027-06-12', as: 'going' },
    { entry: berlin, day: '2027-04-10', as: 'interested' },
    { entry: berlin, day: '2027-04-11', as: 'going' },
  ]);
  expect(readBack(file).map(({ startsAt, isOn }) => [startsAt, isOn])).toEqual([
    ['2027-04-10T05:00:00.000Z', false],
    ['2027-05-15T13:00:00.000Z', true],
    ['2027-06-12T12:00:00.000Z', false],
  ]);
  expect(file.match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED', 'STATUS:TENTATIVE']);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
});
