import { foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { dash, planned, stock } from '../show/show.fixtures.js';
import { showState } from '../show/show.state.js';
import { ballotDecider } from './ballot.decider.js';
import type { Choice } from './ballot.state.js';

const noon = '2027-08-07T16:00:00.000Z';
const show = foldEvents(showState, [dash(1), dash(2, { showClass: 'Custom' }), planned()]);
const cast = (choices: readonly Choice[], now = noon, of: Pick<typeof show, 'entries' | 'voting'> = show) =>
  ({
    type: 'CastBallot',
    dateId: 'carlisle',
    number: 7,
    choices,
    show: of,
    meta: metaOf('visitor', now),
  }) as const;
const mine = [
  { showClass: stock, dash: 1 },
  { showClass: null, dash: 2 },
];

test('a code votes for one entry of each class, or of some', () => {
  given(ballotDecider).when(cast(mine)).thenEvents('BallotCast');
  given(ballotDecider)
    .when(cast(mine.slice(0, 1)))
    .thenEvents('BallotCast');
});

test('a code votes once, and for good', () => {
  const voted = given(ballotDecider).when(cast(mine)).after();
  given(ballotDecider, ...voted)
    .when(cast(mine))
    .thenRefused('CODE_USED');
  given(ballotDecider, ...voted)
    .when(cast([{ showClass: null, dash: 1 }]))
    .thenRefused('CODE_USED');
});

test('visitors vote while the vote is open', () => {
  const early = '2027-08-07T12:59:59.999Z';
  given(ballotDecider).when(cast(mine, early)).thenRefused('VOTING_NOT_OPEN');
  given(ballotDecider).when(cast(mine, '2027-08-07T19:00:00.000Z')).thenRefused('VOTING_NOT_OPEN');
  given(ballotDecider)
    .when(cast(mine, noon, { ...show, voting: null }))
    .thenRefused('VOTING_NOT_OPEN');
});

test('a choice is an entry of that class, once in each class that is voted on', () => {
  given(ballotDecider).when(cast([])).thenRefused('CHOICES_WRONG');
  given(ballotDecider)
    .when(cast([...mine, { showClass: stock, dash: 1 }]))
    .thenRefused('CHOICES_WRONG');
  given(ballotDecider)
    .when(cast([{ showClass: 'Boats', dash: 1 }]))
    .thenRefused('CHOICES_WRONG');
  given(ballotDecider)
    .when(cast([{ showClass: 'Custom', dash: 1 }]))
    .thenRefused('ENTRY_NOT_FOUND');
  given(ballotDecider)
    .when(cast([{ showClass: null, dash: 99 }]))
    .thenRefused('ENTRY_NOT_FOUND');
  const without = foldEvents(showState, [dash(1), planned({ bestOfShow: false })]);
  given(ballotDecider)
    .when(cast([{ showClass: null, dash: 1 }], noon, without))
    .thenRefused('CHOICES_WRONG');
});
