import type { Allocation, RequestRow, Requests } from './allocation.queries';

/* Spaces by request, for tests. */

export const askingRules: NonNullable<Allocation['rules']> = {
  closesAt: '2027-02-01T12:00:00.000Z',
  words: 'One row for each trade.',
  productIds: ['spaces'],
  mostSpaces: 3,
  priorities: ['last time'],
  draw: 'lot',
};

export const someWishes: RequestRow['wishes'] = {
  count: 2,
  types: ['corner', 'regular'],
  trailerWidth: 8,
  trailerLength: 24,
  power: 'needed',
  sameAsLast: true,
  beside: ['anna'],
  besideCode: 'B9',
  zoneIds: ['north'],
  near: [],
};

export const allocationOf = (changes: Partial<Allocation> = {}): Allocation => ({
  stage: 'open',
  rules: askingRules,
  seedHash: 'c0ffee',
  seed: null,
  requests: 7,
  now: '2027-01-10T12:00:00.000Z',
  weights: { 'same as last': 64, 'beside member': 24 },
  me: { mayRun: false, request: null, result: null },
  ...changes,
});

export const requestOf = (
  name: string,
  placement: Partial<NonNullable<RequestRow['placement']>> | null = {},
): RequestRow => ({
  id: `of-${name.toLowerCase()}`,
  number: 1,
  at: '2027-01-09T12:00:00.000Z',
  vendor: { id: name.toLowerCase(), name, handle: name.toLowerCase() },
  wishes: someWishes,
  placement: placement && {
    turn: 1,
    spaces: [],
    reasons: ['You were 1st in line of 2: lots were drawn.'],
    isLocked: false,
    changed: null,
    orderId: null,
    refused: null,
    ...placement,
  },
});

export const requestsOf = (changes: Partial<Requests> = {}): Requests => ({
  stage: 'closed',
  run: 1,
  until: null,
  left: 0,
  requests: [
    requestOf('Anna', { spaces: [{ id: 'b9', code: 'B9' }] }),
    requestOf('Ray', { turn: 2, spaces: [{ id: 'b12', code: 'B12' }] }),
    requestOf('Zoe', { turn: 3, reasons: ['No free spaces side by side were left.'] }),
  ],
  free: [{ id: 'a1', code: 'A1' }],
  ...changes,
});
