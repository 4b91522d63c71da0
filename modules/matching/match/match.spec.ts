import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type MatchCommand, matchDecider } from './match.decider.js';
import type { MatchEvent } from './match.events.js';
import { found } from './match.fixtures.js';

const recorded: MatchEvent = event('MatchFound', found);
const dismissed: MatchEvent = event('MatchDismissed', {
  memberId: 'ana',
  reason: 'wrong car' as const,
});

const record = (score = 72): MatchCommand => ({ type: 'RecordMatch', ...found, score, meta: metaOf('time') });
const dismiss = (memberId: string): MatchCommand => ({
  type: 'DismissMatch',
  reason: 'wrong car',
  meta: metaOf(memberId),
});

test('a wanted ad and a candidate are found once, whatever the rules say later', () => {
  given(matchDecider).when(record()).thenExactly(recorded);
  given(matchDecider, recorded).when(record(90)).thenNothing();
});

test('once its price is within the limit that only the seeker knows, that is recorded once', () => {
  const meet: MatchCommand = { type: 'MeetLimit', tellsSeeker: true, meta: metaOf('time') };
  const dear: MatchEvent = event('MatchFound', { ...found, meetsLimit: false, tellsSeeker: false });
  const met = event('LimitMet', { thingId: 'thing', seekerId: 'ana', tellsSeeker: true });
  given(matchDecider, dear).when(meet).thenExactly(met);
  given(matchDecider, dear, met).when(meet).thenNothing();
  given(matchDecider, recorded).when(meet).thenNothing();
  given(matchDecider).when(meet).thenNothing();
});

test('a holder has one turn to be told, unless they were told at once', () => {
  const give: MatchCommand = { type: 'GiveHolderTurn', tellsHolder: true, meta: metaOf('time') };
  const waiting: MatchEvent = event('MatchFound', { ...found, tellsHolder: false });
  const { needId, thingId, thing, seekerId, holderId } = found;
  const came = event('HolderTurnCame', { needId, thingId, thing, seekerId, holderId, tellsHolder: true });
  given(matchDecider, waiting).when(give).thenExactly(came);
  given(matchDecider, waiting, came).when(give).thenNothing();
  given(matchDecider, event('MatchFound', { ...found, tellsHolder: true }))
    .when(give)
    .thenNothing();
  given(matchDecider).when(give).thenNothing();
});

test('either side dismisses it, once; to others it does not exist', () => {
  given(matchDecider, recorded).when(dismiss('ana')).thenExactly(dismissed);
  given(matchDecider, recorded, dismissed).when(dismiss('ana')).thenNothing();
  given(matchDecider, recorded).when(dismiss('eve')).thenRefused('MATCH_NOT_FOUND');
  given(matchDecider).when(dismiss('ana')).thenRefused('MATCH_NOT_FOUND');
});

test('who dismissed it takes that back, once, and may dismiss it again; to others it does not exist', () => {
  const restore = (memberId: string): MatchCommand => ({ type: 'RestoreMatch', meta: metaOf(memberId) });
  const restored: MatchEvent = event('MatchRestored', { memberId: 'ana' });
  given(matchDecider, recorded, dismissed).when(restore('ana')).thenExactly(restored);
  given(matchDecider, recorded, dismissed, restored).when(restore('ana')).thenNothing();
  given(matchDecider, recorded, dismissed, restored).when(dismiss('ana')).thenExactly(dismissed);
  given(matchDecider, recorded).when(restore('ana')).thenNothing();
  given(matchDecider, recorded, dismissed).when(restore('eve')).thenRefused('MATCH_NOT_FOUND');
});

test('the holder alone agrees to tell the seeker at a date, once for each date, and takes it back', () => {
  const agree = (dateId: string, memberId = 'bob'): MatchCommand => ({
    type: 'AgreeToTell',
    dateId,
    meta: metaOf(memberId),
  });
  const withdraw = (memberId = 'bob'): MatchCommand => ({
    type: 'WithdrawTelling',
    dateId: 'june',
    meta: metaOf(memberId),
  });
  const agreed = (dateId: string): MatchEvent =>
    event('TellingAgreed', { dateId, seekerId: 'ana', holderId: 'bob' });
  const withdrawn: MatchEvent = event('TellingWithdrawn', { dateId: 'june' });
  given(matchDecider, recorded).when(agree('june')).thenExactly(agreed('june'));
  given(matchDecider, recorded, agreed('june')).when(agree('june')).thenNothing();
  given(matchDecider, recorded, agreed('june')).when(agree('july')).thenExactly(agreed('july'));
  given(matchDecider, recorded, agreed('june')).when(withdraw()).thenExactly(withdrawn);
  given(matchDecider, recorded).when(withdraw()).thenNothing();
  given(matchDecider, recorded, agreed('june'), withdrawn).when(agree('june')).thenExactly(agreed('june'));
  given(matchDecider, recorded).when(agree('june', 'ana')).thenRefused('MATCH_NOT_FOUND');
  given(matchDecider, recorded).when(withdraw('eve')).thenRefused('MATCH_NOT_FOUND');
});

test('a seller who deals in such parts has nothing to tell of', () => {
  const dealer: MatchEvent = event('MatchFound', { ...found, thing: 'seller' });
  given(matchDecider, dealer)
    .when({ type: 'AgreeToTell', dateId: 'june', meta: metaOf('bob') })
    .thenRefused('MATCH_NOT_FOUND');
});
