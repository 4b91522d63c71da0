import { defineQueue } from '../../kernel/jobs/job.js';

/** Slices of imports: each entry imports some items and enqueues the next slice, so that a shutdown waits for a few seconds at most. */
export const importQueue = defineQueue<{ readonly importId: string }>({
  name: 'import-items',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 5 * 2 ** failed },
});
