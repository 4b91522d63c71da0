import { dueFeedback, dueOffers } from '../../projections/deals/deals/due.queries.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { feedbackDecider } from './feedback/feedback.decider.js';
import { offerDecider } from './offer/offer.decider.js';

type Deps = Pick<ModuleContext, 'db' | 'bus'>;

export const endDueDealsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'end-due-deals', everySeconds: 10, run: ({ now }) => endDueDeals(deps, now) });

/** End offers whose 48 hours are over, or whose listing is sold or gone, and show feedback whose 14 days are over.
 *  A run that is too early or repeated records nothing. */
export async function endDueDeals({ db, bus }: Deps, now: string): Promise<void> {
  await forEachSettled(await dueOffers(db, now, 500), ({ dealId, ended }) =>
    dispatch(
      bus,
      offerDecider,
      dealId,
      ended === null
        ? { type: 'ExpireOffer', meta: systemCommand(now) }
        : { type: 'CloseOffer', why: ended, meta: systemCommand(now) },
    ),
  );
  await forEachSettled(await dueFeedback(db, now, 500), (dealId) =>
    dispatch(bus, feedbackDecider, dealId, { type: 'ShowFeedback', meta: systemCommand(now) }),
  );
}
