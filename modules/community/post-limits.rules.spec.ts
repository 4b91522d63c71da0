import { plusDays, plusHours, plusSeconds } from '../kernel/decider/time.js';
import { checkDaily, checkPause } from '../limits/limits.rules.js';
import { checkTyping, linkLimit, postLimits } from './post-limits.rules.js';

const now = '2026-06-10T12:00:00.000Z';
const often = (times: number) => Array.from({ length: times }, () => plusHours(now, -20));

test.each([
  [
    'post',
    2,
    40,
    'TOO_MANY_POSTS',
    'You may write 40 posts a day for now. You can write the next one in 4 hours.',
  ],
  [
    'comment',
    2,
    200,
    'TOO_MANY_COMMENTS',
    'You may write 200 comments a day for now. You can write the next one in 4 hours.',
  ],
  [
    'reaction',
    2,
    400,
    'TOO_MANY_REACTIONS',
    'You may react 400 times a day for now. You can react again in 4 hours.',
  ],
  ['edit', 2, 90, 'TOO_MANY_EDITS', 'You may edit 90 times a day for now. You can edit again in 4 hours.'],
  [
    'photo',
    2,
    400,
    'TOO_MANY_POST_PHOTOS',
    'You may add 400 photos to posts a day for now. You can add the next one in 4 hours.',
  ],
] as const)('one %s more in step %i than %i is %s', (action, step, max, code, message) => {
  checkDaily(postLimits[action], often(max - 1), step, now);
  expect(() => checkDaily(postLimits[action], often(max), step, now)).toThrow(
    expect.objectContaining({ code, message }),
  );
});

test('on the first day of an account there are three posts and ten comments, whatever its step', () => {
  const joined = plusHours(now, -21);
  expect(() => checkDaily(postLimits.post, often(3), 1, now, joined)).toThrow('You may write 3 posts a day');
  checkDaily(postLimits.post, often(3), 1, now, plusDays(now, -2));
  expect(() => checkDaily(postLimits.comment, often(10), 1, now, joined)).toThrow(
    'You may write 10 comments',
  );
});

test('thirty seconds pass between two posts or comments', () => {
  const { pause } = postLimits.comment;
  expect(postLimits.post.pause).toEqual(pause);
  expect(pause?.after).toEqual(['post', 'comment']);
  if (!pause) return;
  expect(() => checkPause(pause, [plusSeconds(now, -300), plusSeconds(now, -20)], now)).toThrow(
    expect.objectContaining({
      code: 'POSTED_TOO_SOON',
      details: {
        retryAfter: 10,
        message: 'You have just posted something. You can send this in 10 seconds.',
      },
    }),
  );
  checkPause(pause, [plusSeconds(now, -30)], now);
  checkPause(pause, [], now);
});

test('the same link is in three posts and comments a day', () => {
  const limit = linkLimit('example.com', 'digest');
  checkDaily(limit, often(2), 2, now);
  expect(() => checkDaily(limit, often(3), 2, now)).toThrow(
    expect.objectContaining({ code: 'LINK_REPEATED', message: expect.stringContaining('in 4 hours') }),
  );
});

test('a longer text that a new account typed in no time is refused', () => {
  const joined = plusDays(now, -29);
  const fast = { letters: 21, typedInSeconds: 2.9 };
  expect(() => checkTyping(fast, joined, now)).toThrow(expect.objectContaining({ code: 'TYPED_TOO_FAST' }));
  checkTyping(fast, plusDays(now, -30), now);
  checkTyping({ ...fast, letters: 20 }, joined, now);
  checkTyping({ ...fast, typedInSeconds: 3 }, joined, now);
  checkTyping({ ...fast, typedInSeconds: undefined }, joined, now);
});
