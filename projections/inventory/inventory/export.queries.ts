import type { ExportedItem } from '../../../modules/inventory/import/item-rows.rules.js';
import { mapInTurns } from '../../../modules/kernel/async/map-in-turns.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { unaddressed } from '../../../modules/media/photo-addresses.shared.js';

import type { InventoryTables } from './inventory.table.js';
import { itemDetail } from './item-views.js';
import { placesOf } from './places.queries.js';

/** A member's items for a CSV file: all but the deleted ones, or those of these ids. */
export async function exportedItems(
  db: Database,
  ownerId: string,
  ids?: readonly string[],
): Promise<readonly ExportedItem[]> {
  const [rows, places] = await Promise.all([
    db
      .withTables<InventoryTables>()
      .selectFrom('inventory.item')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('status', '<>', 'deleted')
      .$if(ids !== undefined, (items) =>
        items.where((eb) => eb('id', '=', eb.fn.any(eb.val([...(ids ?? [])])))),
      )
      .orderBy('place')
      .orderBy('id')
      .execute(),
    placesOf(db, ownerId),
  ]);
  const active = rows.filter((row) => row.kept.mergedInto === null);
  return mapInTurns(active, (row) => {
    const item = itemDetail(row, places, unaddressed);
    return { item, places: item.stock.map(({ locationId }) => places.names(locationId ?? '')) };
  });
}
