import { sql } from 'kysely';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { attendedEvent } from '../events.notification-kinds.js';
import { localIn } from '../gathering/local-time.rules.js';
import { spanIn } from '../gathering/span.shared.js';
import { type DateToRemindOf, PLANS } from './plans.ports.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const remindOfDatesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'remind-of-dates',
    everySeconds: 15 * 60,
    run: ({ now, signal }) => remindOfDates(deps, now, signal),
  });

/** Members in one transaction. */
const atOnce = 500;

/** Remind those who want it in the 24 hours before a date begins: once a date and member, and once more when it was moved to another day.
 *  source  README, Going */
export async function remindOfDates({ db, get }: Deps, now: string, signal?: AbortSignal): Promise<void> {
  await sql`delete from event_reminders.sent where sent_at < ${plusDays(now, -30)}`.execute(db);
  for (const date of await get(PLANS).toRemindOf(now, plusHours(now, 24))) {
    const onDay = localIn(date.timeZone, date.startsAt).day;
    const { rows } = await sql`select from event_reminders.sent
      where gathering_id = ${date.gatheringId} and day = ${date.day} and on_day = ${onDay}`.execute(db);
    if (rows.length) continue;
    await remindAll({ db, get }, date, { onDay, now, signal });
    await sql`insert into event_reminders.sent values (${date.gatheringId}, ${date.day}, ${onDay}, ${now})
      on conflict do nothing`.execute(db);
  }
}

/** Page by page. A run that was cut off begins again, and the ids keep out whom it has reminded. */
async function remindAll(
  { db, get }: Deps,
  date: DateToRemindOf,
  {
    onDay,
    now,
    signal,
  }: { readonly onDay: string; readonly now: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const { gatheringId, day, startsAt, endsAt, timeZone } = date;
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const members = await get(PLANS).reminded(date, after, atOnce);
    after = members.at(-1) ?? '';
    if (after === '') return;
    await db.transaction().execute((tx) =>
      get(NOTIFIER).notifyAll(
        tx,
        members.map((recipientId) => ({
          ...attendedEvent.of('reminder'),
          message: `{gathering} is ${spanIn(startsAt, endsAt, timeZone)}.`,
          href: `/events/${gatheringId}`,
          about: gatheringId,
          id: deterministicId('notify', 'reminder of date', gatheringId, day, onDay, recipientId),
          recipientId,
          sentAt: now,
        })),
      ),
    );
  }
}
