import { wordsOf } from '../../../../modules/kernel/text/words.rules.js';
import { phraseWordsOf } from './phrases.js';
import { meaningOf } from './query-words.js';
import type { TextQuery } from './text-query.js';
import { readingsOf } from './typed-parts.js';

/** Whether a typed text finds a title, without corrections and completions, which need the words of all listings. */
export function isFoundBy(typed: string, title: string): boolean {
  const words = new Set([...wordsOf(title), ...phraseWordsOf(title)]);
  const matches = (query: TextQuery): boolean => {
    if (typeof query === 'string') return words.has(query);
    return 'any' in query ? query.any.some(matches) : query.all.every(matches);
  };
  const isKnown = (word: string) => words.has(word);
  return matches(meaningOf(readingsOf(typed), { alike: () => [], isKnown, isBeginning: () => false }));
}
