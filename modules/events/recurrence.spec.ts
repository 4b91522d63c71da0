import { daysOf, momentOf } from './recurrence.shared.js';

/** Examples of RFC 5545 3.8.5.3 of the frequencies that are offered: rule, first day, last day that counts, days. */
const vectors: readonly (readonly [string, string, string, string])[] = [
  ['FREQ=DAILY;COUNT=10', '1997-09-02', '1998-01-01', '1997-09-02..1997-09-11'],
  ['FREQ=DAILY;UNTIL=19971224', '1997-09-02', '1998-12-31', '1997-09-02..1997-12-24'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '1998-01-01', '09-02 09-12 09-22 10-02 10-12'],
  [
    'FREQ=WEEKLY;COUNT=10',
    '1997-09-02',
    '1998-01-01',
    '09-02 09-09 09-16 09-23 09-30 10-07 10-14 10-21 10-28 11-04',
  ],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997-09-02', '1997-11-11', '09-02 09-16 09-30 10-14 10-28 11-11'],
  [
    'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    '1998-01-01',
    '09-02 09-04 09-09 09-11 09-16 09-18 09-23 09-25 09-30 10-02',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    '1998-01-01',
    '09-02 09-04 09-16 09-18 09-30 10-02 10-14 10-16',
  ],
  [
    'FREQ=MONTHLY;COUNT=4;BYDAY=1FR',
    '1997-09-05',
    '1998-12-31',
    '1997-09-05 1997-10-03 1997-11-07 1997-12-05',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=2;COUNT=6;BYDAY=1SU,-1SU',
    '1997-09-07',
    '1998-12-31',
    '1997-09-07 1997-09-28 1997-11-02 1997-11-30 1998-01-04 1998-01-25',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', '1997-09-22', '1998-12-31', '1997-09-22 1997-10-20 1997-11-17'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6',
    '1997-09-28',
    '1998-12-31',
    '1997-09-28 1997-10-29 1997-11-28 1997-12-29 1998-01-29 1998-02-26',
  ],
  [
    'FREQ=MONTHLY;COUNT=5;BYMONTHDAY=1,-1',
    '1997-09-30',
    '1998-12-31',
    '1997-09-30 1997-10-01 1997-10-31 1997-11-01 1997-11-30',
  ],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    '1997-09-02',
    '2000-12-31',
    '1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13',
  ],
  [
    'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    '1997-09-04',
    '1998-12-31',
    '1997-09-04 1997-10-07 1997-11-06',
  ],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=4',
    '1997-09-29',
    '1998-12-31',
    '1997-09-29 1997-10-30 1997-11-27 1997-12-30',
  ],
  [
    'FREQ=YEARLY;COUNT=4;BYMONTH=6,7',
    '1997-06-10',
    '2010-12-31',
    '1997-06-10 1997-07-10 1998-06-10 1998-07-10',
  ],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', '2010-12-31', '1997-05-19 1998-05-18 1999-05-17'],
  [
    'FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=5',
    '1997-03-13',
    '2010-12-31',
    '1997-03-13 1997-03-20 1997-03-27 1998-03-05 1998-03-12',
  ],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '2004-12-31',
    '1996-11-05 2000-11-07 2004-11-02',
  ],
  // the day after a week that begins on another day
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    '1998-01-01',
    '08-05 08-10 08-19 08-24',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    '1998-01-01',
    '08-05 08-17 08-19 08-31',
  ],
  // a day that a month does not have is left out
  [
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    '2007-01-15',
    '2008-01-01',
    '2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30',
  ],
];

test.each(vectors)('%s from %s', (rule, firstDay, until, days) => {
  expect(daysOf(rule, firstDay, { until, most: 1_000 })).toEqual(listed(days, firstDay.slice(0, 4)));
});

test('the days end where they are asked to end', () => {
  expect(daysOf('FREQ=DAILY', '2026-06-13', { until: '2026-06-15', most: 10 })).toHaveLength(3);
  expect(daysOf('FREQ=DAILY', '2026-06-13', { until: '2027-06-15', most: 10 })).toHaveLength(10);
});

test('a first day that the rule does not give is no day of it', () => {
  expect(daysOf('FREQ=MONTHLY;BYDAY=2SA', '2026-06-01', { until: '2026-07-31', most: 9 })).toEqual([
    '2026-06-13',
    '2026-07-11',
  ]);
});

/** RFC 5545 3.3.5: a time that is skipped counts by the offset before, one that comes twice is the first. */
test.each([
  ['America/New_York', '2007-03-11', '02:30', '2007-03-11T07:30:00.000Z'], // the RFC's own example
  ['America/New_York', '2007-11-04', '01:30', '2007-11-04T05:30:00.000Z'],
  ['America/Chicago', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
  ['America/Phoenix', '2026-03-08', '02:30', '2026-03-08T09:30:00.000Z'],
  ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'], // half an hour
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  ['Asia/Kolkata', '2026-06-13', '07:30', '2026-06-13T02:00:00.000Z'],
])('in %s on %s at %s it is %s', (zone, day, time, moment) => expect(momentOf(day, time, zone)).toBe(moment));

/** '09-02 09-12' of a year, or '1997-09-02..1997-09-11' */
function listed(days: string, year: string): readonly string[] {
  const [first = '', last] = days.split('..');
  if (last === undefined) return first.split(' ').map((day) => (day.length === 5 ? `${year}-${day}` : day));
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
  );
}
