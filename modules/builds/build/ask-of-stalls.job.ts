import { sql } from 'kysely';
import { type QuietBuild, quietBuilds } from '../../../projections/builds/builds/quiet.queries.js';
import { TIME_ZONES } from '../../identity/time-zones.ports.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dayIn, usualTimeZone } from '../../kernel/decider/days.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { buildNotice } from '../builds.notification-kinds.js';
import { buildState } from './build.state.js';

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

/** After so many days without work on a build its owner is asked, if they want to be. */
export const quietDays = 60;

export const askOfStallsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'ask-of-stalled-builds',
    everySeconds: 3_600,
    run: ({ now }) => askOfStalls(deps, now),
  });

/** Ask the owners of quiet builds what is blocking, once for each time of quiet: again only after new work, or on the day that they chose for looking again, where
 *  they are. */
export async function askOfStalls(deps: Deps, now: string): Promise<void> {
  const since = plusDays(now, -quietDays);
  const today = dayIn(now, firstZone);
  for (let after = ''; ; ) {
    const builds = await quietBuilds(deps.db, { since, today, after, limit: 200 });
    const zones = await deps.get(TIME_ZONES).ofAll(
      deps.db,
      builds.map(({ ownerId }) => ownerId),
    );
    await forEachSettled(builds, async (build) => {
      const theirDay = dayIn(now, zones.get(build.ownerId) ?? usualTimeZone);
      if ((build.lookAgainOn ?? '') <= theirDay) await ask(deps, build, now);
    });
    const last = builds.at(-1);
    if (!last || builds.length < 200) return;
    after = last.id;
  }
}

/** The time zone where a day begins first on earth. */
const firstZone = 'Pacific/Kiritimati';

async function ask({ db, eventStore, get }: Deps, build: QuietBuild, now: string): Promise<void> {
  const { id, ownerId, activeAt, lookAgainOn } = build;
  const state = await loadState(eventStore, buildState, id);
  if (state.ownerId !== ownerId || !state.isStallHelperOn || state.standing !== 'shown') return;
  const quiet = `${activeAt} ${lookAgainOn ?? ''}`;
  await db.transaction().execute(async (tx) => {
    if (!(await isFirst(tx, id, quiet))) return;
    await get(NOTIFIER).notify(tx, {
      id: deterministicId('stalled build', id, quiet),
      recipientId: ownerId,
      sentAt: now,
      ...buildNotice.of('quiet'),
      message: `{build} has been quiet since {day ${activeAt}}. What is blocking?`,
      href: `/build-tracker/${id}`,
      about: id,
    });
  });
}

/** Whether this time of quiet was not asked about before. */
async function isFirst(tx: Database, buildId: string, quiet: string): Promise<boolean> {
  const { rows } =
    await sql`insert into building.asked as asked (build_id, quiet) values (${buildId}, ${quiet})
    on conflict (build_id) do update set quiet = excluded.quiet where asked.quiet <> excluded.quiet
    returning build_id`.execute(tx);
  return rows.length > 0;
}
