import { dueListings } from '../../../projections/marketplace/listing-timers/listing-timers.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { listingDecider } from './listing.decider.js';

export const endDueListingsJob = (deps: Pick<ModuleContext, 'db' | 'bus'>): ScheduledJob =>
  scheduledJob({ name: 'end-due-listings', everySeconds: 30, run: ({ now }) => endDueListings(deps, now) });

/** Record the end of every hold and listing that is due. A run that is too early or repeated records nothing. */
export async function endDueListings(
  { db, bus }: Pick<ModuleContext, 'db' | 'bus'>,
  now: string,
): Promise<void> {
  await forEachSettled(await dueListings(db, now, 500), ({ listing_id, what }) =>
    dispatch(bus, listingDecider, listing_id, { type: what, meta: systemCommand(now) }),
  );
}
