import { sql } from 'kysely';
import type { InventoryLookup } from '../../../modules/inventory/inventory.ports.js';
import type { InventorySize } from '../../../modules/inventory/quotas.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables } from './inventory.table.js';
import { placesOf } from './places.queries.js';
import { soldItem } from './transfers.queries.js';

/** Queries of imports, transfers and quotas, for the inventory module. */
export const inventoryLookup = (db: Database): InventoryLookup => ({
  places: async (ownerId) =>
    (await placesOf(db, ownerId)).inOrder.flatMap(({ id, kept }) =>
      kept.isArchived ? [] : [{ id, parentId: kept.parentId, name: kept.name }],
    ),
  itemsAmong: async (ownerId, ids) => {
    if (!ids.length) return new Set();
    const rows = await db
      .withTables<InventoryTables>()
      .selectFrom('inventory.item')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
  sizeOf: async (ownerId) => {
    const { rows } =
      await sql<InventorySize>`select count(*) filter (where status <> 'deleted')::int as items,
        count(*) filter (where status = 'deleted')::int as "deletedItems",
        (select count(*)::int from inventory.location where owner_id = ${ownerId}) as locations
      from inventory.item where owner_id = ${ownerId}`.execute(db);
    return rows[0] ?? { items: 0, deletedItems: 0, locations: 0 };
  },
  photosOf: async (ownerId) => {
    const { rows } = await sql<{
      n: number;
    }>`select coalesce(sum(jsonb_array_length(kept -> 'photos')), 0)::int as n
      from inventory.item where owner_id = ${ownerId} and status <> 'deleted'`.execute(db);
    return rows[0]?.n ?? 0;
  },
  soldItem: (portionId, buyerId) => soldItem(db, portionId, buyerId),
});
