import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import { handles, people } from '../../members/people.shared.js';
import type { PersonRow } from '../persons.shared.js';

export const mostMentionable = 8;

/** Adults with a handle, by the beginning of it or of a word of their name: whom a member follows first, then by their handle.
 *  in  first: ids of those who come first; of the others only the handle is looked at, which has an index */
export async function mentionable(
  db: Database,
  prefix: string,
  {
    first,
    without,
    limit,
  }: { readonly first: readonly string[]; readonly without: readonly string[]; readonly limit: number },
): Promise<readonly PersonRow[]> {
  const typed = prefix.toLowerCase().replace(/^@/, '');
  const begins = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`select a.id, a.full_name, a.is_minor, a.handle, a.picture_id from ${people} a`;
  const { rows } = await sql<PersonRow>`
    (${wanted} where a.id = any(${[...first]}) and a.id <> all(${[...without]}) and a.handle is not null
      and (a.handle like ${begins} or lower(a.full_name) like ${begins} or lower(a.full_name) like ${`% ${begins}`})
      order by a.handle limit ${limit})
    union all
    (${wanted} join (select id from ${handles} h where h.handle >= ${typed} and h.handle < ${`${typed}~`}
        and h.id <> all(${[...first, ...without]}) order by h.handle limit ${limit}) found on found.id = a.id
      where ${typed} <> '' order by a.handle)
    limit ${limit}`.execute(db);
  return rows;
}
