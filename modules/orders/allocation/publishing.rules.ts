import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { unprocessable } from '../../kernel/decider/errors.js';
import type { AllocationEvent } from './allocation.events.js';
import { mustBeClosed, mustBeProposed } from './allocation-guards.rules.js';
import { liveRequests, refusedIn, toReserve } from './allocation-status.rules.js';
import type { Allocation, AllocationCommand } from './allocation-types.state.js';

/** Give the spaces as they are proposed: from now on each placement becomes an order. Sent again, it goes on.
 *  events  [AllocationPublished], again with a later moment once the first is over; [] when it is
 *  errors  ALLOCATION_NOT_FOUND (not-found), REQUESTS_OPEN, NOT_PROPOSED (conflict), UNTIL_PAST (unprocessable)
 *  source  README, Allocation 9 */
export function publish(
  { until, meta }: CommandOf<AllocationCommand, 'PublishAllocation'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  const isOver = allocation.until !== null && allocation.until <= meta.now;
  if (allocation.status === 'finished' || (allocation.status === 'published' && !isOver)) return [];
  if (allocation.status !== 'published') {
    mustBeClosed(allocation, meta.now);
    mustBeProposed(allocation);
  }
  if (until <= meta.now) throw unprocessable('UNTIL_PAST', { message: 'The hold would be over already.' });
  return [event('AllocationPublished', { by: meta.actor.id, until })];
}

/** What became of placements in the pre-sale; what is known stays.
 *  events  [PlacementsReserved]; [] when all of it is known */
export function recordReserved(
  { reserved, refused }: CommandOf<AllocationCommand, 'RecordReserved'>,
  { placements }: Allocation,
): readonly AllocationEvent[] {
  const isNew = ({ requestId }: { readonly requestId: string }) =>
    placements.get(requestId)?.orderId === null;
  const news = { reserved: reserved.filter(isNew), refused: refused.filter(isNew) };
  return news.reserved.length || news.refused.length ? [event('PlacementsReserved', news)] : [];
}

/** events  [AllocationFinished] once nothing is left to reserve or to decide; [] before, and again */
export function finish(allocation: Allocation): readonly AllocationEvent[] {
  const isDone = toReserve(allocation).length === 0 && refusedIn(allocation).length === 0;
  if (allocation.status !== 'published' || !isDone) return [];
  const without = liveRequests(allocation).flatMap(({ id: requestId, memberId }) =>
    allocation.placements.get(requestId)?.orderId ? [] : [{ requestId, memberId }],
  );
  return [event('AllocationFinished', { without })];
}
