import { mailRetries } from './retry-policy.js';

test('an e-mail is tried for three to four days, with a minute to a day between attempts', () => {
  const { maxAttempts, delaySeconds } = mailRetries;
  const delays = Array.from({ length: maxAttempts - 1 }, (_, at) => delaySeconds(at + 1));
  expect(delays).toEqual([60, 180, 540, 1_620, 4_860, 14_580, 43_740, 86_400, 86_400]);
});
