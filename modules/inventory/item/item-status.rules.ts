import type { ActiveItem, Portion } from './active-item.state.js';
import { isEmpty } from './quantities.rules.js';

export const itemStatuses = [
  'in_stock',
  'listed',
  'on_hold',
  'loaned',
  'installed',
  'sold',
  'transferred',
  'lost',
  'damaged',
  'discarded',
  'none_left',
  'deleted',
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Statuses of items that the owner still has, and of those that are gone. Deleted items are in neither. */
export const activeStatuses = [
  'in_stock',
  'listed',
  'on_hold',
  'loaned',
  'installed',
] as const satisfies readonly ItemStatus[];
export const goneStatuses = [
  'sold',
  'transferred',
  'lost',
  'damaged',
  'discarded',
  'none_left',
] as const satisfies readonly ItemStatus[];

/** The status of an item, which is derived and never entered. While some are in stock, it is listed, held or in
 *  stock. Otherwise a portion that may come back takes precedence over one that is gone for good.
 *  source  README, Status */
export function statusOf({ stock, portions, offered, mergedInto, isDeleted }: ActiveItem): ItemStatus {
  if (isDeleted) return 'deleted';
  if (!isEmpty(stock)) {
    if (!offered?.isPublished) return 'in_stock';
    return offered.heldBy === null ? 'listed' : 'on_hold';
  }
  if (mergedInto !== null) return 'none_left';
  const kinds = new Set(Object.values(portions).map(({ kind }) => kind));
  return deciding.find((kind) => kinds.has(kind)) ?? 'none_left';
}

const deciding = [
  'loaned',
  'installed',
  'lost',
  'damaged',
  'sold',
  'transferred',
  'discarded',
] as const satisfies readonly Portion['kind'][];
