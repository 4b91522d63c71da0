import type { MatchEvent } from './match.events.js';

/** Bob has what Ana wants. */
export const found: Extract<MatchEvent, { type: 'MatchFound' }>['data'] = {
  needId: 'need',
  thingId: 'thing',
  seekerId: 'ana',
  holderId: 'bob',
  score: 72,
  rules: ['fitment', 'distance'],
  rulesVersion: 1,
  isHidden: false,
  tellsSeeker: true,
  tellsHolder: true,
  holderSeesAt: '2026-06-01T12:00:00.000Z',
  thing: 'listing',
  meetsLimit: true,
};
