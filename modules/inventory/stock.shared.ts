import { sql } from 'kysely';
import type { Database } from '../kernel/postgres/database.js';
import type { Photo } from '../media/photo.schemas.js';

/** How many of each item are in stock, and its first photo. A read that asks it also waits for `inventory`. */
export const itemStock = sql<{
  readonly id: string;
  readonly owner_id: string;
  /** null: nobody has counted. */
  readonly quantity: number | null;
  readonly photo: Photo | null;
}>`(
  select id, owner_id, quantity, kept->'photos'->0 as photo from inventory.item where status <> 'deleted')`;

/** An item as a scan of it would find it: what the device that loads it says that it expects. */
export interface ItemToLoad {
  readonly id: string;
  readonly version: number;
  readonly isHeld: boolean;
  /** Place (null: none) and quantity (null: nobody has counted). */
  readonly stock: readonly { readonly locationId: string | null; readonly quantity: number | null }[];
}

/** Those of these items of a member that are in stock, by id. A read that asks it also waits for `inventory`. */
export async function itemsToLoad(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemToLoad>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<ItemToLoad>`
    select i.id, i.version, i.status = 'on_hold' as "isHeld",
      json_agg(json_build_object('locationId', nullif(s.location_id, ''), 'quantity', s.quantity) order by s.location_id) as stock
    from inventory.item i join inventory.stock s on s.item_id = i.id
    where i.id = any(${[...new Set(ids)]}) and i.owner_id = ${ownerId} and i.status in ('in_stock', 'listed', 'on_hold')
    group by i.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
