import type { LocationContents } from '../../../modules/inventory/inventory.ports.js';
import { printedCode } from '../../../modules/inventory/label/short-code.rules.js';
import { type LocationEvent } from '../../../modules/inventory/location/location.events.js';
import { locationState } from '../../../modules/inventory/location/location.state.js';
import { locationSentence } from '../../../modules/inventory/location/sentences.rules.js';
import type { LocationDetail, LocationView } from '../../../modules/inventory/location.schemas.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import { historyOf } from './history.js';
import type { InventoryTables, LocationRow } from './inventory.table.js';
import type { ItemDeps } from './item-views.js';
import { locationNotFound, type Places, placesOf } from './places.queries.js';

/** The tree of a member's storage locations, parents before children. */
export async function locationTree(
  { db, showPhoto }: ItemDeps,
  ownerId: string,
  { archived }: { readonly archived: boolean },
): Promise<LocationView[]> {
  const [places, counts] = await Promise.all([placesOf(db, ownerId), itemCounts(db, ownerId)]);
  return places.inOrder
    .filter(({ kept }) => archived || !kept.isArchived)
    .map((row) => locationView(row, places, counts, showPhoto));
}

/** One of a member's storage locations, with its history.
 *  errors  LOCATION_NOT_FOUND (not-found): others' places do not exist for the caller */
export async function locationOfOwner(
  { db, showPhoto }: ItemDeps,
  history: readonly RecordedEvent<LocationEvent>[],
  id: string,
  ownerId: string,
): Promise<LocationDetail> {
  const [places, counts] = await Promise.all([placesOf(db, ownerId), itemCounts(db, ownerId)]);
  const row = places.inOrder.find((place) => place.id === id);
  if (!row) throw locationNotFound();
  const { steps } = foldEvents(locationState, history);
  return {
    ...locationView(row, places, counts, showPhoto),
    history: historyOf(history, steps, {
      sentenceOf: locationSentence,
      path: places.path,
      mayUndo: (version) => version > 1,
    }),
  };
}

/** The direct content of a place, for the inventory module. */
export const locationContents = (db: Database): LocationContents => ({
  of: async (ownerId, locationId) => {
    const [items, places] = await Promise.all([
      db
        .withTables<InventoryTables>()
        .selectFrom('inventory.stock')
        .select('item_id')
        .where('owner_id', '=', ownerId)
        .where('location_id', '=', locationId)
        .execute(),
      placesOf(db, ownerId),
    ]);
    const inside = places.inOrder.filter(({ kept }) => kept.parentId === locationId && !kept.isArchived);
    return { itemIds: items.map(({ item_id }) => item_id), locationIds: inside.map(({ id }) => id) };
  },
});

function locationView(
  { id, code, kept, version }: LocationRow,
  places: Places,
  counts: ReadonlyMap<string, number>,
  showPhoto: ShowPhoto,
): LocationView {
  const countOf = (place: string) => counts.get(place) ?? 0;
  return {
    id,
    code: printedCode(code),
    name: kept.name,
    kind: kept.kind,
    note: kept.note,
    parentId: kept.parentId,
    path: places.path(id),
    depth: places.depth(id),
    photo: kept.photo ? showPhoto(kept.photo) : null,
    isArchived: kept.isArchived,
    items: countOf(id),
    itemsWithin: places.within(id).reduce((sum, place) => sum + countOf(place), 0),
    version,
  };
}

async function itemCounts(db: Database, ownerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory.stock')
    .select('location_id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('owner_id', '=', ownerId)
    .groupBy('location_id')
    .execute();
  return new Map(rows.map(({ location_id, n }) => [location_id, n]));
}
