import { event } from '../../kernel/decider/decider.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { wishes } from './allocate.fixtures.js';
import type { AllocationEvent } from './allocation.events.js';
import type { AllocationRules, Placement } from './allocation.schemas.js';
import type { AllocationCommand } from './allocation-types.state.js';

export const openAt = '2027-05-01T12:00:00.000Z';
export const closedAt = '2027-06-02T12:00:00.000Z';
export const due = '2027-07-01T12:00:00.000Z';

export const rules = (changes: Partial<AllocationRules> = {}): AllocationRules => ({
  closesAt: '2027-06-01T12:00:00.000Z',
  words: '',
  productIds: ['space'],
  mostSpaces: 3,
  priorities: ['last time'],
  draw: 'lot',
  ...changes,
});

export const opened: AllocationEvent = event('RequestsOpened', {
  ...{ by: 'rex', rules: rules(), seed: 'a seed' },
});
export const askedFor = (memberId: string, number = 1): AllocationEvent =>
  event('SpacesAskedFor', {
    ...{ requestId: `of-${memberId}`, memberId, number, at: openAt, wishes: wishes() },
  });
export const placed = (memberId: string, turn: number, ...spaceIds: string[]): Placement => ({
  requestId: `of-${memberId}`,
  turn,
  hadLast: false,
  times: 0,
  lot: memberId,
  spaceIds,
  reasons: [],
});
export const proposedFor = (...placements: readonly Placement[]): AllocationEvent =>
  event('AllocationProposed', {
    ...{ by: 'rex', run: 1, seed: 'a seed', mapVersion: 1, placements: [...placements] },
  });

/** Ana, Bob and Cid asked, requests are closed, and Ana and Bob get a space each. */
export const decided: readonly AllocationEvent[] = [
  opened,
  askedFor('ana'),
  askedFor('bob', 2),
  askedFor('cid', 3),
  proposedFor(placed('ana', 1, 'a1'), placed('bob', 2, 'a2'), placed('cid', 3)),
];
export const givenOut: AllocationEvent = event('AllocationPublished', { by: 'rex', until: due });

type Without<Command> = Command extends unknown ? Omit<Command, 'meta'> : never;
export const send = (sent: Without<AllocationCommand>, by = 'rex', now = closedAt): AllocationCommand =>
  ({ ...sent, meta: metaOf(by, now) }) as AllocationCommand;
