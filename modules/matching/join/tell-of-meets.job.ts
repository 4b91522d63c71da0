import type { JoinDate } from '../../../projections/matching/matching/join.queries.js';
import { wantedFrom } from '../../../projections/matching/matching/join.queries.js';
import {
  datesToTellOf,
  firstSpaces,
  vendorsFor,
  vendorsOf,
  visitorsOf,
} from '../../../projections/matching/matching/join-notices.queries.js';
import { SUSPENSIONS } from '../../identity/suspensions.ports.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { atTheMeet } from '../matching.notification-kinds.js';
import { mayBeTold } from './join.rules.js';
import { isVendorTold, isVisitorTold, vendorMessage, visitorMessage } from './join-notices.rules.js';
import { deleteToldBefore, type Side, toldBefore, writeTold } from './told-of-dates.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const tellOfMeetsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'tell-of-meets',
    everySeconds: 60 * 60,
    run: ({ now, signal }) => tellOfMeets(deps, now, signal),
  });

/** Days before a date, from when on it is told of. */
const daysBefore = 30;
/** Members at once. */
const atOnce = 200;

/** Tell visitors of the dates to come which vendors have what they look for, and vendors what to bring. A run that was cut off begins again, and tells nobody twice.
 *  source  README, At a meet 6–8 */
export async function tellOfMeets(deps: Deps, now: string, signal?: AbortSignal): Promise<void> {
  await deleteToldBefore(deps.db, plusDays(now, -90));
  for (const date of await datesToTellOf(deps.db, now, plusDays(now, daysBefore))) {
    await tellVisitors(deps, date, now, signal);
    if (date.starts_at > now) await tellVendors(deps, date, now, signal);
  }
}

async function tellVisitors(
  { db, get }: Deps,
  date: JoinDate,
  now: string,
  signal?: AbortSignal,
): Promise<void> {
  const spaces = await firstSpaces(db, date.dateId);
  const gone = await get(SUSPENSIONS).statusOf([...spaces.keys()]);
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const visitors = await visitorsOf(db, date, after, atOnce);
    after = visitors.at(-1) ?? '';
    if (after === '') return;
    const found = Map.groupBy(await vendorsFor(db, date.dateId, visitors), ({ seekerId }) => seekerId);
    const notices = [...found].map(([memberId, vendors]) => {
      const codes = vendors.flatMap(({ holderId, hasListing, isTold }) => {
        const space = spaces.get(holderId);
        if (!space || gone.has(holderId)) return [];
        return mayBeTold({ kind: hasListing ? 'listing' : 'item', isTold }, space) ? [space.code] : [];
      });
      return { memberId, count: codes.length, message: visitorMessage(codes) };
    });
    await tell({ db, get }, date, { side: 'visitor', notices, now });
  }
}

async function tellVendors(
  { db, get }: Deps,
  date: JoinDate,
  now: string,
  signal?: AbortSignal,
): Promise<void> {
  const vendors = await vendorsOf(db, date.dateId);
  for (let first = 0; first < vendors.length; first += atOnce) {
    signal?.throwIfAborted();
    const notices: Notice[] = [];
    for (const memberId of vendors.slice(first, first + atOnce)) {
      const { visitors, things } = await wantedFrom(db, date, memberId, now);
      if (things.length)
        notices.push({ memberId, count: things.length, message: vendorMessage(things.length, visitors) });
    }
    await tell({ db, get }, date, { side: 'vendor', notices, now });
  }
}

interface Notice {
  readonly memberId: string;
  readonly count: number;
  readonly message: string;
}

interface Told {
  readonly side: Side;
  readonly notices: readonly Notice[];
  readonly now: string;
}

/** What is told, and that it was, in one transaction. Suspended members are told nothing. */
async function tell({ db, get }: Deps, date: JoinDate, { side, notices, now }: Told): Promise<void> {
  const { dateId, gathering_id: about, starts_at: startsAt } = date;
  const ids = notices.map(({ memberId }) => memberId);
  const before = await toldBefore(db, dateId, side, ids);
  const suspended = await get(SUSPENSIONS).statusOf(ids);
  const isDue = side === 'visitor' ? isVisitorTold : isVendorTold;
  const due = notices.filter(
    ({ memberId, count }) =>
      !suspended.has(memberId) && isDue(count, before.get(memberId), { now, startsAt }),
  );
  if (!due.length) return;
  await db.transaction().execute(async (tx) => {
    await get(NOTIFIER).notifyAll(
      tx,
      due.map(({ memberId: recipientId, message }) => ({
        ...atTheMeet.of(side === 'visitor' ? 'on_your_list' : 'bring'),
        ...{ message, recipientId, about, sentAt: now },
        href: hrefOf(date, side),
        id: deterministicId('notify', 'at the meet', side, dateId, now.slice(0, 10), recipientId),
      })),
    );
    for (const { memberId, count } of due) await writeTold(tx, dateId, side, { memberId, count, at: now });
  });
}

function hrefOf({ dateId, gathering_id: id, first_day }: JoinDate, side: Side): string {
  const page = `/events/${id}/${side === 'visitor' ? 'join' : 'bring'}`;
  return dateId === id ? page : `${page}?date=${first_day}`;
}
