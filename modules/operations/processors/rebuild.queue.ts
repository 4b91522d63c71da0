import { defineQueue } from '../../kernel/jobs/job.js';

/** Rebuilds of read models. There is one entry at a time, so that a second one is refused. */
export const rebuildQueue = defineQueue<{ readonly name: string }>({
  name: 'rebuild-read-model',
  retry: { maxAttempts: 3, delaySeconds: () => 5 },
});

export const theOneRebuild = 'rebuild';
