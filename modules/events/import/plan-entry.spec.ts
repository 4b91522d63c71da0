import { organizerState } from '../organizer/organizer.state.js';
import { appleCalendar, calendarWith, event, googleCalendar, outlookCalendar } from './calendars.fixtures.js';
import { type PlannedEntry, planEntry } from './plan-entry.js';
import { splitCalendar } from './split-calendar.js';

const place = { zip: '53549', latitude: 43, longitude: -88.8, area: 'Jefferson, WI' };
const words = { name: 'Rock River Region', kind: 'club', about: '', website: null, place } as const;
const club = { ...organizerState.initial, exists: true, words };
const now = '2026-05-01T12:00:00.000Z';

const entriesOf = (text: string, of = club): readonly PlannedEntry[] => {
  const calendar = splitCalendar(Buffer.from(text));
  return calendar.entries.map((entry) => planEntry(entry, calendar, { club: of, now }));
};
function planned(text: string, at = 0, of = club) {
  const entry = entriesOf(text, of)[at];
  if (entry?.status !== 'planned') throw new Error(JSON.stringify(entry));
  return entry;
}
const reasonOf = (...lines: readonly string[]) => {
  const [entry] = entriesOf(calendarWith(...lines));
  return entry && entry.status !== 'planned' ? entry.reason : 'planned';
};
const onDay = ['DTSTART;TZID=America/Chicago:20260613T070000', 'DTEND;TZID=America/Chicago:20260613T150000'];

test('a series of Google: place, plain words, a last day by the clock there, a date left out and one moved', () => {
  const { words, dates, days } = planned(googleCalendar);
  expect(words).toMatchObject({
    title: 'Second Saturday Swap Meet',
    kind: 'swap-meet',
    description: 'Vendors from five.\nPre-1990 parts & literature only. Bring a wagon, bring cash.',
    timeZone: 'America/Chicago',
    venue: {
      name: 'Jefferson County Fair Park',
      area: 'Jefferson, WI',
      address: '503 N Jackson Ave, Jefferson, WI 53549',
    },
  });
  expect(dates).toEqual({
    season: 'seasonal',
    firstDay: '2026-06-13',
    rule: 'FREQ=MONTHLY;BYDAY=2SA;UNTIL=20261010',
    extraDays: ['2026-08-15'],
    withoutDays: ['2026-07-11', '2026-08-08'],
    opens: '07:00',
    closes: '15:00',
    lasts: 1,
  });
  expect(days).toBe(4); // June 13, August 15, September 12, October 10
});

test('a moment in UTC is on the day that the calendar shows', () => {
  const { words, dates } = planned(googleCalendar, 1);
  expect(words).toMatchObject({ kind: 'cruise', timeZone: 'America/Chicago' });
  expect(dates).toMatchObject({ season: 'once', firstDay: '2026-07-04', opens: '18:00', closes: '21:00' });
});

test('whole days of Apple last until the day before their end, and ask for hours', () => {
  const { words, dates, notes } = planned(appleCalendar);
  expect(words).toMatchObject({
    kind: 'show',
    venue: { name: 'Walworth County Fairgrounds', area: 'Elkhorn, WI' },
    contact: { website: 'https://oldiron.example/' },
  });
  expect(dates).toMatchObject({ firstDay: '2026-08-21', lasts: 3, opens: '00:00', closes: '23:59' });
  expect(notes).toBe('It says no hours: choose them.');
});

test('a time of no zone is one of the organizer, and a rule without an end is permanent', () => {
  const entry = planned(appleCalendar, 1);
  expect(entry.words).toMatchObject({ kind: 'meetup', timeZone: 'America/Chicago' });
  expect(entry.dates).toMatchObject({ season: 'permanent', rule: 'FREQ=WEEKLY;BYDAY=SA', closes: '11:00' });
  const inArizona = {
    ...club,
    words: { ...words, place: { ...place, area: 'Mesa, AZ', latitude: 33.4, longitude: -111.8 } },
  };
  expect(planned(appleCalendar, 1, inArizona).words.timeZone).toBe('America/Phoenix');
});

test('zones of Windows are known, a night may end at midnight, and a zone of its own goes by its clocks', () => {
  const night = planned(outlookCalendar);
  expect(night.words).toMatchObject({ kind: 'cruise', timeZone: 'America/Chicago' });
  expect(night.dates).toMatchObject({ season: 'seasonal', opens: '18:00', closes: '23:59', lasts: 1 });
  expect(night.days).toBe(4);
  const auction = planned(outlookCalendar, 1);
  expect(auction.words).toMatchObject({ kind: 'auction', timeZone: 'America/Chicago' });
  expect(auction.dates).toMatchObject({ firstDay: '2026-09-12', opens: '09:00', closes: '16:00' });
});

test.each([
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['/example.org/20260101_1/America/Denver', 'America/Denver'],
  ['US Mountain Standard Time', 'America/Phoenix'],
])('the zone "%s" is %s', (name, zone) => {
  const text = calendarWith(`DTSTART;TZID="${name}":20260613T070000`, `DTEND;TZID="${name}":20260613T090000`);
  expect(planned(text).words.timeZone).toBe(zone);
  expect(planned(text).dates).toMatchObject({ opens: '07:00', closes: '09:00' });
});

test('days besides a rule, and a first day that the rule does not give, are taken over', () => {
  const text = calendarWith(
    ...onDay,
    'RRULE:FREQ=MONTHLY;BYDAY=3SA;COUNT=2',
    'RDATE;TZID=America/Chicago:20260901T070000,20260902T070000',
  );
  expect(planned(text).dates.extraDays).toEqual(['2026-06-13', '2026-09-01', '2026-09-02']);
  const alone = planned(calendarWith(...onDay, 'RDATE;VALUE=PERIOD:20260901T120000Z/PT2H'));
  expect(alone.dates).toMatchObject({ season: 'once', rule: null, extraDays: ['2026-09-01'] });
});

test('a date that is canceled in the calendar is none, and one with other hours is told', () => {
  const change = (day: string, ...lines: readonly string[]) =>
    event('UID:one@club.example', `RECURRENCE-ID;TZID=America/Chicago:${day}T070000`, ...lines).join('\r\n');
  const text = calendarWith(...onDay, 'RRULE:FREQ=WEEKLY;COUNT=3').replace(
    'END:VCALENDAR',
    `${change('20260620', 'STATUS:CANCELLED')}\r\n${change('20260627', 'DTSTART;TZID=America/Chicago:20260627T090000')}\r\nEND:VCALENDAR`,
  );
  const { dates, days, notes } = planned(text);
  expect(dates).toMatchObject({ withoutDays: ['2026-06-20'], extraDays: ['2026-06-27'] });
  expect(days).toBe(2);
  expect(notes).toBe('On 2026-06-27 it begins at 09:00: change that date when the event is published.');
});

test('a weekly rule of 1970 goes on in step', () => {
  const text = calendarWith(
    'DTSTART;TZID=America/Chicago:19700103T070000',
    'DTEND;TZID=America/Chicago:19700103T090000',
    'RRULE:FREQ=WEEKLY;INTERVAL=2',
  );
  const { dates, days } = planned(text);
  expect((Date.parse(dates.firstDay) - Date.parse('1970-01-03')) % (14 * 86_400_000)).toBe(0);
  expect(days).toBeGreaterThan(50);
});

test.each([
  ['It does not say when it is.', ['DTEND:20260613T090000']],
  ['It does not say when it is.', ['DTSTART:15260613T070000']],
  ['It lasts longer than 14 days.', ['DTSTART:20260613T070000', 'DURATION:P999999999D']],
  ['It repeats by a rule of a kind that is not offered here.', [...onDay, 'RRULE:FREQ=DAILY;UNTIL=25000101']],
  ['It is over.', ['DTSTART:20250613T070000', 'DTEND:20250613T090000']],
  ['It ends before it begins.', ['DTSTART:20260613T070000', 'DTEND:20260612T090000']],
  ['It lasts longer than 14 days.', ['DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260620']],
  ['It repeats by a rule of a kind that is not offered here.', [...onDay, 'RRULE:FREQ=HOURLY']],
  ['It has more than 400 dates.', [...onDay, 'RRULE:FREQ=DAILY;COUNT=500']],
  [
    'It has more than one rule of repetition, which is not offered here.',
    [...onDay, 'RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'],
  ],
  [
    'It repeats by the calendar of another time zone.',
    ['DTSTART:20260614T010000Z', 'DTEND:20260614T020000Z', 'RRULE:FREQ=WEEKLY;BYDAY=SU'],
  ],
  ['The calendar says that it is canceled.', [...onDay, 'STATUS:CANCELLED']],
  ['This entry cannot be read.', [...onDay, 'RRULE:FREQ=SOMETIMES']],
])('an entry is refused: %s', (reason, lines) => expect(reasonOf(...lines)).toBe(reason));

test.each([
  ['It has no title of at least three letters.', 'LOCATION:Janesville\\, WI'],
  ['It does not say where it is.', 'SUMMARY:Swap Meet'],
  [
    'Its place is not known. Write it as "Fair Park, Jefferson, WI".',
    'SUMMARY:Swap Meet\r\nLOCATION:My yard',
  ],
])('an entry is refused: %s', (reason, lines) => {
  const text = ['BEGIN:VCALENDAR', ...event('UID:1', lines, ...onDay), 'END:VCALENDAR'].join('\r\n');
  expect(entriesOf(text)).toMatchObject([{ status: 'refused', reason }]);
});

test('an entry of more than 2,000 dates is refused before they are read one by one', () => {
  const line = `EXDATE;TZID=Europe/Berlin:${Array.from({ length: 1_001 }, () => '20270101T070000').join(',')}`;
  expect(reasonOf(...onDay, line, line)).toBe('It names more than 2,000 dates one by one.');
  expect(reasonOf(...onDay, line)).toBe('planned');
  expect(reasonOf(...onDay, ...Array.from({ length: 7 }, () => line))).toBe('This entry cannot be read.');
});

test('an entry that cannot be read does not spoil the others', () => {
  const broken = event('UID:2', 'SUMMARY:Show', 'DTSTART:soon').join('\r\n');
  const text = calendarWith(...onDay).replace('END:VCALENDAR', `${broken}\r\nEND:VCALENDAR`);
  expect(entriesOf(text).map(({ status }) => status)).toEqual(['planned', 'refused']);
});

test('its own point counts before its words', () => {
  const { words } = planned(calendarWith(...onDay, 'GEO:42.6828;-89.0187').replace('Fair Park', 'The Yard'));
  expect(words.venue).toMatchObject({ name: 'The Yard', latitude: 42.6828, longitude: -89.0187 });
});

test('what a calendar says the same way is the same, whenever it is read and whenever it was written', () => {
  const one = planned(calendarWith(...onDay, 'DTSTAMP:20260501T120000Z', 'SEQUENCE:1'));
  expect(planned(calendarWith(...onDay, 'DTSTAMP:20260502T120000Z', 'SEQUENCE:2')).digests).toEqual(
    one.digests,
  );
  const later = planned(calendarWith(...onDay).replaceAll('20260613', '20260620'));
  expect(later.digests.words).toBe(one.digests.words);
  expect(later.digests.dates).not.toBe(one.digests.dates);
});

test('a zone with clocks of its own device is not counted through', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Mine', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'].join('\r\n');
  const rule =
    'RRULE:FREQ=SECONDLY\r\nTZOFFSETFROM:-0600\r\nTZOFFSETTO:-0500\r\nEND:STANDARD\r\nEND:VTIMEZONE';
  const text = calendarWith('DTSTART;TZID=Mine:20260613T070000', 'DTEND;TZID=Mine:20260613T090000').replace(
    'VERSION:2.0',
    `VERSION:2.0\r\n${zone}\r\n${rule}`,
  );
  expect(planned(text).dates).toMatchObject({ opens: '07:00' });
});

test.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])('"%s" is no calendar', (text) => {
  expect(() => splitCalendar(Buffer.from(text))).toThrow(
    expect.objectContaining({ code: 'CALENDAR_UNREADABLE' }),
  );
});

test('more than 1 MB, or more than 500 entries, are refused', () => {
  const many = Array.from({ length: 501 }, (_, at) => event(`UID:${at}`).join('\r\n')).join('\r\n');
  for (const text of [`BEGIN:VCALENDAR\r\n${many}\r\nEND:VCALENDAR`, 'x'.repeat(1_100_000)])
    expect(() => splitCalendar(Buffer.from(text))).toThrow(
      expect.objectContaining({ code: 'CALENDAR_TOO_LARGE' }),
    );
});
