import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { nameForAll, type Person, people } from '../../../modules/members/people.shared.js';

/** A member as pages of orders name them. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
}

type Row = Pick<Person, 'id' | 'full_name' | 'is_minor' | 'is_open' | 'handle'>;

/** Members by id. Who is erased is left out. */
export async function peopleIn(
  db: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Named>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map();
  const { rows } = await sql<Row>`select m.id, m.full_name, m.is_minor, m.is_open, m.handle
    from ${people} m where m.id = any(${wanted})`.execute(db);
  return new Map(rows.map((row) => [row.id, named(row)]));
}

/** Those of these whom everybody may see by name: they are known to be 18. */
export async function namedToAll(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<Row>`select m.id, m.full_name, m.is_minor, m.is_open, m.handle
    from ${people} m where m.id = any(${[...new Set(ids)]}) and m.is_open and not m.is_minor`.execute(db);
  return new Map(rows.map((row) => [row.id, named(row)]));
}

/** Whether it is known that a member is 18. */
export const isAdult = async (db: Database, id: string): Promise<boolean> =>
  (await namedToAll(db, [id])).has(id);

const named = (row: Row): Named => ({ id: row.id, name: nameForAll(row), handle: row.handle ?? row.id });
