import { type DueLoan, loansDueBetween } from '../../../projections/inventory/inventory/loans.queries.js';
import { TIME_ZONES } from '../../identity/time-zones.ports.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dayIn, daysAfter, daysFrom, usualTimeZone } from '../../kernel/decider/days.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { ownInventory } from '../inventory.notification-kinds.js';
import { itemState } from './item.state.js';

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

export const remindOfLoansJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'remind-of-loans', everySeconds: 900, run: ({ now }) => remindOfLoans(deps, now) });

/** Notify members of their loans: the day before one is due, and on the day, once each. The stream of the item
 *  decides, so a returned loan causes no notification. Days are in the lender's time zone. */
export async function remindOfLoans(deps: Deps, now: string): Promise<void> {
  const loans = await loansDueBetween(deps.db, dayIn(now, lastZone), daysAfter(dayIn(now, firstZone), 1));
  const zones = await deps.get(TIME_ZONES).ofAll(
    deps.db,
    loans.map(({ ownerId }) => ownerId),
  );
  await forEachSettled(loans, async (loan) => {
    const today = dayIn(now, zones.get(loan.ownerId) ?? usualTimeZone);
    const days = daysFrom(today, loan.dueOn);
    if (days === 0 || days === 1) await remind(deps, loan, days === 0 ? 'today' : 'tomorrow', now);
  });
}

/** The time zones where a day begins first and last on earth. */
const [firstZone, lastZone] = ['Pacific/Kiritimati', 'Etc/GMT+12'];

async function remind(
  { db, eventStore, get }: Deps,
  { portionId, itemId, ownerId, dueOn }: DueLoan,
  when: 'today' | 'tomorrow',
  now: string,
): Promise<void> {
  const { active } = await loadState(eventStore, itemState, itemId);
  const portion = active?.portions[portionId];
  if (!active || portion?.kind !== 'loaned' || portion.dueOn !== dueOn) return;
  await db.transaction().execute((tx) =>
    get(NOTIFIER).notify(tx, {
      id: deterministicId('remind of loan', portionId, dueOn, when),
      recipientId: ownerId,
      sentAt: now,
      ...ownInventory.of(`loan_due_${when}`),
      message: `{item}, which you lent, is due back ${when}.`,
      href: `/inventory/${itemId}`,
      about: itemId,
    }),
  );
}
