import { sql } from 'kysely';
import type { getStorefrontItems } from '../../modules/inventory/label/labels.contract.js';
import type { Actor } from '../../modules/kernel/decider/decider.js';
import type { ResponseOf } from '../../modules/kernel/http/contract.js';
import type { ItemRow } from './inventory.table.js';
import { type PublicDeps, publicItems, publicOwner } from './public-items.queries.js';

/** One page of a seller's public items that no listing offers, the last changed first; empty where guests see no storefront. */
export async function storefrontItems(
  deps: PublicDeps,
  ownerId: string,
  page: number,
  actor: Actor | undefined,
): Promise<ResponseOf<typeof getStorefrontItems>> {
  if (!(await publicOwner(deps, ownerId))) return { items: [], total: 0, pageSize };
  const found = sql`from inventory.item where owner_id = ${ownerId} and status = 'in_stock'
    and kept->'content'->>'visibility' = 'public' and kept->'content'->>'visibility' <> 'private'`;
  const [counted, shown] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(deps.db),
    sql<ItemRow>`select * ${found} order by updated_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
      deps.db,
    ),
  ]);
  return {
    items: await publicItems(deps, shown.rows, { prices: actor ? 'all' : 'listed' }),
    total: counted.rows[0]?.total ?? 0,
    pageSize,
  };
}

const pageSize = 24;
