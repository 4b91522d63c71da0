import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { Names } from './suggestion.events.js';

/** The id of the suggestion that two names, in any order, mean different parts. */
export const idOfSuggestion = (names: Names): string => {
  const { one, other } = inOrder(names);
  return deterministicId('suggestion', one, other);
};

/** Two names in alphabetical order, so that the same two are one suggestion. */
export const inOrder = ({ one, other }: Names): Names =>
  one <= other ? { one, other } : { one: other, other: one };
