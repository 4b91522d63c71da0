import { mailRetries } from './retry-policy.js';

test('a mail is tried for three to four days, from a minute between attempts to a day', () => {
  const { maxAttempts, delaySeconds } = mailRetries;
  const waits = Array.from({ length: maxAttempts - 1 }, (_, at) => delaySeconds(at + 1));
  expect(waits).toEqual([60, 180, 540, 1_620, 4_860, 14_580, 43_740, 86_400, 86_400]);
});
