import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';
import { SUSPENSIONS } from '../suspensions.ports.js';
import { disableForGood } from './disable-account.shared.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const endSuspensionsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'end-suspensions', everySeconds: 30, run: ({ now }) => endSuspensions(deps, now) });

/** Lift every suspension whose time is over.
 *  source  README, Rule 23 */
export async function endSuspensions({ db, get }: Deps, now: string): Promise<void> {
  const suspensions = get(SUSPENSIONS);
  await forEachSettled(await overAt(db, now), (memberId) =>
    suspensions.endOver(memberId, systemCommand(now)),
  );
}

async function overAt(db: Database, now: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('member_id')
    .where('suspended_until', '<=', now)
    .where('suspended_at', '<', disableForGood)
    .orderBy('suspended_until')
    .limit(500)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
