import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { itemOf, mustHave, mustHaveRoomAt, mustNotBeHeld, openItemOf } from './guards.rules.js';
import type { ItemEvent } from './item.events.js';
import type { Item } from './item.state.js';
import { locationOf, stockKey } from './quantities.rules.js';

interface AtPlace {
  /** A storage location; null: no place yet. */
  readonly locationId: string | null;
}
interface Counted extends AtPlace {
  readonly quantity: number;
  readonly reason: string;
}

export type StockCommand =
  | Command<'CountStock', AtPlace & { readonly quantity: number | null; readonly reason: string }>
  | Command<'AddStock', Counted>
  | Command<'RemoveStock', Counted>
  | Command<
      'MoveStock',
      { readonly fromId: string | null; readonly toId: string | null; readonly quantity: number | null }
    >
  | Command<'SplitStock', Counted & { readonly intoItemId: string }>
  | Command<
      'MergeStock',
      {
        readonly fromItemId: string;
        readonly lines: readonly { readonly locationId: string | null; readonly quantity: number | null }[];
      }
    >
  | Command<
      'MergeInto',
      {
        readonly intoItemId: string;
        /** The version of the item that the caller saw; null: any. */
        readonly at: number | null;
      }
    >
  | Command<'SeeItem', AtPlace & { readonly seenAt: string; readonly sessionId: string | null }>;

/** Set the quantity at a place to the counted one; null: unknown.
 *  events  [StockCounted], or [] when it is unchanged
 *  errors  ITEM_NOT_FOUND (not-found), ITEM_GONE, ITEM_HELD, TOO_MANY_PLACES (conflict) */
export function countStock(
  { locationId, quantity, reason, meta }: CommandOf<StockCommand, 'CountStock'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  mustNotBeHeld(active);
  const there = active.stock[stockKey(locationId)];
  if ((there === undefined ? 0 : there) === quantity) return [];
  mustHaveRoomAt(active, [locationId]);
  return [event('StockCounted', { ownerId: item.ownerId, locationId, quantity, reason })];
}

/** Add to the quantity at a place.
 *  errors  TOO_MANY_PLACES (conflict), those of an edit */
export function addStock(
  { locationId, quantity, reason, meta }: CommandOf<StockCommand, 'AddStock'>,
  item: Item,
): readonly ItemEvent[] {
  mustHaveRoomAt(openItemOf(item, meta), [locationId]);
  return [event('StockAdded', { ownerId: item.ownerId, locationId, quantity, reason })];
}

/** Remove from the quantity at a place: used up, given away.
 *  errors  NOT_SO_MANY (conflict), those of an edit */
export function removeStock(
  { locationId, quantity, reason, meta }: CommandOf<StockCommand, 'RemoveStock'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  mustNotBeHeld(active);
  mustHave(active, locationId, quantity);
  return [event('StockRemoved', { ownerId: item.ownerId, locationId, quantity, reason })];
}

/** Move some, or all (null), from one place to another.
 *  events  [StockMoved], or [] when it is there already
 *  errors  NOT_SO_MANY, TOO_MANY_PLACES (conflict), those of an edit */
export function moveStock(
  { fromId, toId, quantity, meta }: CommandOf<StockCommand, 'MoveStock'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  if (fromId === toId) return [];
  mustHave(active, fromId, quantity);
  const there = active.stock[stockKey(fromId)];
  mustHaveRoomAt(active, [toId], quantity === null || quantity === there ? 1 : 0);
  return [event('StockMoved', { fromId, toId, quantity })];
}

/** Split a quantity off as a new item.
 *  errors  NOT_SO_MANY (conflict), those of an edit */
export function splitStock(
  { intoItemId, locationId, quantity, reason, meta }: CommandOf<StockCommand, 'SplitStock'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  mustNotBeHeld(active);
  mustHave(active, locationId, quantity);
  return [event('StockSplit', { ownerId: item.ownerId, intoItemId, locationId, quantity, reason })];
}

/** Add the stock of another item of the caller, which is emptied already. It is never refused, or the stock would
 *  be lost: even a deleted item takes it.
 *  events  [StockMerged], or [] when there was none
 *  errors  ITEM_NOT_FOUND (not-found) */
export function mergeStock(
  { fromItemId, lines, meta }: CommandOf<StockCommand, 'MergeStock'>,
  item: Item,
): readonly ItemEvent[] {
  itemOf(item, meta);
  if (lines.length === 0) return [];
  return [event('StockMerged', { fromItemId, lines: lines.map((line) => ({ ...line })) })];
}

/** The first half of a merge: this item's stock goes into another.
 *  events  [MergedInto], or [] when it did before
 *  errors  MERGE_OVERTAKEN (conflict) when it has another version, ITEM_LISTED, ITEM_LENT (conflict), those of an edit */
export function mergeInto(
  { intoItemId, at, meta }: CommandOf<StockCommand, 'MergeInto'>,
  item: Item,
): readonly ItemEvent[] {
  if (at !== null && item.steps.length !== at)
    throw conflict('MERGE_OVERTAKEN', { message: 'It has changed since. Try again.' });
  if (item.active?.mergedInto === intoItemId && item.ownerId === meta.actor.id) return [];
  const active = openItemOf(item, meta);
  if (active.offered)
    throw conflict('ITEM_LISTED', { message: 'This item is for sale. Withdraw its listing first.' });
  if (at !== null && Object.values(active.portions).some(({ kind }) => kind === 'loaned'))
    throw conflict('ITEM_LENT', {
      message: 'Some of this item is lent, and could not come back to it. Take it back first.',
    });
  const lines = Object.entries(active.stock).map(([key, quantity]) => ({
    locationId: locationOf(key),
    quantity,
  }));
  return [event('MergedInto', { intoItemId, lines })];
}

/** Record that somebody saw it at a place: a scan, a stocktake.
 *  errors  ITEM_NOT_FOUND (not-found), ITEM_GONE (conflict) */
export function seeItem(
  { seenAt, locationId, sessionId, meta }: CommandOf<StockCommand, 'SeeItem'>,
  item: Item,
): readonly ItemEvent[] {
  const { lastSeen } = openItemOf(item, meta);
  if (lastSeen?.at === seenAt && lastSeen.locationId === locationId) return [];
  return [event('ItemSeen', { seenAt, locationId, sessionId })];
}
