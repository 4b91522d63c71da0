import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import type { Item } from './item.state.js';
import type { KeptItem } from './kept-item.state.js';
import { stockKey } from './quantities.rules.js';

/** The item, for its owner alone: to everybody else it does not exist.
 *  errors  ITEM_NOT_FOUND (not-found) */
export function itemOf(item: Item, { actor }: CommandMetadata): KeptItem {
  if (!item.kept || item.ownerId !== actor.id) throw itemNotFound();
  return item.kept;
}

/** The same, as long as it is neither deleted nor merged into another.
 *  errors  ITEM_NOT_FOUND (not-found), ITEM_GONE (conflict) */
export function openItemOf(item: Item, meta: CommandMetadata): KeptItem {
  const kept = itemOf(item, meta);
  if (kept.isDeleted || kept.mergedInto !== null)
    throw conflict('ITEM_GONE', {
      message: kept.isDeleted
        ? 'This item is deleted. Undo that first.'
        : 'This item was merged into another. Change that one.',
    });
  return kept;
}

/** There must be so many at a place; null asks for any.
 *  errors  NOT_SO_MANY (conflict) */
export function mustHave(kept: KeptItem, locationId: string | null, quantity: number | null): void {
  const there = kept.stock[stockKey(locationId)];
  if (there === null) return; // nobody has counted
  if (there === undefined || there < (quantity ?? 1))
    throw conflict('NOT_SO_MANY', {
      there: there ?? 0,
      message: there ? `Only ${there} of it are there.` : 'None of it is there.',
    });
}

/** A held item stays as the buyer saw it.
 *  errors  ITEM_HELD (conflict) */
export function mustNotBeHeld({ offered }: KeptItem): void {
  if (offered?.heldBy)
    throw conflict('ITEM_HELD', { message: 'A buyer holds this item. Release the hold first.' });
}

export const itemNotFound = () => notFound('ITEM_NOT_FOUND', { message: 'You have no such item.' });
