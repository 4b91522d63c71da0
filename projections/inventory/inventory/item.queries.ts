import { itemNotFound } from '../../../modules/inventory/item/guards.rules.js';
import type { ItemEvent } from '../../../modules/inventory/item/item.events.js';
import { itemState } from '../../../modules/inventory/item/item.state.js';
import { sentenceOf } from '../../../modules/inventory/item/sentences.rules.js';
import { whyItStays } from '../../../modules/inventory/item/undo.rules.js';
import type { HistoryStep, ItemDetail } from '../../../modules/inventory/item.schemas.js';
import { dayIn } from '../../../modules/kernel/decider/days.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { historyOf } from './history.js';
import type { InventoryTables, ItemRow } from './inventory.table.js';
import { evolveItem } from './inventory-rows.js';
import { type ItemDeps, itemDetail } from './item-views.js';
import { placesOf } from './places.queries.js';

/** An item in full, for its owner.
 *  errors  ITEM_NOT_FOUND (not-found): others' items do not exist for the caller */
export async function itemOfOwner(
  { db, showPhoto }: ItemDeps,
  id: string,
  ownerId: string,
): Promise<ItemDetail> {
  const [row, places] = await Promise.all([rowOf(db, id, ownerId), placesOf(db, ownerId)]);
  return itemDetail(row, places, showPhoto);
}

/** An item as it was at the end of a day in a time zone, with current names of its places.
 *  errors  ITEM_NOT_FOUND (not-found) when it did not exist yet */
export async function itemAsOf(
  { db, showPhoto }: ItemDeps,
  history: readonly RecordedEvent<ItemEvent>[],
  ownerId: string,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<ItemDetail> {
  const until = history.filter(({ recordedAt }) => dayIn(recordedAt, timeZone) <= day);
  const row = evolveItem(undefined, until);
  if (row?.owner_id !== ownerId) throw itemNotFound();
  return { ...itemDetail(row, await placesOf(db, ownerId), showPhoto), allowedActions: [] };
}

/** Every step in an item's life, newest first.
 *  errors  ITEM_NOT_FOUND (not-found) */
export async function itemHistory(
  db: Database,
  history: readonly RecordedEvent<ItemEvent>[],
  ownerId: string,
): Promise<HistoryStep[]> {
  const item = foldEvents(itemState, history);
  if (!item.active || item.ownerId !== ownerId) throw itemNotFound();
  const { path } = await placesOf(db, ownerId);
  return historyOf(history, item.steps, {
    sentenceOf,
    path,
    mayUndo: (version) => whyItStays(item, version) === undefined,
  });
}

async function rowOf(db: Database, id: string, ownerId: string): Promise<ItemRow> {
  const row = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.item')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (!row) throw itemNotFound();
  return row;
}
