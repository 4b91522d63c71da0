import { countdownText } from './server-clock';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [49 * hour, '2 days 1 h'],
  [24 * hour, '1 day'],
  [3 * hour + 12 * minute + 5 * second, '3 h 12 min'],
  [hour, '1 h'],
  [14 * minute + 32 * second, '14:32'],
  [9 * second, '0:09'],
  [1, '0:01'],
  [-hour, '0:00'],
])('%i milliseconds are said as %s', (left, words) => {
  expect(countdownText(left)).toBe(words);
});
