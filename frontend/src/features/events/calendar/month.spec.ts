import { daysOf } from '../event-times';
import { dayAfterKey, lastDayOf, monthsAfter, readMonth, weeksOf } from './month';

test('a month has its days in weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2028-02');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    null,
    '2028-02-01',
    '2028-02-02',
    '2028-02-03',
    '2028-02-04',
    '2028-02-05',
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(29);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('months go on over the year, and only months are read', () => {
  expect(monthsAfter('2026-12', 1)).toBe('2027-01');
  expect(monthsAfter('2026-01', -1)).toBe('2025-12');
  expect(lastDayOf('2027-02')).toBe('2027-02-28');
  expect(['2026-06', '2026-13', '2026-6', null].map(readMonth)).toEqual([
    '2026-06',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['ArrowLeft', '2026-05-31'],
  ['ArrowRight', '2026-06-02'],
  ['ArrowUp', '2026-05-25'],
  ['ArrowDown', '2026-06-08'],
  ['Home', '2026-06-01'],
  ['End', '2026-06-06'],
  ['PageUp', '2026-05-01'],
  ['PageDown', '2026-07-01'],
  ['Enter', undefined],
])('%s leads from the first of June to %s', (key, day) => {
  expect(dayAfterKey('2026-06-01', key)).toBe(day);
});

test('another month has the same day, or its last one', () => {
  expect(dayAfterKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
  expect(dayAfterKey('2027-03-31', 'PageUp')).toBe('2027-02-28');
});

test('a weekend is the next Saturday and Sunday, and on its Sunday that day alone', () => {
  const weekend = { upcoming: 'true', from: '2026-06-13', until: '2026-06-14' };
  for (const day of ['2026-06-08', '2026-06-12', '2026-06-13'])
    expect(daysOf({ when: 'weekend' }, day)).toEqual(weekend);
  expect(daysOf({ when: 'weekend' }, '2026-06-14')).toEqual({ ...weekend, from: '2026-06-14' });
});

test('a span that begins before today shows what is over', () => {
  const span = { when: 'between', from: '2026-06-01', until: '2026-06-20' } as const;
  expect(daysOf(span, '2026-06-10').upcoming).toBe('false');
  expect(daysOf(span, '2026-05-10').upcoming).toBe('true');
});
