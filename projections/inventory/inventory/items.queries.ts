import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import {
  goneStatuses,
  type ItemStatus,
  type ItemsQuery,
  itemStatuses,
  keptStatuses,
} from '../../../modules/inventory/item.schemas.js';
import type { findItems } from '../../../modules/inventory/items.contract.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { wantedOf } from '../../../modules/kernel/text/words.rules.js';
import type { InventoryTables } from './inventory.table.js';
import { type ItemDeps, itemCard } from './item-views.js';
import { locationNotFound, placesOf } from './places.queries.js';

/** One page of a member's inventory, with the counts of the whole.
 *  errors  LOCATION_NOT_FOUND (not-found) */
export async function inventoryPage(
  { db, showPhoto }: ItemDeps,
  ownerId: string,
  query: ItemsQuery,
): Promise<ResponseOf<typeof findItems>> {
  const [places, counts, tags] = await Promise.all([
    placesOf(db, ownerId),
    countsOf(db, ownerId),
    tagsOf(db, ownerId),
  ]);
  const within =
    query.locationId && query.locationId !== 'none' ? places.within(query.locationId) : undefined;
  if (within && !places.inOrder.some(({ id }) => id === query.locationId)) throw locationNotFound();
  const found = db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item as item')
    .where('item.owner_id', '=', ownerId)
    .where('item.status', 'in', statusesOf(query.status))
    .where((eb) => eb.and(conditions(eb, query, within)));
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll('item')
      .orderBy(sortOf(query))
      .orderBy('item.id')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
  ]);
  return {
    items: rows.map((row) => itemCard(row, places, showPhoto)),
    total,
    counts: counts.byStatus,
    worth: counts.worth / 100,
    tags,
  };
}

function statusesOf(status: ItemsQuery['status'] = 'kept'): readonly ItemStatus[] {
  if (status === 'kept') return keptStatuses;
  return status === 'gone' ? goneStatuses : [status];
}

type Items = ExpressionBuilder<InventoryTables & { item: InventoryTables['inventory.item'] }, 'item'>;

function conditions(eb: Items, query: ItemsQuery, within: readonly string[] | undefined) {
  const { search = '', categoryPrimary, categorySub, tag } = query;
  const wanted = wantedOf(search);
  const stockAt = (places: readonly string[]) =>
    sql<SqlBool>`exists (select from inventory.stock where stock.item_id = item.id and stock.location_id = any(${places}))`;
  return [
    ...(search.trim() && !wanted.length ? [sql<SqlBool>`false`] : []),
    ...wanted.map((choices) =>
      eb.or(choices.map((parts) => eb.and(parts.map((part) => eb('item.words', 'like', `%${part}%`))))),
    ),
    ...(categoryPrimary ? [eb('item.category', '=', categoryPrimary)] : []),
    ...(categorySub ? [eb('item.sub', '=', categorySub)] : []),
    ...(tag ? [sql<SqlBool>`item.tags @> array[${tag}]`] : []),
    ...(query.locationId === 'none' ? [stockAt([''])] : []),
    ...(within ? [stockAt(within)] : []),
  ];
}

function sortOf({ sort = 'changed' }: ItemsQuery) {
  const order = {
    changed: sql`item.updated_at desc`,
    title: sql`lower(item.title)`,
    place: sql`item.place`,
    price: sql`item.asking desc nulls last`,
    seen: sql`item.seen_at desc nulls last`,
  };
  return order[sort];
}

async function countsOf(
  db: Database,
  ownerId: string,
): Promise<{ readonly byStatus: Record<ItemStatus, number>; readonly worth: number }> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .select('status')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .select(sql<number>`coalesce(sum(asking::bigint * quantity), 0)`.as('worth'))
    .where('owner_id', '=', ownerId)
    .groupBy('status')
    .execute();
  const byStatus = Object.fromEntries(itemStatuses.map((status) => [status, 0])) as Record<
    ItemStatus,
    number
  >;
  for (const { status, n } of rows) byStatus[status] = n;
  const here = rows.filter(({ status }) => (keptStatuses as readonly string[]).includes(status));
  return { byStatus, worth: here.reduce((sum, row) => sum + Number(row.worth), 0) };
}

async function tagsOf(db: Database, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select distinct tag from inventory.item, unnest(tags) tag
    where owner_id = ${ownerId} and status <> 'deleted' order by tag limit 500`.execute(db);
  return rows.map(({ tag }) => tag);
}
