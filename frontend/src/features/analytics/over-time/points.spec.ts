import { daysAfter } from '@lib/day';
import { pointsOf, pointWords, summaryOf } from './points';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: daysAfter('2026-11-26', at + 1 - count),
    ...{ seen: 10, opened: at % 5, saved: 0, asked: at === count - 3 ? 2 : 0, offered: 0, dealt: 0 },
  }));

test('ninety days are a point each', () => {
  const points = pointsOf(daysOf(90));
  expect(points).toHaveLength(90);
  expect(points.at(-1)).toMatchObject({ name: 'Nov 26', day: '2026-11-26', seen: 10 });
});

test.each([365, 730])('%d days are weeks, the last of which ends today, and no day is lost', (count) => {
  const points = pointsOf(daysOf(count));
  expect(points.at(-1)).toMatchObject({ name: 'Nov 20 – Nov 26, 2026', seen: 70, asked: 2 });
  expect(points[0]?.seen).toBe((7 + (count % 7)) * 10);
  expect(points).toHaveLength(Math.floor(count / 7));
  expect(points.reduce((sum, { seen }) => sum + seen, 0)).toBe(count * 10);
});

test('the summary says the sum and the best point', () => {
  const points = pointsOf(daysOf(30));
  expect(summaryOf(points, 'asked', 'in 30 days')).toBe('Asked about: 2 in 30 days, most on Nov 24: 2');
  expect(summaryOf(points, 'dealt', 'in 30 days')).toBe('Sold here: none in 30 days');
  expect(summaryOf(pointsOf(daysOf(365)), 'asked', 'in a year')).toBe(
    'Asked about: 2 in a year, most in the week Nov 20 – Nov 26, 2026: 2',
  );
});

test('a point is said with its figures', () => {
  const point = pointsOf(daysOf(30)).at(-3);
  expect(point && pointWords(point, ['opened', 'asked'])).toBe('Nov 24: opened 2, asked about 2');
});
