import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import type { ActiveItem } from './active-item.state.js';
import { maxPlaces, maxPortions } from './item.events.js';
import type { Item } from './item.state.js';
import { stockKey } from './quantities.rules.js';

/** The item, for its owner only: for everybody else it does not exist.
 *  errors  ITEM_NOT_FOUND (not-found) */
export function itemOf(item: Item, { actor }: CommandMetadata): ActiveItem {
  if (!item.active || item.ownerId !== actor.id) throw itemNotFound();
  return item.active;
}

/** The item, unless it is deleted or merged into another.
 *  errors  ITEM_NOT_FOUND (not-found), ITEM_GONE (conflict) */
export function openItemOf(item: Item, meta: CommandMetadata): ActiveItem {
  const active = itemOf(item, meta);
  if (active.isDeleted || active.mergedInto !== null)
    throw conflict('ITEM_GONE', {
      message: active.isDeleted
        ? 'This item is deleted. Undo that first.'
        : 'This item was merged into another. Change that one.',
    });
  return active;
}

/** Check that the quantity is at a place; null requires at least some.
 *  errors  NOT_SO_MANY (conflict) */
export function mustHave(active: ActiveItem, locationId: string | null, quantity: number | null): void {
  const there = active.stock[stockKey(locationId)];
  if (there === null) return; // nobody has counted
  if (there === undefined || there < (quantity ?? 1))
    throw conflict('NOT_SO_MANY', {
      there: there ?? 0,
      message: there ? `Only ${there} of it are there.` : 'None of it is there.',
    });
}

/** Check that the item may be at these further places. The same step empties `freed` of its places.
 *  errors  TOO_MANY_PLACES (conflict) */
export function mustHaveRoomAt(
  { stock }: Pick<ActiveItem, 'stock'>,
  locationIds: readonly (string | null)[],
  freed = 0,
): void {
  const fresh = new Set(locationIds.map(stockKey).filter((key) => !(key in stock)));
  if (fresh.size > 0 && Object.keys(stock).length - freed + fresh.size > maxPlaces)
    throw conflict('TOO_MANY_PLACES', {
      most: maxPlaces,
      message: `An item can be at ${maxPlaces} places at most. Put some of them together first.`,
    });
}

/** Check that the item may have one more portion: a loan, a sale or the like.
 *  errors  TOO_MANY_PORTIONS (conflict) */
export function mustHaveRoomForPortion({ portions }: ActiveItem): void {
  if (Object.keys(portions).length >= maxPortions)
    throw conflict('TOO_MANY_PORTIONS', {
      most: maxPortions,
      message: `${maxPortions} loans, sales and the like of this item are recorded, which is the most. Merge what is left of it into a new item, and go on with that one.`,
    });
}

/** A held item stays as the buyer saw it.
 *  errors  ITEM_HELD (conflict) */
export function mustNotBeHeld({ offered }: ActiveItem): void {
  if (offered?.heldBy)
    throw conflict('ITEM_HELD', { message: 'A buyer holds this item. Release the hold first.' });
}

export const itemNotFound = () => notFound('ITEM_NOT_FOUND', { message: 'You have no such item.' });
