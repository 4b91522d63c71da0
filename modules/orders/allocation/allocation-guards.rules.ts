import { conflict, notFound } from '../../kernel/decider/errors.js';
import type { AllocationRules } from './allocation.schemas.js';
import { stageOf } from './allocation-status.rules.js';
import type { Allocation, PlacementState } from './allocation-types.state.js';

/** errors  ALLOCATION_NOT_FOUND (not-found) */
export function rulesOf({ rules }: Allocation): AllocationRules {
  if (!rules) throw notFound('ALLOCATION_NOT_FOUND', { message: 'No requests are asked for at this date.' });
  return rules;
}

/** errors  ALLOCATION_NOT_FOUND (not-found), REQUESTS_CLOSED (conflict) */
export function mustBeOpen(allocation: Allocation, now: string): AllocationRules {
  const rules = rulesOf(allocation);
  if (stageOf(allocation, now) !== 'open')
    throw conflict('REQUESTS_CLOSED', { message: 'Requests for this date are closed.' });
  return rules;
}

/** errors  ALLOCATION_NOT_FOUND (not-found), REQUESTS_OPEN, ALLOCATION_PUBLISHED (conflict) */
export function mustBeClosed(allocation: Allocation, now: string): AllocationRules {
  const rules = rulesOf(allocation);
  const stage = stageOf(allocation, now);
  if (stage === 'open')
    throw conflict('REQUESTS_OPEN', {
      message: 'Vendors can still ask. Wait until requests close, or close them.',
    });
  if (stage !== 'closed') throw published();
  return rules;
}

/** errors  NOT_PROPOSED (conflict) */
export function mustBeProposed({ run }: Allocation): void {
  if (run === 0) throw conflict('NOT_PROPOSED', { message: 'There is no proposal yet.' });
}

/** errors  REQUEST_NOT_FOUND (not-found) */
export function placementOf({ placements }: Allocation, requestId: string): PlacementState {
  const placement = placements.get(requestId);
  if (!placement) throw noRequest();
  return placement;
}

export const noRequest = () => notFound('REQUEST_NOT_FOUND', { message: 'There is no such request.' });
export const published = () =>
  conflict('ALLOCATION_PUBLISHED', { message: 'The spaces of this date were given already.' });
