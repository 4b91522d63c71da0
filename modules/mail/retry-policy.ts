import type { RetryPolicy } from '../kernel/jobs/job.js';

/** Ten attempts: a minute after the first, three times as long after each, 24 hours at most. */
export const mailRetries: RetryPolicy = {
  maxAttempts: 10,
  delaySeconds: (failedAttempts) => Math.min(60 * 3 ** (failedAttempts - 1), 86_400),
};
