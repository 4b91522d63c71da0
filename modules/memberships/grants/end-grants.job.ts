import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { ENDED_GRANTS } from './ended-grants.ports.js';
import { grantsDecider } from './grants.decider.js';

type Deps = Pick<ModuleContext, 'bus' | 'get'>;

export const endGrantsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'end-grants', everySeconds: 30, run: ({ now }) => endGrants(deps, now) });

/** Record the end of every grant whose time is over, so that the member is notified. */
export async function endGrants({ bus, get }: Deps, now: string): Promise<void> {
  await forEachSettled(await get(ENDED_GRANTS).endedAt(now, 500), ({ memberId, grantId }) =>
    dispatch(bus, grantsDecider, memberId, { type: 'EndTier', memberId, grantId, meta: systemCommand(now) }),
  );
}
