import { sql } from 'kysely';
import type { WatchedText } from '../../../modules/community/tools/tools.contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

export type WatchedRow = Omit<WatchedText, 'author' | 'words'> & { readonly authorId: string };

/** The posts and comments of a community since a time with one of these words as whole words, however they are written, the newest first.
 *  units  since: ISO-8601 UTC */
export async function watchedIn(
  db: Database,
  communityId: string,
  {
    words,
    since,
    limit,
  }: { readonly words: readonly string[]; readonly since: string; readonly limit: number },
): Promise<readonly WatchedRow[]> {
  if (!words.length) return [];
  const pattern = patternOf(words);
  const { rows } = await sql<WatchedRow>`
    select * from (
      select 'post' as kind, id, id as "postId", author_id as "authorId", body as text, at from wall.post
        where community_id = ${communityId} and at >= ${since} and status = 'published' and body ~* ${pattern}
      union all
      select 'comment', id, post_id, author_id, body, at from wall.comment
        where community_id = ${communityId} and at >= ${since} and status = 'published' and body ~* ${pattern}
    ) found order by at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Which of the words are in a text. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) =>
    new RegExp(`(^|[^\\p{L}\\p{N}])${oneOf([word])}($|[^\\p{L}\\p{N}])`, 'iu').test(text),
  );

/** For PostgreSQL. */
const patternOf = (words: readonly string[]): string => `(^|[^[:alnum:]])${oneOf(words)}($|[^[:alnum:]])`;

/** Read alike by PostgreSQL and here; a blank stands for any. */
const oneOf = (words: readonly string[]): string =>
  `(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+')).join('|')})`;
