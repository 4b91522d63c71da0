import { defineQueue } from '../../kernel/jobs/job.js';

/** Refunds that wait to be sent, by their ids. */
export const refundQueue = defineQueue<{ readonly paymentId: string; readonly refundId: string }>({
  name: 'send-refund',
  retry: { maxAttempts: 18, delaySeconds: (failed) => Math.min(10 * 2 ** failed, 14_400) },
});
