import {
  departedMembers,
  membersTooYoung,
} from '../../../projections/community/communities/content.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { leave } from './leave.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'>;

/** End the memberships of members who are not known to be adults, in communities that are for adults only now, and what `keep-owners` left of the erased. */
export const endMembershipsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'end-memberships',
    everySeconds: 300, // it looks at each member of the communities for adults, who do not find them any more at once
    run: ({ now }) => endMemberships(deps, now),
  });

export async function endMemberships(deps: Deps, now: string): Promise<void> {
  const erased = await departedMembers(deps.db, 500);
  const tooYoung = await membersTooYoung(deps.db, 500);
  await forEachSettled(erased, ({ communityId, memberId }) =>
    leave(deps, communityId, memberId, 'erased', systemCommand(now)),
  );
  await forEachSettled(tooYoung, ({ communityId, memberId }) =>
    leave(deps, communityId, memberId, 'adults only', systemCommand(now)),
  );
}
