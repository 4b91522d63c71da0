import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { notFound } from '../../kernel/decider/errors.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { countJobs, deadJobs, releaseJobs as release } from '../../kernel/jobs/dead-jobs.js';
import { scheduledEntries, tryNow } from '../../kernel/jobs/waiting-jobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import { listJobs, releaseJobs, runJobNow } from './jobs.contract.js';

@Controller()
export class JobsController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Route(listJobs)
  async list(): Promise<ResponseOf<typeof listJobs>> {
    const [counts, scheduled, dead] = await Promise.all([
      countJobs(this.db),
      scheduledEntries(this.db),
      deadJobs(this.db),
    ]);
    const isScheduled = (name: string) => scheduled.some((one) => one.name === name);
    return {
      queues: counts.filter(({ name }) => !isScheduled(name)),
      scheduled: [...scheduled],
      dead: [...dead],
    };
  }

  @Route(releaseJobs)
  async release(
    @Input() { body, meta }: RouteInput<typeof releaseJobs>,
  ): Promise<ResponseOf<typeof releaseJobs>> {
    const released = await release(this.db, body.which, meta.now);
    if (!released) throw notFound('JOB_NOT_FOUND', { message: 'No dead job has that name or id any more.' });
    return { released };
  }

  @Route(runJobNow)
  async run(@Input() { params, meta }: RouteInput<typeof runJobNow>): Promise<ResponseOf<typeof runJobNow>> {
    if (!(await tryNow(this.db, params.name, [''], meta.now)))
      throw notFound('JOB_NOT_FOUND', {
        message: 'No job of that name waits for its time. Perhaps it runs now.',
      });
    return { name: params.name };
  }
}
