import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type AllocationEvent, allocationEvents } from './allocation.events.js';
import type { Allocation, PlacementState, Request } from './allocation-types.state.js';

type Draft = { -readonly [Field in keyof Omit<Allocation, 'requests' | 'placements'>]: Allocation[Field] } & {
  readonly requests: Map<string, Request>;
  readonly placements: Map<string, PlacementState>;
};

export const noAllocation: Allocation = {
  status: 'none',
  rules: null,
  seed: '',
  isClosed: false,
  requests: new Map(),
  run: 0,
  mapVersion: 0,
  placements: new Map(),
  until: null,
  changes: 0,
};

export const allocationState: StreamState<typeof allocationEvents, Allocation> = {
  events: allocationEvents,
  ...foldInPlace<Allocation, AllocationEvent, Draft>(noAllocation, {
    open: (allocation) => ({
      ...allocation,
      requests: new Map(allocation.requests),
      placements: new Map(allocation.placements),
    }),
    change,
    close: (draft) => draft,
  }),
};

function change(draft: Draft, event: AllocationEvent): void {
  draft.changes++;
  switch (event.type) {
    case 'RequestsOpened':
      draft.status = 'open';
      draft.rules = event.data.rules;
      draft.seed = event.data.seed;
      return;
    case 'AllocationRulesChanged':
      draft.rules = event.data.rules;
      return;
    case 'RequestsClosed':
      draft.isClosed = true;
      return;
    case 'SpacesAskedFor': {
      const { requestId: id, ...request } = event.data;
      draft.requests.set(id, { id, ...request, isWithdrawn: false });
      return;
    }
    case 'RequestWithdrawn': {
      const { requestId } = event.data;
      const request = draft.requests.get(requestId);
      if (request) draft.requests.set(requestId, { ...request, isWithdrawn: true });
      draft.placements.delete(requestId);
      return;
    }
    case 'AllocationProposed': {
      const { run, mapVersion, placements } = event.data;
      Object.assign(draft, { run, mapVersion });
      const before = new Map(draft.placements);
      draft.placements.clear();
      for (const placement of placements)
        draft.placements.set(placement.requestId, proposed(placement, before.get(placement.requestId)));
      return;
    }
    case 'PlacementsChanged': {
      const { by, reason, changes } = event.data;
      const changed = { by, reason };
      for (const { requestId, spaceIds } of changes)
        setPlacement(draft, requestId, { spaceIds, changed, isLocked: true, refused: null });
      return;
    }
    case 'PlacementsLocked': {
      const { requestIds, isLocked } = event.data;
      for (const requestId of requestIds) setPlacement(draft, requestId, { isLocked });
      return;
    }
    case 'AllocationPublished':
      draft.status = 'published';
      draft.until = event.data.until;
      return;
    case 'PlacementsReserved': {
      const { reserved, refused } = event.data;
      for (const { requestId, orderId } of reserved)
        setPlacement(draft, requestId, { orderId, refused: null });
      for (const { requestId, code } of refused) setPlacement(draft, requestId, { refused: code });
      return;
    }
    case 'AllocationFinished':
      draft.status = 'finished';
      return;
    default:
      unreachable(event);
  }
}

/** What the team placed for good keeps its reason, as long as it is there. */
function proposed(
  placement: Omit<PlacementState, 'isLocked' | 'changed' | 'orderId' | 'refused'>,
  before: PlacementState | undefined,
): PlacementState {
  const isSame = before?.isLocked === true && before.spaceIds.join('\n') === placement.spaceIds.join('\n');
  const changed = isSame ? before.changed : null;
  return { ...placement, isLocked: isSame, changed, orderId: null, refused: null };
}

function setPlacement(draft: Draft, requestId: string, news: Partial<PlacementState>): void {
  const before = draft.placements.get(requestId);
  if (before) draft.placements.set(requestId, { ...before, ...news });
}
