import { defineQueue } from '../../../kernel/jobs/job.js';

/** Guardians whom the configured check is to be asked about. Sixteen attempts in about two days: a minute after the first, twice as long after each, six
 *  hours at most. */
export const guardianCheckQueue = defineQueue<{ readonly guardianshipId: string }>({
  name: 'check-guardian',
  retry: {
    maxAttempts: 16,
    delaySeconds: (failedAttempts) => Math.min(60 * 2 ** (failedAttempts - 1), 21_600),
  },
  concurrency: 5,
});
