import { defineQueue } from '../kernel/jobs/job.js';
import { mailRetries } from './retry-policy.js';

/** E-mails that wait in the outbox, by their ids. */
export const mailQueue = defineQueue<{ readonly mailId: string }>({
  name: 'send-mail',
  retry: mailRetries,
  concurrency: 5,
});
