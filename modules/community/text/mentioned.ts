import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { MemberRelations } from '../../members/member-relations.ports.js';
import { handles } from '../../members/people.shared.js';
import { mentionsIn, tagsIn } from './text.rules.js';

/** At most so many members are mentioned by one text; further handles are words. */
const maxMentioned = 20;

/** The members whom a text mentions: whose handle is in it, and whom its author can find.
 *  out  ids, each once; without the author, and without whoever is blocked or has blocked them */
export async function mentionedIn(
  { db, relations }: { readonly db: Database; readonly relations: Pick<MemberRelations, 'isBlockedBetween'> },
  body: string,
  authorId: string,
): Promise<string[]> {
  const named = mentionsIn(body).slice(0, maxMentioned);
  if (!named.length) return [];
  const { rows } = await sql<{ id: string; handle: string }>`select id, handle from ${handles} member
    where handle = any(${[...named]}) and id <> ${authorId}`.execute(db);
  const blocked = await Promise.all(rows.map(({ id }) => relations.isBlockedBetween(authorId, id)));
  const found = rows.filter((_, at) => !blocked[at]);
  return named.flatMap((handle) => found.find((one) => one.handle === handle)?.id ?? []);
}

/** The hashtags of a text, as they are recorded. */
export const tagsOf = (body: string): string[] => [...tagsIn(body)];
