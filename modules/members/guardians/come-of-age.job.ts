import { minors } from '../../../projections/members/member-pages/guardians.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { guardianshipDecider } from './guardianship.decider.js';

export const comeOfAgeJob = (deps: Pick<ModuleContext, 'db' | 'bus'>): ScheduledJob =>
  scheduledJob({ name: 'come-of-age', everySeconds: 3_600, run: ({ now }) => comeOfAge(deps, now) });

/** Record the majority of every minor whose eighteenth birthday has come. A run that is too early or repeated records nothing. */
export async function comeOfAge({ db, bus }: Pick<ModuleContext, 'db' | 'bus'>, now: string): Promise<void> {
  await forEachSettled(await minors(db), (memberId) =>
    dispatch(bus, guardianshipDecider, memberId, { type: 'ComeOfAge', meta: systemCommand(now) }),
  );
}
