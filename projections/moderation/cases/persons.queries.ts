import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { nameForAll, type Person, people } from '../../../modules/members/people.shared.js';
import type { Named } from '../../../modules/moderation/moderation.schemas.js';

export type PersonOfCase = Pick<Person, 'id' | 'full_name' | 'is_minor' | 'handle' | 'joined_at'>;

/** These members by id; an erased one is left out. */
export async function personsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonOfCase>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<PersonOfCase>`select id, full_name, is_minor, handle, joined_at from ${people} person
    where id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A member by the name that everybody reads; staff without one is the program. */
export const namedIn =
  (persons: ReadonlyMap<string, PersonOfCase>) =>
  (id: string): Named => {
    const found = persons.get(id);
    return { id, name: found ? nameForAll(found) : null };
  };
