import { dayIn, daysAfter, daysFrom, dueIn } from './days.js';

test.each([
  ['2026-11-26T01:30:00.000Z', 'America/Chicago', '2026-11-25'],
  ['2026-11-26T01:30:00.000Z', 'America/New_York', '2026-11-25'],
  ['2026-11-26T05:30:00.000Z', 'America/New_York', '2026-11-26'],
  ['2026-11-26T09:59:00.000Z', 'Pacific/Honolulu', '2026-11-25'],
  ['2026-11-25T15:00:00.000Z', 'Pacific/Guam', '2026-11-26'],
  // daylight saving time begins on March 8 and ends on November 1 in 2026
  ['2026-03-08T05:59:00.000Z', 'America/Chicago', '2026-03-07'],
  ['2026-03-09T04:59:00.000Z', 'America/Chicago', '2026-03-08'],
  ['2026-11-01T04:59:00.000Z', 'America/Chicago', '2026-10-31'],
  ['2026-11-02T05:59:00.000Z', 'America/Chicago', '2026-11-01'],
])('%s in %s is %s', (at, timeZone, day) => {
  expect(dayIn(at, timeZone)).toBe(day);
});

test('the days of the calendar follow each other, also where one has 23 or 25 hours, and over a leap day', () => {
  expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map((day) => daysAfter(day, 1))).toEqual([
    '2026-03-08',
    '2026-03-09',
    '2026-11-01',
    '2026-11-02',
  ]);
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysFrom('2026-10-31', '2026-11-02')).toBe(2);
});

test('what ends is said in the days of whom it is said to', () => {
  const now = '2026-11-01T05:30:00.000Z'; // half past midnight in Chicago, on the day of 25 hours
  const endsAt = '2026-11-02T05:15:00.000Z';
  expect(dueIn(endsAt, now, 'America/Chicago')).toBe('today');
  expect(dueIn(endsAt, now, 'America/New_York')).toBe('in 1 day');
  expect(dueIn('2026-11-03T05:30:00.000Z', now, 'America/New_York')).toBe('in 2 days');
});
