import { tooMany } from '../kernel/decider/errors.js';
import { plusDays, plusHours } from '../kernel/decider/time.js';
import { type CountedAction, checkDaily, scaled, stepOf } from './limits.rules.js';

const now = '2026-06-10T12:00:00.000Z';
const hoursAgo = (...hours: readonly number[]) => hours.map((hour) => plusHours(now, -hour));
const limitedTo = (...perDay: CountedAction['perDay']): CountedAction => ({
  name: 'honk',
  perDay,
  needsVerifiedEmail: false,
  refusal: ({ limit, retryAfter, lasting, rises }) =>
    tooMany('TOO_MANY_HONKS', { retryAfter, message: `${limit} a day. The next one in ${lasting}.${rises}` }),
});

test.each([
  [29, { good: 0, bad: 0 }, 0],
  [30, { good: 0, bad: 0 }, 1],
  [180, { good: 0, bad: 0 }, 2],
  [1, { good: 2, bad: 0 }, 0],
  [1, { good: 3, bad: 0 }, 1],
  [1, { good: 30, bad: 1 }, 0],
  [30, { good: 3, bad: 0 }, 2],
  [180, { good: 3, bad: 0 }, 2],
])('after %i days, with ratings %j, limits have risen by %i steps', (days, ratings, step) => {
  expect(stepOf(plusDays(now, -days), now, ratings)).toBe(step);
});

test('a refusal says how the limit rises, while it can', () => {
  const rises = expect.objectContaining({ message: expect.stringContaining('The limit rises as') });
  const twice = hoursAgo(1, 2);
  expect(() => checkDaily(limitedTo(2, 2, 3), twice, 0, now)).toThrow(rises);
  expect(() => checkDaily(limitedTo(1, 1, 2), twice, 2, now)).not.toThrow(rises);
  expect(() => checkDaily(limitedTo(2, 2, 2), twice, 0, now)).not.toThrow(rises);
});

test('the action after the last one of a day is refused, with the number and when it goes on', () => {
  checkDaily(limitedTo(3, 3, 3), hoursAgo(2, 20), 0, now);
  expect(() => checkDaily(limitedTo(3, 3, 3), hoursAgo(2, 20, 5), 0, now)).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_HONKS',
      kind: 'too-many',
      details: { retryAfter: 4 * 3_600, message: '3 a day. The next one in 4 hours.' },
    }),
  );
  expect(() => checkDaily(limitedTo(1, 1, 1), hoursAgo(23.99), 0, now)).toThrow(
    expect.objectContaining({ message: expect.stringContaining('in a minute') }),
  );
});

test('a lower limit than before counts from the action that has to pass first', () => {
  expect(() => checkDaily(limitedTo(2, 2, 2), hoursAgo(1, 2, 3, 4), 0, now)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ retryAfter: 22 * 3_600 }) }),
  );
});

test('limits of a day are scaled by the site, and what may be done once stays possible', () => {
  expect(scaled({ perDay: [5, 10, 20], onFirstDay: 2 }, 10)).toEqual({ perDay: [1, 1, 2], onFirstDay: 1 });
  expect(scaled({ perDay: [0, 10, 20] }, 250)).toEqual({ perDay: [0, 25, 50] });
});
