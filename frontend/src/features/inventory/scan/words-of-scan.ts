import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { DeviceScan } from '@entities/inventory/offline/offline-types';
import { money } from '@lib/format';

/** A scan in a few words: "To Trailer", "2 seen in Barn › Rack A", "Sold". */
export function wordsOfScan({ action }: Pick<DeviceScan, 'action'>, { nameOf }: InventoryIndex): string {
  switch (action.do) {
    case 'see':
      if (action.locationId === null) return 'Looked up';
      return `${action.quantity ?? 1} seen in ${nameOf(action.locationId)}`;
    case 'move':
      return `${action.quantity ?? 'All'} to ${nameOf(action.toId)}`;
    case 'count':
      return `${action.quantity ?? 'Some'} counted in ${nameOf(action.locationId)}`;
    case 'sell':
      return `${action.quantity ?? 1} sold${action.price ? ` for ${money(action.price)}` : ''}`;
    case 'lose':
      return `Missing in ${nameOf(action.locationId)}`;
  }
}
