import { organizersEndingBefore } from '../../../projections/events/organizers/content.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { organizing } from '../events.notification-kinds.js';
import { withRole } from './authority.rules.js';
import { organizerDecider } from './organizer.decider.js';
import { organizerState } from './organizer.state.js';
import { renewalDays } from './verification.rules.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'get'>;

/** Days before the end of a verification on which its team is reminded, the last first. */
const warnings = [14, renewalDays] as const;

export const endVerificationsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'end-verifications',
    everySeconds: 3_600,
    run: ({ now }) => endVerifications(deps, now),
  });

/** Let verifications lapse whose time is over, and remind of those that end soon, once for each of the two times. */
export async function endVerifications(deps: Deps, now: string): Promise<void> {
  const ids = await organizersEndingBefore(deps.db, plusDays(now, renewalDays));
  await forEachSettled(ids, async (id) => {
    const meta = systemCommand(now, deterministicId('lapse verification', id, now));
    await dispatch(deps.bus, organizerDecider, id, { type: 'LapseVerification', meta });
    await warn(deps, id, now);
  });
}

async function warn({ db, eventStore, get }: Deps, id: string, now: string): Promise<void> {
  const organizer = await loadState(eventStore, organizerState, id);
  const { verification, until, isRenewalAsked, slug } = organizer;
  if (verification !== 'verified' || until === null || isRenewalAsked) return;
  const days = warnings.find((before) => until <= plusDays(now, before));
  if (days === undefined) return;
  await get(NOTIFIER).notifyAll(
    db,
    withRole(organizer, 'owner').map((recipientId) => ({
      id: deterministicId('verification ends', id, until, String(days), recipientId),
      recipientId,
      sentAt: now,
      ...organizing.of('ending'),
      message: `The verification of {organizer} ends {in ${until}}. Ask for another year in time, so that you can go on publishing.`,
      href: `/organizers/${slug}`,
      about: id,
    })),
  );
}
