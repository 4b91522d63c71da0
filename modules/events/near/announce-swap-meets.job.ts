import { daysAfter } from '../../kernel/decider/days.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import type { Home } from '../../members/homes.ports.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { eachSwapMeet, swapMeet } from '../events.notification-kinds.js';
import { GATHERINGS, type Published } from '../gatherings.ports.js';
import { homesNear } from './homes-near.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const announceSwapMeetsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'announce-swap-meets',
    everySeconds: 7 * 24 * 60 * 60,
    run: ({ now, signal }) => announceSwapMeets(deps, now, signal),
  });

const mostMeets = 1_000;

/** Tell members of the swap meets near their home that were published in the last seven days: in one notice, at most one in a week of the calendar. Whoever wants to
 *  be told of each at once was told already.
 *  source  README, Swap meets near you */
export async function announceSwapMeets({ db, get }: Deps, now: string, signal?: AbortSignal): Promise<void> {
  const published = await get(GATHERINGS).publishedSince(plusDays(now, -7), now, mostMeets);
  const meets = published.filter(({ kind }) => kind === 'swap-meet');
  if (!meets.length) return;
  for await (const found of homesNear({ get }, meets, signal)) {
    const told = await get(NOTIFIER).wanting(
      db,
      eachSwapMeet.type,
      found.map(({ home }) => home.memberId),
    );
    const notices = found.flatMap(({ home, near }) =>
      told.has(home.memberId) ? [] : [noticeOf(home, near, now)],
    );
    await db.transaction().execute((tx) => get(NOTIFIER).notifyAll(tx, notices));
  }
}

function noticeOf({ memberId: recipientId, area }: Home, near: readonly Published[], now: string) {
  const [first] = near;
  const isOne = near.length === 1;
  return {
    ...swapMeet.of('near'),
    message: isOne
      ? `{gathering} was announced near ${area}.`
      : `${near.length} swap meets near ${area} were announced, {gathering} among them.`,
    href: isOne ? `/events/${first?.id}` : '/events?kind=swap-meet',
    about: first?.id ?? '',
    id: deterministicId('notify', 'swap meets near', mondayOf(now), recipientId),
    recipientId,
    sentAt: now,
  };
}

const mondayOf = (now: string): string => {
  const day = now.slice(0, 10);
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
};
