import { type DueLoan, loansDueOn } from '../../projections/inventory/loans.queries.js';
import { itemState } from '../inventory/item/item.state.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { plusDays } from '../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

export const remindOfLoansJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'remind-of-loans', everySeconds: 900, run: ({ now }) => remindOfLoans(deps, now) });

/** Notify members of what they lent: the day before it is due, and on the day, once each. The stream of the item decides, so nobody is notified of
 *  what has come back. Days are those of the middle of the country. */
export async function remindOfLoans(deps: Deps, now: string): Promise<void> {
  const [today, tomorrow] = [dayOf(now), dayOf(plusDays(now, 1))];
  await forEachSettled(await loansDueOn(deps.db, [today, tomorrow]), (loan) =>
    remind(deps, loan, loan.dueOn === today ? 'today' : 'tomorrow', now),
  );
}

async function remind(
  { db, eventStore, get }: Deps,
  { portionId, itemId, ownerId, dueOn }: DueLoan,
  when: 'today' | 'tomorrow',
  now: string,
): Promise<void> {
  const { kept } = await loadState(eventStore, itemState, itemId);
  const portion = kept?.portions[portionId];
  if (!kept || portion?.kind !== 'loaned' || portion.dueOn !== dueOn) return;
  await db.transaction().execute((tx) =>
    get(NOTIFIER).notify(tx, {
      id: deterministicId('remind of loan', portionId, dueOn, when),
      recipientId: ownerId,
      sentAt: now,
      type: 'inventory',
      subtype: `loan_due_${when}`,
      message: `“${kept.content.title}”, which you lent, is due back ${when}.`,
      href: `/inventory/${itemId}`,
      about: itemId,
    }),
  );
}

const dayOf = (at: string): string => calendar.format(new Date(at));

/** '2026-11-05' */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
