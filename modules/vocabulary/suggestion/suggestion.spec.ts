import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { takeSuggestion } from '../vocabulary.contract.js';
import { suggestionDecider } from './suggestion.decider.js';
import { idOfSuggestion, inOrder } from './suggestion-ids.shared.js';

const meta = metaOf('ana');
const names = { one: 'fuel tank', other: 'tank unit' };
const take = { type: 'TakeSuggestion', ...names, meta } as const;
const leave = { type: 'LeaveSuggestion', ...names, meta } as const;
const reopen = { type: 'ReopenSuggestion', meta } as const;
const taken = event('SuggestionTaken', names);
const left = event('SuggestionLeft', names);
const reopened = event('SuggestionReopened', {});

test('a suggestion is taken or left, once', () => {
  given(suggestionDecider).when(take).thenExactly(taken);
  given(suggestionDecider).when(leave).thenExactly(left);
  given(suggestionDecider, taken).when(take).thenNothing();
  given(suggestionDecider, left).when(leave).thenNothing();
});

test('what another admin has decided is undone before it is decided otherwise', () => {
  given(suggestionDecider, taken).when(leave).thenRefused('SUGGESTION_DECIDED');
  given(suggestionDecider, left).when(take).thenRefused('SUGGESTION_DECIDED');
  given(suggestionDecider, taken).when(reopen).thenExactly(reopened);
  given(suggestionDecider, taken, reopened).when(leave).thenExactly(left);
  given(suggestionDecider, taken, reopened).when(reopen).thenNothing();
});

test('the same two names are one suggestion in either order', () => {
  const turned = { one: names.other, other: names.one };
  expect(inOrder(turned)).toEqual(names);
  expect(idOfSuggestion(turned)).toBe(idOfSuggestion(names));
});

test('a part is never said to be another part than itself', () => {
  expect(takeSuggestion.body?.safeParse(names).success).toBe(true);
  expect(takeSuggestion.body?.safeParse({ one: 'hood', other: 'hood' }).success).toBe(false);
});
