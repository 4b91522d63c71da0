import { defineQueue } from '../../../kernel/jobs/job.js';

/** Questions to the configured check. It tries sixteen times in about two days: a minute after the first attempt, then twice as long each time, at most
 *  six hours. */
export const guardianCheckQueue = defineQueue<{ readonly guardianshipId: string }>({
  name: 'check-guardian',
  retry: {
    maxAttempts: 16,
    delaySeconds: (failedAttempts) => Math.min(60 * 2 ** (failedAttempts - 1), 21_600),
  },
  concurrency: 5,
});
