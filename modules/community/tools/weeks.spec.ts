import { lastMondays } from './weeks.rules.js';

test.each([
  ['2026-06-01T00:00:00.000Z', ['2026-06-01', '2026-05-25']],
  ['2026-06-07T23:59:59.000Z', ['2026-06-01', '2026-05-25']],
])('weeks begin on Mondays: %s', (now, mondays) => {
  expect(lastMondays(now, 2)).toEqual(mondays);
});
