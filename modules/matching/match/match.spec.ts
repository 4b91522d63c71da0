import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type MatchCommand, matchDecider } from './match.decider.js';
import type { MatchEvent } from './match.events.js';

const data: Extract<MatchEvent, { type: 'MatchFound' }>['data'] = {
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
};
const found: MatchEvent = event('MatchFound', data);
const dismissed: MatchEvent = event('MatchDismissed', {
  memberId: 'ana',
  reason: 'wrong car' as const,
});

const record = (score = 72): MatchCommand => ({ type: 'RecordMatch', ...data, score, meta: metaOf('time') });
const dismiss = (memberId: string): MatchCommand => ({
  type: 'DismissMatch',
  reason: 'wrong car',
  meta: metaOf(memberId),
});

test('a need and a thing are found once, whatever the rules say later', () => {
  given(matchDecider).when(record()).thenExactly(found);
  given(matchDecider, found).when(record(90)).thenNothing();
});

test('either side dismisses it, once; to others it does not exist', () => {
  given(matchDecider, found).when(dismiss('ana')).thenExactly(dismissed);
  given(matchDecider, found, dismissed).when(dismiss('ana')).thenNothing();
  given(matchDecider, found).when(dismiss('eve')).thenRefused('MATCH_NOT_FOUND');
  given(matchDecider).when(dismiss('ana')).thenRefused('MATCH_NOT_FOUND');
});
