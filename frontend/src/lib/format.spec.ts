import {
  calendarDateIn,
  centsOf,
  counted,
  dayIn,
  dayItself,
  dollarsOf,
  figure,
  milesAway,
  money,
  monthIn,
  spanIn,
  timeIn,
} from './format';

test.each([
  [1250, '$1,250'],
  [12.5, '$12.50'],
  [0, '$0'],
])('%p dollars are written %p', (dollars, words) => {
  expect(money(dollars)).toBe(words);
});

test('figures and dollars are written as Intl writes them, without asking it', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const;
  for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 2_199_208]) {
    expect(figure(count)).toBe(count.toLocaleString('en-US'));
    expect(dollarsOf(count * 100 + 5)).toBe((count + 0.05).toLocaleString('en-US', dollars));
  }
  expect(dollarsOf(-125_000)).toBe('-$1,250');
});

test('dollars become cents without losing one', () => {
  expect(centsOf(19.99)).toBe(1999);
  expect(centsOf(null)).toBeNull();
});

test.each([
  [0.3, 'under a mile'],
  [1.2, '1 mile'],
  [1204.4, '1,204 miles'],
])('%p miles are %p', (miles, words) => {
  expect(milesAway(miles)).toBe(words);
});

test('one is singular, and none is plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'event'))).toEqual(['0 events', '1 event', '2 events']);
});

test('a date is written in the zone of its place, whatever the zone of the reader', () => {
  const lateEvening = '2026-06-14T03:30:00.000Z';
  expect(dayIn(lateEvening, 'America/Chicago')).toBe('Sat, Jun 13, 2026');
  expect(timeIn(lateEvening, 'America/Chicago')).toBe('10:30\u00a0PM\u00a0CDT');
  expect(calendarDateIn(lateEvening, 'America/Chicago')).toEqual({ month: 'Jun', day: '13' });
});

test('days and months in UTC and in the zone of the reader are written as Intl writes them, without asking it', () => {
  const day = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
  const month = { month: 'long', year: 'numeric' } as const;
  for (let at = Date.parse('2024-01-01T03:30:00.000Z'); at < Date.parse('2025-03-01'); at += 86_400_000) {
    const iso = new Date(at).toISOString();
    for (const timeZone of ['UTC', undefined]) {
      expect(dayIn(iso, timeZone)).toBe(new Date(at).toLocaleDateString('en-US', { ...day, timeZone }));
      expect(monthIn(iso, timeZone)).toBe(new Date(at).toLocaleDateString('en-US', { ...month, timeZone }));
    }
  }
  expect(dayIn(...dayItself('2026-06-13'))).toBe('Sat, Jun 13, 2026');
});

test('a span within a day names the day once, and tears no time from its zone', () => {
  expect(spanIn('2026-06-13T13:00:00.000Z', '2026-06-13T20:00:00.000Z', 'America/Chicago')).toBe(
    'Sat, Jun 13, 2026, 8:00\u00a0AM\u00a0–\u00a03:00\u00a0PM\u00a0CDT',
  );
});
