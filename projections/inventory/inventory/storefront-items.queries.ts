import { sql } from 'kysely';
import type { getStorefrontItems } from '../../../modules/inventory/label/labels.contract.js';
import type { PublicItemDetail } from '../../../modules/inventory/label/public-item.schemas.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { ItemRow } from './inventory.table.js';
import { type PublicDeps, publicItemDetail, publicItems, publicOwner } from './public-items.queries.js';

/** One page of a seller's public items without a listing, latest change first; empty if guests see no storefront. */
export async function storefrontItems(
  deps: PublicDeps,
  ownerId: string,
  page: number,
  actor: Actor | undefined,
): Promise<ResponseOf<typeof getStorefrontItems>> {
  if (!(await publicOwner(deps, ownerId, actor?.id))) return { items: [], total: 0, pageSize };
  const found = shownBy(ownerId);
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

/** One such item in full.
 *  errors  ITEM_NOT_FOUND (not-found) for every other */
export async function storefrontItem(
  deps: PublicDeps,
  { ownerId, itemId }: { readonly ownerId: string; readonly itemId: string },
  actor: Actor | undefined,
): Promise<PublicItemDetail> {
  const owner = await publicOwner(deps, ownerId, actor?.id);
  const { rows } = await sql<ItemRow>`select * ${shownBy(ownerId)} and id = ${itemId}`.execute(deps.db);
  const shown = { code: null, prices: actor ? 'all' : 'listed' } as const;
  const [item] = owner && rows[0] ? await publicItemDetail(deps, rows[0], { owner, ...shown }) : [];
  if (!item) throw notFound('ITEM_NOT_FOUND', { message: 'This seller shows no such item now.' });
  return item;
}

const shownBy = (
  ownerId: string,
) => sql`from inventory.item where owner_id = ${ownerId} and status = 'in_stock'
  and kept->'content'->>'visibility' = 'public'`;

const pageSize = 24;
