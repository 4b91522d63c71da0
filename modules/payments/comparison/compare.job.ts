import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { PAYMENT_LOOKUP } from '../payments.ports.js';
import { Comparison } from './comparison.service.js';

/** Once a day. */
export const compareJob = ({ get }: Pick<ModuleContext, 'get'>): ScheduledJob =>
  scheduledJob({
    name: 'compare-payments',
    everySeconds: 86_400,
    run: ({ now }) => get(Comparison).compare(get(PAYMENT_LOOKUP), now),
  });
