import { permanentGatherings } from '../../../projections/events/events/running.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { daysAfter } from '../../kernel/decider/days.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { isVerifiedAt } from '../organizer/organizer.state.js';
import { gatheringDecider } from './gathering.decider.js';
import { clockAt } from './gathering.state.js';
import { openGathering } from './open-gathering.js';
import { knownDays, moreDays } from './plan-dates.shared.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'>;

/** Once a night permanent events know more days, so that they know 24 months of them, as long as their organizer is verified. */
export const extendDatesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'extend-event-dates',
    everySeconds: 86_400,
    run: ({ now }) => extendDates(deps, now),
  });

/** Events in one turn. */
const atOnce = 200;

export async function extendDates(deps: Deps, now: string): Promise<void> {
  const lacking = daysAfter(now.slice(0, 10), knownDays - 7);
  let after = '';
  for (;;) {
    const ids = await permanentGatherings(deps.db, { knownBefore: lacking, after, limit: atOnce });
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    await forEachSettled(ids, (id) => extend(deps, id, now));
  }
}

async function extend(deps: Deps, id: string, now: string): Promise<void> {
  const { gathering, club } = await openGathering(deps, id);
  const { rule, ruleFrom, dates } = gathering;
  const last = Object.keys(dates).toSorted().at(-1);
  if (rule === null || ruleFrom === null || !last || !club || !isVerifiedAt(club, now)) return;
  const days = moreDays(rule, ruleFrom, last, clockAt(gathering, now).slice(0, 10));
  await dispatch(deps.bus, gatheringDecider, id, { type: 'ExtendDates', days, meta: systemCommand(now) });
}
