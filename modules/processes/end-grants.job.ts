import { endedGrants } from '../../projections/members/member-pages/grants.queries.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { grantsDecider } from '../memberships/grants/grants.decider.js';
import { byTime } from './system-command.js';

export const endGrantsJob = (deps: Pick<ModuleContext, 'db' | 'bus'>): ScheduledJob =>
  scheduledJob({ name: 'end-grants', everySeconds: 30, run: ({ now }) => endGrants(deps, now) });

/** Record the end of every grant whose time is over, so that the member is notified. */
export async function endGrants({ db, bus }: Pick<ModuleContext, 'db' | 'bus'>, now: string): Promise<void> {
  await forEachSettled(await endedGrants(db, now, 500), ({ memberId, grantId }) =>
    dispatch(bus, grantsDecider, memberId, { type: 'EndTier', memberId, grantId, meta: byTime(now) }),
  );
}
