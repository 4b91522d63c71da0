import { DomainError } from '../kernel/decider/errors.js';
import { plusDays, plusHours } from '../kernel/decider/time.js';
import { checkOutreach, isNewAccount, type Sent } from './outreach.rules.js';

const now = '2026-06-10T12:00:00.000Z';
const limits = { newThreadsADay: 10, unansweredMessages: 20 };
const joinedAt = '2026-06-01T12:00:00.000Z';
const hoursAgo = (hours: number, rest: Partial<Sent> = {}): Sent => ({
  opens: false,
  sentAt: plusHours(now, -hours),
  answered: false,
  ...rest,
});
const times = (count: number, sent: Sent): readonly Sent[] => Array.from({ length: count }, () => sent);

test('an account is new for thirty days', () => {
  expect(isNewAccount(plusDays(now, -29.9), now)).toBe(true);
  expect(isNewAccount(plusDays(now, -30), now)).toBe(false);
});

test('the eleventh new thread within 24 hours is refused, with the number and when it goes on', () => {
  const opened = [
    hoursAgo(20, { opens: true, answered: true }),
    ...times(9, hoursAgo(2, { opens: true, answered: true })),
  ];
  expect(check(opened, true)).toMatchObject({
    code: 'TOO_MANY_THREADS',
    details: { retryAfter: 4 * 3_600, message: expect.stringMatching(/10 new people a day.* in 4 hours/) },
  });
  expect(check(opened, false)).toBeUndefined();
  expect(check([hoursAgo(24, { opens: true, answered: true }), ...opened.slice(1)], true)).toBeUndefined();
});

test('the twenty-first message without an answer is refused, with the number and when it goes on', () => {
  const sent = times(20, hoursAgo(48));
  expect(check(sent, false)).toMatchObject({
    code: 'TOO_MANY_MESSAGES',
    details: { retryAfter: 21 * 86_400, message: expect.stringMatching(/20 messages.* in 21 days/) },
  });
  expect(check([...sent.slice(1), hoursAgo(48, { answered: true })], false)).toBeUndefined();
});

function check(sent: readonly Sent[], opens: boolean): DomainError | undefined {
  try {
    checkOutreach(sent, { opens, joinedAt, now }, limits);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
