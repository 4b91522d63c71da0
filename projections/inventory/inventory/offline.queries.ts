import { sql } from 'kysely';
import type { getOfflineInventory } from '../../../modules/inventory/scan-session/offline.contract.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ItemRow } from './inventory.table.js';
import { placesOf } from './places.queries.js';

type Offline = ResponseOf<typeof getOfflineInventory>;

/**
 * A version of the inventory: it changes with every change of an item or a place of the member, because versions only
 * grow and rows are never deleted.
 */
export async function offlineVersion(db: Database, ownerId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select (select count(*) || '-' || coalesce(sum(version), 0) from inventory.item where owner_id = ${ownerId}) || '-'
      || (select count(*) || '-' || coalesce(sum(version), 0) from inventory.location where owner_id = ${ownerId}) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** A member's whole inventory in short rows; deleted items are left out. */
export async function offlineInventory(db: Database, ownerId: string): Promise<Offline> {
  const [{ inOrder }, { rows }] = await Promise.all([
    placesOf(db, ownerId),
    sql<
      Pick<ItemRow, 'id' | 'code' | 'title' | 'version' | 'status'> & { stock: Record<string, number | null> }
    >`
      select id, code, title, version, status, kept -> 'stock' as stock from inventory.item
      where owner_id = ${ownerId} and status <> 'deleted' order by id`.execute(db),
  ]);
  const at = new Map(inOrder.map(({ id }, index) => [id, index]));
  return {
    locations: inOrder.map(({ id, code, kept }) => [
      id,
      code,
      kept.name,
      at.get(kept.parentId ?? '') ?? -1,
      kept.kind,
      kept.isArchived,
    ]),
    items: rows.map(({ id, code, title, version, status, stock }) => [
      id,
      code,
      title,
      version,
      status,
      Object.entries(stock).map(([place, quantity]): [number, number | null] => [
        at.get(place) ?? -1,
        quantity,
      ]),
    ]),
  };
}
