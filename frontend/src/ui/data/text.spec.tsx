import { ageText } from './age';
import { initialsOf, paintOf } from './avatar';
import { distanceText } from './distance';
import { priceText } from './price';
import { ringText } from './ring';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-17T12:00:00Z', '3 days ago'],
  ['2026-11-06T12:00:00Z', '2 weeks ago'],
  ['2026-07-20T12:00:00Z', '4 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s is %s', (since, words) => {
  expect(ageText(since, now)).toBe(words);
});

test.each([
  [125_000, '$1,250'],
  [1_250, '$12.50'],
  [0, 'Free'],
  [null, 'Ask'],
])('%j cents is %s', (cents, words) => {
  expect(priceText(cents)).toBe(words);
});

test.each([
  [0.4, 'under 1 mi'],
  [12.2, '12 mi'],
  [1_204, '1,204 mi'],
])('%d miles is %s', (miles, words) => {
  expect(distanceText(miles)).toBe(words);
});

test('describes rings in words', () => {
  expect(
    ringText([
      { miles: 50, count: 0 },
      { miles: 100, count: 14 },
    ]),
  ).toBe('nothing in 50 miles, 14 in 100 miles');
});

test('a member has two initials and always the same color', () => {
  expect(initialsOf('Ray van Kowalski')).toBe('RK');
  expect(initialsOf('Hank')).toBe('H');
  expect(initialsOf(' ')).toBe('?');
  expect(paintOf('Ray Kowalski')).toBe(paintOf('Ray Kowalski'));
});
