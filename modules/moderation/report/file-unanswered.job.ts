import { unanswered } from '../../../projections/moderation/reports/reports.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import { fileReport, type IntakeDeps } from '../case/intake.js';

/** File the reports whose seller did not answer in time. */
export const fileUnansweredJob = (deps: IntakeDeps): ScheduledJob =>
  scheduledJob({
    name: 'file-unanswered-reports',
    everySeconds: 300,
    run: ({ now }) => fileUnanswered(deps, now),
  });

export async function fileUnanswered(deps: IntakeDeps, now: string): Promise<void> {
  await forEachSettled(await unanswered(deps.db, now, 200), (id) =>
    fileReport(deps, id, systemCommand(now, deterministicId('file unanswered', id))),
  );
}
