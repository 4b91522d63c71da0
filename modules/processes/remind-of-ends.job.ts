import { dueReminders, noteReminded } from '../../projections/listing-timers/listing-timers.queries.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { sendReminder } from '../notifications/remind.js';

export const remindOfEndsJob = (deps: Pick<ModuleContext, 'db' | 'eventStore'>): ScheduledJob =>
  scheduledJob({ name: 'remind-of-ends', everySeconds: 30, run: ({ now }) => remindOfEnds(deps, now) });

/** Whenever a hold or a listing's days are about to run out, then whoever can still do something is told. */
export async function remindOfEnds(
  { db, eventStore }: Pick<ModuleContext, 'db' | 'eventStore'>,
  now: string,
): Promise<void> {
  await forEachSettled(await dueReminders(db, now, 500), async (reminder) => {
    await sendReminder(eventStore, reminder, now);
    await noteReminded(db, reminder, now);
  });
}
