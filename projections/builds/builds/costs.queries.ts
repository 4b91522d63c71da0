import { sql } from 'kysely';
import type { getCosts } from '../../../modules/builds/build/build-reads.contract.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { readerOf } from './audience.js';
import { dollarsOf, hoursOf } from './build-cards.js';
import { progressBySystem, spentOn } from './build-view.queries.js';
import type { MonthSumRow, SystemSumRow } from './builds.rows.js';
import { findOwnBuild, standingIn } from './found-build.queries.js';
import type { BuildReads } from './reads.js';
import { openerFor } from './sealed.js';

/** What a build has cost and was planned to, for those who work on it; the budget for its owner.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function costsOf(
  { db, eventStore }: Pick<BuildReads, 'db' | 'eventStore'>,
  id: string,
  viewer: Viewer,
): Promise<ResponseOf<typeof getCosts>> {
  const reader = readerOf(viewer);
  const row = await findOwnBuild(db, id, reader, 'looks');
  const isOwner = standingIn(row, reader) === 'owner';
  const [systems, months, open] = await Promise.all([
    sql<SystemSumRow>`select * from builds.system_sum where build_id = ${id}`.execute(db),
    sql<MonthSumRow>`select * from builds.month_sum where build_id = ${id} and (spent_cents > 0 or minutes > 0)
      order by month desc`.execute(db),
    openerFor(eventStore.keys, isOwner ? [row.owner_id] : []),
  ]);
  const budget = open(row.owner_id, id, row.budget);
  return {
    budget: typeof budget === 'number' ? dollarsOf(budget) : null,
    planned: dollarsOf(row.planned_cents),
    spent: dollarsOf(spentOn(row)),
    parts: dollarsOf(row.part_cents),
    work: dollarsOf(row.entry_cents),
    plannedHours: hoursOf(row.planned_minutes),
    hours: hoursOf(row.minutes),
    systems: progressBySystem(systems.rows, true),
    months: months.rows.map(({ month, spent_cents, minutes }) => ({
      month,
      spent: dollarsOf(spent_cents),
      hours: hoursOf(minutes),
    })),
  };
}
