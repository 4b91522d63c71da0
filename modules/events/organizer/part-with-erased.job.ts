import { departedMembers } from '../../../projections/events/organizers/content.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { organizerDecider } from './organizer.decider.js';

type Deps = Pick<ModuleContext, 'bus' | 'db'>;

/** End the places in teams, and the invitations, of erased members. */
export const partWithErasedJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'part-with-erased-team-members',
    everySeconds: 300,
    run: ({ now }) => partWithErased(deps, now),
  });

export async function partWithErased({ bus, db }: Deps, now: string): Promise<void> {
  await forEachSettled(await departedMembers(db, 500), ({ organizerId, memberId }) => {
    const meta = systemCommand(now, deterministicId('part with erased', organizerId, memberId, now));
    return dispatch(bus, organizerDecider, organizerId, { type: 'PartWithTeamMember', memberId, meta });
  });
}
