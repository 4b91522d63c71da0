import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { DeviceScan, OfflineItem } from '@entities/inventory/offline/offline-types';
import { locationOf, totalOf } from '@modules/inventory/scan-session/offline.schemas';

export type StocktakeKind = 'right' | 'other' | 'missing' | 'found';

/** One item of a stocktake: what was expected at the place, and what was seen. */
export interface StocktakeLine {
  readonly item: OfflineItem;
  readonly kind: StocktakeKind;
  /** Where it was seen; for a missing item, where it should be. */
  readonly place: string;
  /** null: nobody has counted. */
  readonly expected: number | null;
  readonly seen: number;
  /** Scans that correct the difference. */
  readonly actions: readonly DeviceScan['action'][];
}

/** Compares the expected content of a place and the places in it with the scans. An item scanned at a place counts for all places inside.
 *  Pure. */
export function compareStock(
  rootId: string,
  scans: readonly DeviceScan[],
  inventory: InventoryIndex,
): readonly StocktakeLine[] {
  const seen = talliesOf(scans);
  const root = inventory.within(rootId);
  const lines = [...seen].flatMap(([itemId, places]) => {
    const item = inventory.item(itemId);
    return item ? [...places].map(([place, many]) => lineSeen(item, place, many, inventory)) : [];
  });
  const missing = inventory
    .itemsAt(root)
    .filter(({ id }) => !seen.has(id))
    .flatMap((item) => linesMissing(item, root));
  return [...lines, ...missing].sort((one, other) => order[one.kind] - order[other.kind]);
}

const order: Readonly<Record<StocktakeKind, number>> = { missing: 0, found: 1, other: 2, right: 3 };

/** The counts of each item by place. */
function talliesOf(scans: readonly DeviceScan[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const tallies = new Map<string, Map<string, number>>();
  for (const { itemId, action, state } of scans) {
    if (action.do !== 'see' || action.locationId === null || state === 'undone' || state === 'undoing')
      continue;
    const places = tallies.get(itemId) ?? new Map<string, number>();
    places.set(action.locationId, (places.get(action.locationId) ?? 0) + (action.quantity ?? 1));
    tallies.set(itemId, places);
  }
  return tallies;
}

function lineSeen(item: OfflineItem, place: string, seen: number, inventory: InventoryIndex): StocktakeLine {
  const here = inventory.within(place);
  const there = Object.entries(item.stock).filter(([key]) => here.has(key));
  const expected = there.length === 0 ? 0 : totalOf(Object.fromEntries(there));
  const line = { item, place, expected, seen };
  if (expected === seen) return { ...line, kind: 'right', actions: [] };
  if (there.length > 0) {
    const others = there.slice(1).reduce((sum, [, quantity]) => sum + (quantity ?? 0), 0);
    const locationId = locationOf(there[0]?.[0] ?? '');
    const quantity = Math.max(0, seen - others);
    return { ...line, kind: 'other', actions: [{ do: 'count', locationId, quantity }] };
  }
  const total = totalOf(item.stock);
  const isMovable = Object.keys(item.stock).length > 0 && (total === null || total >= seen);
  const action: DeviceScan['action'] = isMovable
    ? { do: 'move', toId: place, quantity: total === seen || total === null ? null : seen }
    : { do: 'count', locationId: place, quantity: seen };
  return { ...line, kind: 'found', actions: [action] };
}

function linesMissing(item: OfflineItem, root: ReadonlySet<string>): readonly StocktakeLine[] {
  return Object.entries(item.stock)
    .filter(([key, quantity]) => root.has(key) && quantity !== 0)
    .map(([key, quantity]) => ({
      item,
      kind: 'missing' as const,
      place: key,
      expected: quantity,
      seen: 0,
      actions: [{ do: 'lose', locationId: locationOf(key) }],
    }));
}
