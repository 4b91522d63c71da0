import { itemNotFound } from '../../../modules/inventory/item/guards.rules.js';
import {
  type getLabel,
  type LabelDetails,
  maxLabels,
} from '../../../modules/inventory/label/labels.contract.js';
import type { Labels } from '../../../modules/inventory/label/labels.ports.js';
import { printedCode, readShortCode } from '../../../modules/inventory/label/short-code.rules.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { notFound, unprocessable } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { InventoryTables, ItemRow, LabelRow } from './inventory.table.js';
import { locationNotFound, type Places, placesOf } from './places.queries.js';
import { type PublicDeps, publicItemDetail, publicOwner } from './public-items.queries.js';

/** The target of a label. Its owner gets the target itself; others see the item's card if its owner allows it.
 *  Guests see the price only if a public listing shows it.
 *  errors  LABEL_NOT_FOUND (not-found), the same for an unknown code and for a private item */
export async function labelFor(
  deps: PublicDeps,
  typed: string,
  actor: Actor | undefined,
): Promise<ResponseOf<typeof getLabel>> {
  const code = readShortCode(typed);
  const label = code === undefined ? undefined : await labelOf(deps.db, code);
  if (!label) throw labelNotFound();
  const isOwn = label.owner_id === actor?.id;
  if (label.subject === 'location') {
    if (!isOwn) throw labelNotFound();
    return { kind: 'own-location', id: label.subject_id };
  }
  const row = await itemBehind(deps.db, label);
  if (!row) throw labelNotFound();
  if (isOwn) return { kind: 'own-item', id: row.id };
  if (row.kept.content.visibility === 'private' || row.status === 'deleted') throw labelNotFound();
  const owner = await publicOwner(deps, row.owner_id, actor?.id);
  if (!owner) throw labelNotFound();
  const shown = { owner, code: printedCode(row.code), prices: actor ? 'all' : 'listed' } as const;
  const [item] = await publicItemDetail(deps, row, shown);
  if (!item) throw labelNotFound();
  return { kind: 'item', item };
}

/** The texts of labels, for the inventory module. */
export const labelDetails = (db: Database): Labels => ({
  of: async (ownerId, { itemIds, locationIds, withContents }) => {
    const places = await placesOf(db, ownerId);
    const locations = locationIds.map((id) => {
      const row = places.inOrder.find((place) => place.id === id);
      if (!row) throw locationNotFound();
      return row;
    });
    const inside = withContents ? await itemsIn(db, ownerId, locationIds) : [];
    const ids = [...new Set([...itemIds, ...inside])];
    if (ids.length + locations.length > maxLabels)
      throw unprocessable('TOO_MANY_LABELS', { message: `Print at most ${maxLabels} labels at once.` });
    const rows = new Map((await itemsById(db, ownerId, ids)).map((row) => [row.id, row]));
    const items = ids.map((id) => {
      const row = rows.get(id);
      if (!row) throw itemNotFound();
      return row;
    });
    return [
      ...locations.map(({ id, code, kept }) => ({
        id,
        subject: 'location' as const,
        code: printedCode(code),
        title: kept.name,
        place: kept.parentId === null ? '' : places.path(kept.parentId),
        price: '',
      })),
      ...items.map((row) => ofItem(row, places)),
    ];
  },
});

const labelNotFound = () =>
  notFound('LABEL_NOT_FOUND', {
    message: 'This label is private, or there is none with this code.',
  });

function ofItem({ id, code, kept, place }: ItemRow, places: Places): LabelDetails {
  const { title, askingCents } = kept.content;
  return {
    id,
    subject: 'item',
    code: printedCode(code),
    title,
    place: places.path(place),
    price: askingCents === null ? '' : dollars.format(askingCents / 100),
  };
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const labelOf = (db: Database, code: string): Promise<LabelRow | undefined> =>
  db
    .withTables<InventoryTables>()
    .selectFrom('inventory.label')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();

/** The item of a label; if it was merged into another, that other item. */
async function itemBehind(db: Database, { owner_id, subject_id }: LabelRow): Promise<ItemRow | undefined> {
  let id = subject_id;
  for (let hops = 0; hops < maxMerges; hops++) {
    const [row] = await itemsById(db, owner_id, [id]);
    const into = row?.kept.mergedInto;
    if (!into) return row;
    id = into;
  }
  return undefined;
}

const maxMerges = 20;

const itemsById = (db: Database, ownerId: string, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ['', ...ids])
    .execute();

/** Reads at most one more than may be printed. */
async function itemsIn(
  db: Database,
  ownerId: string,
  locationIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.stock as stock')
    .innerJoin('inventory.item as item', 'item.id', 'stock.item_id')
    .select('item.id')
    .where('stock.owner_id', '=', ownerId)
    .where('stock.location_id', 'in', ['-', ...locationIds])
    .groupBy(['item.id', 'item.title'])
    .orderBy('item.title')
    .limit(maxLabels + 1)
    .execute();
  return rows.map(({ id }) => id);
}
