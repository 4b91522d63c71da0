import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { Closest } from '../words/closest.js';
import { maxHitsOf, type TextRead } from '../words/query-words.js';
import type { TextQuery } from '../words/text-query.js';
import { countOf } from './find.js';
import type { SearchCriteria } from './search-criteria.js';

/** What a search with a text counts: the listings with all of its words or, if there are none, those that come closest.
 *  in   criteriaWith: the search with other words */
export async function wordsToCount(
  db: Database,
  text: TextRead | undefined,
  criteriaWith: (words: TextQuery) => SearchCriteria,
): Promise<TextQuery | undefined> {
  if (!text?.closest.length || (await countOf(db, criteriaWith(text.query))) > 0) return text?.query;
  for (const closest of text.closest) {
    const words = await requiredOf(db, closest);
    if ((await countOf(db, criteriaWith(words))) > 0) return words;
  }
  return text.query;
}

/** What must match of a text of which no listing has all words: so much of it that not too many listings are compared. */
export async function requiredOf(db: Database, { required }: Closest): Promise<TextQuery> {
  for (const query of required) if ((await maxHitsOf(db, query)) <= mostCompared) return query;
  return required.at(-1) ?? '';
}

const mostCompared = 10_000;
