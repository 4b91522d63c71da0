import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { AllocationEvent } from './allocation.events.js';
import { mustBeClosed, mustBeProposed, placementOf, published, rulesOf } from './allocation-guards.rules.js';
import type { Allocation, AllocationCommand } from './allocation-types.state.js';

/** A proposal in place of the one before, as `allocate` made it of all requests.
 *  events  [AllocationProposed]
 *  errors  ALLOCATION_NOT_FOUND (not-found); REQUESTS_OPEN, ALLOCATION_PUBLISHED, ALLOCATION_CHANGED (conflict)
 *  source  README, Allocation 3 */
export function propose(
  { basis, mapVersion, placements, meta }: CommandOf<AllocationCommand, 'ProposeAllocation'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  mustBeClosed(allocation, meta.now);
  if (basis !== allocation.changes)
    throw conflict('ALLOCATION_CHANGED', { message: 'Somebody changed it at the same moment. Try again.' });
  const { seed } = allocation;
  const made = { by: meta.actor.id, run: allocation.run + 1, seed, mapVersion };
  return [event('AllocationProposed', { ...made, placements: [...placements] })];
}

/** Move vendors, swap their spaces, or take them away, with a reason. Once it is published, only those that could not be reserved.
 *  events  [PlacementsChanged]; [] where nothing is another
 *  errors  ALLOCATION_NOT_FOUND, REQUEST_NOT_FOUND (not-found); REQUESTS_OPEN, NOT_PROPOSED, ALLOCATION_PUBLISHED, SPACE_TAKEN (conflict)
 *  source  README, Allocation 8 */
export function changePlacements(
  { reason, changes, meta }: CommandOf<AllocationCommand, 'ChangePlacements'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  rulesOf(allocation);
  if (allocation.status !== 'published') mustBeClosed(allocation, meta.now);
  mustBeProposed(allocation);
  const news = changes.filter(({ requestId, spaceIds }) => {
    const placement = placementOf(allocation, requestId);
    if (allocation.status === 'published' && placement.refused === null) throw published();
    return placement.refused !== null || placement.spaceIds.join('\n') !== spaceIds.join('\n');
  });
  mustBeEachOnce(allocation, changes);
  if (!news.length) return [];
  const changed = news.map(({ requestId, spaceIds }) => ({ requestId, spaceIds: [...spaceIds] }));
  return [event('PlacementsChanged', { by: meta.actor.id, reason, changes: changed })];
}

/** Whether placements stay as they are in proposals to come.
 *  events  [PlacementsLocked]; [] where they do
 *  errors  ALLOCATION_NOT_FOUND, REQUEST_NOT_FOUND (not-found); REQUESTS_OPEN, ALLOCATION_PUBLISHED, NOT_PROPOSED (conflict)
 *  source  README, Allocation 8 */
export function lockPlacements(
  { requestIds, isLocked, meta }: CommandOf<AllocationCommand, 'LockPlacements'>,
  allocation: Allocation,
): readonly AllocationEvent[] {
  mustBeClosed(allocation, meta.now);
  mustBeProposed(allocation);
  const news = [...new Set(requestIds)].filter((id) => placementOf(allocation, id).isLocked !== isLocked);
  return news.length ? [event('PlacementsLocked', { by: meta.actor.id, requestIds: news, isLocked })] : [];
}

/** errors  SPACE_TAKEN (conflict), with the space */
function mustBeEachOnce(
  { placements }: Allocation,
  changes: readonly { readonly requestId: string; readonly spaceIds: readonly string[] }[],
): void {
  const after = new Map([...placements].map(([id, { spaceIds }]) => [id, spaceIds as readonly string[]]));
  for (const { requestId, spaceIds } of changes) after.set(requestId, spaceIds);
  const seen = new Set<string>();
  for (const spaceId of [...after.values()].flat()) {
    if (seen.has(spaceId))
      throw conflict('SPACE_TAKEN', {
        spaceId,
        message: 'The proposal gives this space to somebody else. Swap them.',
      });
    seen.add(spaceId);
  }
}
