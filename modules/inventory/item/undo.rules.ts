import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { restoredByUndo } from '../steps.rules.js';
import type { Restored } from '../steps.schemas.js';
import { type ActiveItem, toParts } from './active-item.state.js';
import { itemOf, mustHaveRoomAt, openItemOf } from './guards.rules.js';
import type { ItemEvent } from './item.events.js';
import type { Item } from './item.state.js';
import { locationOf } from './quantities.rules.js';
import type { SellingCommand } from './selling.rules.js';

export type UndoCommand = Command<'UndoStep', { readonly step: number }>;

/** Undo one step of an item's history; undoing an undo does the step again.
 *  events  [StepUndone], or [] when it is undone already
 *  errors  STEP_NOT_FOUND, ITEM_NOT_FOUND (not-found), STEP_BUILT_ON, STEP_STAYS, TOO_MANY_PLACES (conflict), ITEM_GONE (conflict) when it was merged
 *  source  README, Undo */
export function undoStep(
  { step, meta }: CommandOf<UndoCommand, 'UndoStep'>,
  item: Item,
): readonly ItemEvent[] {
  const active = itemOf(item, meta);
  if (active.mergedInto !== null) openItemOf(item, meta);
  const reason = whyItStays(item, step);
  if (reason !== undefined) throw conflict('STEP_STAYS', { message: reason });
  const restored = restoredByUndo(item.steps, step, toParts(active));
  mustHaveRoomFor(active, restored);
  return restored.length === 0 ? [] : [event('StepUndone', { ownerId: item.ownerId, step, restored })];
}

function mustHaveRoomFor(active: ActiveItem, restored: Restored): void {
  const places = restored.flatMap(({ part, value }) =>
    part.startsWith('stock.') ? [{ locationId: locationOf(part.slice('stock.'.length)), value }] : [],
  );
  const filled = places.filter(({ value }) => value !== undefined).map(({ locationId }) => locationId);
  mustHaveRoomAt(active, filled, places.length - filled.length);
}

/** The sale of its listing is undone, and the listing offers it again.
 *  events  [StepUndone], or [] when its listing offers it, or has not sold it
 *  errors  STEP_BUILT_ON, ITEM_GONE (conflict), those of an edit */
export function followReopening(
  { listingId, portionId, meta }: CommandOf<SellingCommand, 'FollowReopening'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  if (active.offered?.listingId === listingId) return [];
  if (!active.portions[portionId]) return [];
  const sale = item.steps.findLast(
    ({ type, changes }) => type === 'ItemSold' && changes.some(({ part }) => part === `portion.${portionId}`),
  );
  const restored = sale ? restoredByUndo(item.steps, sale.version, toParts(active)) : [];
  if (!sale || restored.length === 0)
    throw conflict('STEP_STAYS', { message: 'It has changed since the sale.' });
  return [
    event('StepUndone', { ownerId: item.ownerId, step: sale.version, restored: restored.map(withoutHold) }),
  ];
}

/** The hold ended with the sale. */
const withoutHold = (one: Restored[number]): Restored[number] =>
  one.part === 'offered' && one.value !== undefined
    ? { ...one, value: { ...(one.value as object), heldBy: null, heldUntil: null } }
    : one;

/** Why a step can never be undone here; undefined when it may be. */
export function whyItStays({ steps }: Pick<Item, 'steps'>, version: number): string | undefined {
  const step = steps[version - 1];
  if (step?.type === 'ItemSold' && step.changes.some(({ part }) => part === 'offered')) return byListing;
  return step && staying[step.type];
}

const byListing = 'This follows its listing. Change the listing instead.';
const staying: Readonly<Record<string, string>> = {
  ItemAdded: 'This is how the item began. Delete the item instead.',
  ItemDraftedForSale: byListing,
  ItemListed: byListing,
  ItemHeld: byListing,
  ItemHoldEnded: byListing,
  ItemUnlisted: byListing,
  ItemTransferred: 'It belongs to its buyer now.',
  StockSplit: 'Merge the two items instead.',
  StockMerged: 'Split the item instead.',
  MergedInto: 'Split the other item instead.',
};
