import type { Allocation, PlacementState, Request } from './allocation-types.state.js';

/** Where an allocation is: vendors ask ('open'); the team proposes and changes ('closed'); placements become orders ('published'); all have ('finished').
 *  units  now: ISO-8601 UTC */
export function stageOf(
  { status, rules, isClosed }: Allocation,
  now: string,
): 'none' | 'open' | 'closed' | 'published' | 'finished' {
  if (status !== 'open') return status;
  return isClosed || (rules !== null && rules.closesAt <= now) ? 'closed' : 'open';
}
export type Stage = ReturnType<typeof stageOf>;

/** Those that were not withdrawn. */
export const liveRequests = ({ requests }: Allocation): readonly Request[] =>
  [...requests.values()].filter(({ isWithdrawn }) => !isWithdrawn);

/** The request of a member that was not withdrawn. */
export const requestOf = ({ requests }: Allocation, memberId: string): Request | undefined =>
  [...requests.values()].find((one) => one.memberId === memberId && !one.isWithdrawn);

/** Placements that are to become orders still, without those that were refused. */
export const toReserve = ({ placements }: Allocation): readonly PlacementState[] =>
  [...placements.values()].filter(
    ({ spaceIds, orderId, refused }) => spaceIds.length > 0 && orderId === null && refused === null,
  );

/** Placements that could not be reserved: the team places them elsewhere, or nowhere. */
export const refusedIn = ({ placements }: Allocation): readonly PlacementState[] =>
  [...placements.values()].filter(({ refused }) => refused !== null);
