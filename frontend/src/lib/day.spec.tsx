import { jest } from '@jest/globals';
import { dayOf, daysAfter, daysFrom, endOfDay, ownTimeZone, readDay, today } from './day';

// pages are read in Chicago: test/pages.environment.mjs
test('the day of a moment is the reader’s own, or that of a zone', () => {
  expect(ownTimeZone()).toBe('America/Chicago');
  const evening = '2026-11-26T01:30:00.000Z';
  expect(dayOf(evening)).toBe('2026-11-25');
  expect(dayOf(evening, 'America/New_York')).toBe('2026-11-25');
  expect(dayOf(evening, 'Pacific/Guam')).toBe('2026-11-26');
  jest.useFakeTimers({ now: new Date(evening) });
  expect(today()).toBe('2026-11-25');
  jest.useRealTimers();
});

test('each moment of a year of daylight saving time falls into the same day with Intl and without', () => {
  for (let at = Date.parse('2026-01-01T05:30:00.000Z'); at < Date.parse('2027-01-02'); at += 21 * 3_600_000)
    expect(dayOf(at)).toBe(dayOf(at, ownTimeZone()));
});

test('days follow each other, also those of 23 and of 25 hours', () => {
  expect(daysAfter('2026-03-08', 1)).toBe('2026-03-09');
  expect(daysAfter('2026-11-01', 1)).toBe('2026-11-02');
  expect(daysFrom('2026-10-31', '2026-11-02')).toBe(2);
  expect(endOfDay('2026-03-08')).toBe('2026-03-09T04:59:59.000Z');
  expect(endOfDay('2026-11-01')).toBe('2026-11-02T05:59:59.000Z');
});

test.each(['', null, '2026-02-30', '2026-13-01', '26-01-01', '2026-01-01T00:00'])('%p is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
  expect(endOfDay(text ?? '')).toBeNull();
});
