import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables } from './inventory.table.js';

type Titles = ReadonlyMap<string, string>;

/** The current titles of these items. */
export async function titlesOfItems(db: Database, ids: readonly string[]): Promise<Titles> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  return mapOf(rows);
}

/** The current names of these storage locations. */
export async function namesOfLocations(db: Database, ids: readonly string[]): Promise<Titles> {
  const { rows } = await sql<Named>`
    select id, kept ->> 'name' as title from inventory.location where id = any(${[...ids]})`.execute(db);
  return mapOf(rows);
}

/** The titles of these share links. */
export async function titlesOfShareLinks(db: Database, ids: readonly string[]): Promise<Titles> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.share_link')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  return mapOf(rows);
}

interface Named {
  readonly id: string;
  readonly title: string;
}

const mapOf = (rows: readonly Named[]): Titles => new Map(rows.map(({ id, title }) => [id, title]));
