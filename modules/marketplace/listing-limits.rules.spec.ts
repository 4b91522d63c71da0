import { plusHours } from '../kernel/decider/time.js';
import { checkDaily } from '../limits/limits.rules.js';
import { checkOpenHolds, listingLimits } from './listing-limits.rules.js';

const now = '2026-06-10T12:00:00.000Z';

test.each([
  ['hold', 10, 'TOO_MANY_HOLDS', 'You may hold 10 listings a day. You can hold the next one in 4 hours.'],
  [
    'publish',
    200,
    'TOO_MANY_LISTINGS',
    'You may publish 200 listings a day. You can publish the next one in 4 hours; it stays a draft until then.',
  ],
  [
    'draft',
    5_000,
    'TOO_MANY_DRAFTS',
    'You may start 5000 listings a day. You can start the next one in 4 hours.',
  ],
  [
    'photo',
    3_000,
    'TOO_MANY_LISTING_PHOTOS',
    'You may add 3000 photos to listings a day. You can add the next one in 4 hours.',
  ],
] as const)('one %s more than %i is %s', (action, max, code, message) => {
  const often = (times: number) => Array.from({ length: times }, () => plusHours(now, -20));
  checkDaily(listingLimits[action], often(max - 1), 2, now);
  expect(() => checkDaily(listingLimits[action], often(max), 2, now)).toThrow(
    expect.objectContaining({ code, message }),
  );
});

test('one open hold too many is refused, with when the next one ends', () => {
  checkOpenHolds([plusHours(now, 30), null], 0, now);
  expect(() => checkOpenHolds([plusHours(now, 30), plusHours(now, 6), null], 0, now)).toThrow(
    expect.objectContaining({
      code: 'TOO_MANY_OPEN_HOLDS',
      message:
        'You are holding 3 listings, the most you may hold at once. The next hold ends in 6 hours, or you can release one. The limit rises as your account gets older, and once three members say that a deal with you went well.',
    }),
  );
  checkOpenHolds([null, null, null], 1, now);
});
