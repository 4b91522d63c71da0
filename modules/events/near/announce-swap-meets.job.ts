import { daysAfter } from '../../kernel/decider/days.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { miles, type Place } from '../../kernel/geometry/sphere.rules.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { BLOCKED_PAIRS } from '../../members/blocks/blocked-pairs.ports.js';
import { HOMES, type Home } from '../../members/homes.ports.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { findPlace } from '../../places/gazetteer.shared.js';
import { swapMeet } from '../events.notification-kinds.js';
import { GATHERINGS, type Published } from '../gatherings.ports.js';

type Deps = Pick<ModuleContext, 'db' | 'get'>;

export const announceSwapMeetsJob = (deps: Deps): ScheduledJob =>
  scheduledJob({
    name: 'announce-swap-meets',
    everySeconds: 7 * 24 * 60 * 60,
    run: ({ now, signal }) => announceSwapMeets(deps, now, signal),
  });

/** Miles from the home of a member. */
const nearBy = 100;
/** Members in one transaction. */
const atOnce = 500;
const mostMeets = 1_000;

/** Tell members of the swap meets near their home that were published in the last seven days: in one notice, at most one in a week of the calendar.
 *  source  README, Swap meets near you */
export async function announceSwapMeets({ db, get }: Deps, now: string, signal?: AbortSignal): Promise<void> {
  const published = await get(GATHERINGS).publishedSince(plusDays(now, -7), now, mostMeets);
  const meets = published.filter(({ kind }) => kind === 'swap-meet');
  if (!meets.length) return;
  const unseenBy = await blockedOf({ get }, meets);
  const placeOf = placesByArea();
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const homes = await get(HOMES).page(after, atOnce);
    after = homes.at(-1)?.memberId ?? '';
    if (after === '') return;
    const notices = homes.flatMap((home) => {
      const place = placeOf(home.area);
      const near = meets.filter(
        (meet) => place && miles(place, meet) <= nearBy && !isHiddenFrom(home.memberId, meet),
      );
      return near[0] ? [noticeOf(home, near, now)] : [];
    });
    await db.transaction().execute((tx) => get(NOTIFIER).notifyAll(tx, notices));
  }

  function isHiddenFrom(memberId: string, { organizerId }: Published): boolean {
    return organizerId === memberId || (organizerId !== null && !!unseenBy.get(organizerId)?.has(memberId));
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

/** Whom each of their organizers does not meet. */
async function blockedOf(
  { get }: Pick<Deps, 'get'>,
  meets: readonly Published[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const organizers = [...new Set(meets.flatMap(({ organizerId }) => organizerId ?? []))];
  const pairs = organizers.map(
    async (id) => [id, new Set(await get(BLOCKED_PAIRS).blockedWith(id))] as const,
  );
  return new Map(await Promise.all(pairs));
}

/** Many members live in one place. Those of the armed forces have none on the map. */
function placesByArea(): (area: string) => Place | undefined {
  const known = new Map<string, Place | undefined>();
  return (area) => {
    if (!known.has(area)) known.set(area, placeIn(area));
    return known.get(area);
  };
}

function placeIn(area: string): Place | undefined {
  try {
    return findPlace(area);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

const mondayOf = (now: string): string => {
  const day = now.slice(0, 10);
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
};
