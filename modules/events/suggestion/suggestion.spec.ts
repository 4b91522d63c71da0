import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { suggestionDecider as suggestion } from './suggestion.decider.js';
import type { SuggestionEvent } from './suggestion.events.js';
import type { SuggestedEvent } from './suggestion.state.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const words: SuggestedEvent = {
  title: 'Jefferson fall meet',
  kind: 'swap-meet',
  day: null,
  where: 'Fairgrounds, Jefferson, WI',
  website: null,
  note: '',
  place: null,
};
const suggested: SuggestionEvent = event('EventSuggested', { ...words, memberId: 'ana' });
const claimed: SuggestionEvent = event('SuggestionClaimed', { clubId: 'c1', gatheringId: 'g1', by: 'bob' });
const suggest = (meta = ana) => ({ type: 'SuggestEvent', words, meta }) as const;
const claim = (gatheringId = 'g1') =>
  ({ type: 'ClaimSuggestion', clubId: 'c1', gatheringId, meta: bob }) as const;
const dismiss = { type: 'DismissSuggestion', reason: 'It is announced already.', meta: bob } as const;
const withdraw = (meta = ana) => ({ type: 'WithdrawSuggestion', meta }) as const;

test('a suggestion is made once, under an id of its own', () => {
  given(suggestion).when(suggest()).thenExactly(suggested);
  given(suggestion, suggested).when(suggest()).thenNothing();
  given(suggestion, suggested).when(suggest(bob)).thenRefused('SUGGESTION_ID_TAKEN');
});

test('it becomes one event', () => {
  given(suggestion, suggested).when(claim()).thenExactly(claimed);
  given(suggestion, suggested, claimed).when(claim()).thenNothing();
  given(suggestion, suggested, claimed).when(claim('g2')).thenRefused('SUGGESTION_CLAIMED');
  given(suggestion).when(claim()).thenRefused('SUGGESTION_NOT_FOUND');
});

test('staff dismisses an open one', () => {
  given(suggestion, suggested).when(dismiss).thenEvents('SuggestionDismissed');
  given(suggestion, suggested, claimed).when(dismiss).thenRefused('SUGGESTION_CLAIMED');
  given(suggestion).when(dismiss).thenRefused('SUGGESTION_NOT_FOUND');
});

test('whoever made it takes it back while it is open', () => {
  given(suggestion, suggested).when(withdraw()).thenEvents('SuggestionWithdrawn');
  given(suggestion, suggested, claimed).when(withdraw()).thenNothing();
  given(suggestion, suggested).when(withdraw(bob)).thenRefused('SUGGESTION_NOT_FOUND');
  given(suggestion).when(withdraw()).thenRefused('SUGGESTION_NOT_FOUND');
});
