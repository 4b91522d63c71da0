import { RecentOpenings } from './recent-openings.js';

const at = (minutes: number, seconds = 0) =>
  new Date(Date.UTC(2026, 8, 25, 10, minutes, seconds)).toISOString();

test('the same viewer counts once in ten minutes, for each link', () => {
  const openings = new RecentOpenings();
  expect(openings.isFirst('link', 'ana', at(0))).toBe(true);
  expect(openings.isFirst('link', 'ana', at(0, 1))).toBe(false);
  expect(openings.isFirst('link', 'bob', at(0, 1))).toBe(true);
  expect(openings.isFirst('another link', 'ana', at(0, 1))).toBe(true);
  expect(openings.isFirst('link', 'ana', at(9, 59))).toBe(false);
  expect(openings.isFirst('link', 'ana', at(10))).toBe(true);
  expect(openings.isFirst('link', 'ana', at(19, 59))).toBe(false);
});

test('no more are kept than there is room for: the oldest leave', () => {
  const openings = new RecentOpenings(2);
  for (const viewer of ['ana', 'bob', 'cid']) expect(openings.isFirst('link', viewer, at(0))).toBe(true);
  expect(openings.isFirst('link', 'cid', at(0))).toBe(false);
  expect(openings.isFirst('link', 'ana', at(0))).toBe(true);
});
