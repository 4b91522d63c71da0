import { defineQueue } from '../../kernel/jobs/job.js';
import type { CardProvider } from '../payments.schemas.js';

/** Webhooks that wait, by their ids at the provider. A provider that is away for a day loses none, and money that came is
 *  recorded within seconds of the end of a process. */
export const webhookQueue = defineQueue<{ readonly provider: CardProvider; readonly id: string }>({
  name: 'follow-webhook',
  retry: { maxAttempts: 20, delaySeconds: (failed) => Math.min(2 ** failed, 14_400) },
  concurrency: 4,
  leaseSeconds: 10,
});
