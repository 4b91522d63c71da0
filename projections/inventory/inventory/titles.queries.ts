import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables } from './inventory.table.js';

type Titles = ReadonlyMap<string, string>;

/** What these items are called today. */
export async function titlesOfItems(db: Database, ids: readonly string[]): Promise<Titles> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  return mapOf(rows);
}

/** What these storage locations are called today. */
export async function namesOfLocations(db: Database, ids: readonly string[]): Promise<Titles> {
  const { rows } = await sql<Named>`
    select id, kept ->> 'name' as title from inventory.location where id = any(${[...ids]})`.execute(db);
  return mapOf(rows);
}

/** What these share links are called. */
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
