import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { wantedOf } from '../../../modules/kernel/text/words.rules.js';

/** Whether rows have each word of a search; any row without a search.
 *  in  column: of words as searchTextOf writes them */
export function hasWords(search: string | undefined, column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (!search?.trim()) return sql<SqlBool>`true`;
  const wanted = wantedOf(search);
  if (!wanted.length) return sql<SqlBool>`false`;
  const each = wanted.map((choices) => {
    const any = choices.map(
      (parts) =>
        sql`(${sql.join(
          parts.map((part) => sql`${column} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`),
          sql` and `,
        )})`,
    );
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
