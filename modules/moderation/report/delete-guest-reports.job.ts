import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { GuestReportTables } from './guest-report.tables.js';
import { confirmationDays } from './report-emails.js';

/** Days after the decision for which the address of a guest is stored. */
export const addressDays = 30;

type Deps = Pick<ModuleContext, 'db' | 'eventStore'>;

/** Delete reports of guests that nobody confirmed, with their keys, and addresses that no mail needs any more. */
export const deleteGuestReportsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'delete-guest-reports',
    everySeconds: 3_600,
    run: ({ now }) => deleteGuestReports(deps, now),
  });

export async function deleteGuestReports({ db, eventStore }: Deps, now: string): Promise<void> {
  const rows = db.withTables<GuestReportTables>();
  const unconfirmed = await rows
    .deleteFrom('moderation.guest_report')
    .where('confirmed_at', 'is', null)
    .where('sent_at', '<', plusDays(now, -confirmationDays))
    .returning('reporter_id')
    .execute();
  for (const { reporter_id } of unconfirmed) await eventStore.keys.erase(reporter_id);
  await rows
    .deleteFrom('moderation.guest_report')
    .where('resolved_at', '<', plusDays(now, -addressDays))
    .execute();
  await rows
    .updateTable('moderation.guest_report')
    .set({ origin: null, site: null, recipient: null })
    .where('origin', 'is not', null)
    .where('sent_at', '<=', plusHours(now, -1))
    .execute();
}
