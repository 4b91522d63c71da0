import {
  dueReminders,
  noteReminded,
} from '../../../projections/marketplace/listing-timers/listing-timers.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { sendReminder } from './send-reminder.js';

export const remindOfEndsJob = (deps: Pick<ModuleContext, 'db' | 'eventStore' | 'get'>): ScheduledJob =>
  scheduledJob({ name: 'remind-of-ends', everySeconds: 30, run: ({ now }) => remindOfEnds(deps, now) });

/** Notify the member who can still act of every hold or listing that is about to end. */
export async function remindOfEnds(
  { db, eventStore, get }: Pick<ModuleContext, 'db' | 'eventStore' | 'get'>,
  now: string,
): Promise<void> {
  const notifier = get(NOTIFIER);
  await forEachSettled(await dueReminders(db, now, 500), async (reminder) => {
    await sendReminder({ db, eventStore, notifier }, reminder, now);
    await noteReminded(db, reminder, now);
  });
}
