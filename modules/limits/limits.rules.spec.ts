import { plusDays, plusHours } from '../kernel/decider/time.js';
import { checkDaily, checkOpenHolds, limitsOf } from './limits.rules.js';

const now = '2026-06-10T12:00:00.000Z';
const hoursAgo = (...hours: readonly number[]) => hours.map((hour) => plusHours(now, -hour));

const unknown = { good: 0, bad: 0 };

test.each([
  [29, { openHolds: 3, hold: 10, publish: 10 }],
  [30, { openHolds: 5, hold: 10, publish: 50 }],
  [180, { openHolds: 5, hold: 10, publish: 200 }],
])('after %i days a member has these limits', (days, limits) => {
  expect(limitsOf(plusDays(now, -days), now, unknown)).toMatchObject(limits);
});

test.each([
  [1, { good: 2, bad: 0 }, { openHolds: 3, publish: 10 }],
  [1, { good: 3, bad: 0 }, { openHolds: 5, publish: 50 }],
  [1, { good: 30, bad: 1 }, { openHolds: 3, publish: 10 }],
  [30, { good: 3, bad: 0 }, { openHolds: 5, publish: 200 }],
  [180, { good: 3, bad: 0 }, { openHolds: 5, publish: 200 }],
])('after %i days, with ratings %j, a member has these limits', (days, ratings, limits) => {
  expect(limitsOf(plusDays(now, -days), now, ratings)).toMatchObject(limits);
});

test('a refusal says how the limit rises, while it can', () => {
  const rises = expect.objectContaining({ message: expect.stringContaining('The limit rises as') });
  const often = (times: number) => Array.from({ length: times }, () => now);
  expect(() => checkDaily('draft', often(1_000), 1_000, now)).toThrow(rises);
  expect(() => checkDaily('draft', often(5_000), 5_000, now)).not.toThrow(rises);
  expect(() => checkOpenHolds([null, null, null], 3, now)).toThrow(rises);
  expect(() => checkOpenHolds([null, null, null, null, null], 5, now)).not.toThrow(rises);
});

test('the act after the last one of a day is refused, with the number and when it goes on', () => {
  checkDaily('hold', hoursAgo(2, 20), 3, now);
  expect(() => checkDaily('hold', hoursAgo(2, 20, 5), 3, now)).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_HOLDS',
      kind: 'too-many',
      details: {
        retryAfter: 4 * 3_600,
        message: 'You may hold 3 listings a day. You can hold the next one in 4 hours.',
      },
    }),
  );
});

test('a lower limit than before counts from the act that has to pass first', () => {
  expect(() => checkDaily('publish', hoursAgo(1, 2, 3, 4), 2, now)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ retryAfter: 22 * 3_600 }) }),
  );
});

test.each([
  ['publish', 'TOO_MANY_LISTINGS'],
  ['draft', 'TOO_MANY_DRAFTS'],
  ['photo', 'TOO_MANY_LISTING_PHOTOS'],
] as const)('one %s too many is %s', (act, code) => {
  expect(() => checkDaily(act, hoursAgo(23.99), 1, now)).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining('in a minute') }),
  );
});

test('one open hold too many is refused, with when the next one ends', () => {
  checkOpenHolds([plusHours(now, 30), null], 3, now);
  expect(() => checkOpenHolds([plusHours(now, 30), plusHours(now, 6), null], 3, now)).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_OPEN_HOLDS',
      message: expect.stringContaining(
        'You are holding 3 listings, the most you may hold at once. The next hold ends in 6 hours',
      ),
    }),
  );
});
