import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import type { ActiveItem } from './active-item.state.js';
import { mustHaveRoomForPortion, mustNotBeHeld, openItemOf } from './guards.rules.js';
import type { ItemEvent, unlistedReasons } from './item.events.js';
import type { Item } from './item.state.js';
import { stockKey, takenFrom } from './quantities.rules.js';

export type SellingCommand =
  | Command<'DraftItemForSale', { readonly listingId: string; readonly quantity: number }>
  | Command<'OfferItem', { readonly listingId: string; readonly quantity: number }>
  | Command<
      'FollowHold',
      { readonly listingId: string; readonly buyerId: string; readonly heldUntil: string }
    >
  | Command<'FollowHoldEnd', { readonly listingId: string }>
  | Command<
      'FollowListingEnd',
      { readonly listingId: string; readonly why: (typeof unlistedReasons)[number] }
    >
  | Command<'FollowReopening', { readonly listingId: string; readonly portionId: string }>
  | Command<
      'SellItem',
      {
        readonly portionId: string;
        /** null: sold without a listing. */
        readonly listingId: string | null;
        /** null: all. */
        readonly quantity: number | null;
        readonly buyerId: string | null;
        readonly priceCents: number | null;
        /** The place to take it from; left out: the fullest first. */
        readonly fromId?: string | null;
      }
    >
  | Command<'NameBuyer', { readonly portionId: string; readonly buyerId: string }>
  | Command<
      'TransferItem',
      { readonly portionId: string; readonly toMemberId: string; readonly toItemId: string }
    >;

/** A draft of a listing is made from it, for a quantity.
 *  events  [ItemDraftedForSale], or [] when this draft was made before
 *  errors  ITEM_LISTED, NOT_SO_MANY (conflict), ITEM_NOT_FOUND (not-found), ITEM_GONE (conflict) */
export function draftItemForSale(
  { listingId, quantity, meta }: CommandOf<SellingCommand, 'DraftItemForSale'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  if (active.offered?.listingId === listingId) return [];
  mustBeFree(active);
  mustHaveInAll(active, quantity);
  return [event('ItemDraftedForSale', { listingId, quantity })];
}

/** Its listing is published: it offers this quantity.
 *  events  [ItemListed], or [] when this listing offers them already
 *  errors  ITEM_LISTED (conflict), ITEM_NOT_FOUND (not-found), ITEM_GONE (conflict) */
export function offerItem(
  { listingId, quantity, meta }: CommandOf<SellingCommand, 'OfferItem'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  const { offered } = active;
  if (offered?.listingId !== listingId) mustBeFree(active);
  else if (offered.isPublished && offered.quantity === quantity) return [];
  return [event('ItemListed', { listingId, quantity })];
}

/** Check that it is in one listing or draft at a time.
 *  errors  ITEM_LISTED (conflict) */
function mustBeFree({ offered }: ActiveItem): void {
  if (offered)
    throw conflict('ITEM_LISTED', {
      listingId: offered.listingId,
      message: offered.isPublished
        ? 'This item is already in another listing.'
        : 'This item already has a draft listing.',
    });
}

/** Its listing is held for a buyer. */
export function followHold(
  { listingId, buyerId, heldUntil }: CommandOf<SellingCommand, 'FollowHold'>,
  { active }: Item,
): readonly ItemEvent[] {
  const offered = active?.offered;
  if (offered?.listingId !== listingId) return [];
  if (offered.heldBy === buyerId && offered.heldUntil === heldUntil) return [];
  return [event('ItemHeld', { listingId, buyerId, heldUntil })];
}

/** The hold on its listing ended. */
export function followHoldEnd(
  { listingId }: CommandOf<SellingCommand, 'FollowHoldEnd'>,
  { active }: Item,
): readonly ItemEvent[] {
  if (active?.offered?.listingId !== listingId || active.offered.heldBy === null) return [];
  return [event('ItemHoldEnded', { listingId })];
}

/** Its listing ended without a sale: it is in stock again. */
export function followListingEnd(
  { listingId, why }: CommandOf<SellingCommand, 'FollowListingEnd'>,
  { active }: Item,
): readonly ItemEvent[] {
  return active?.offered?.listingId === listingId ? [event('ItemUnlisted', { listingId, why })] : [];
}

/** A quantity is sold, here or elsewhere; a sale by its listing takes the offered quantity, or all that is left.
 *  events  [ItemSold], or [] when this sale is recorded
 *  errors  NOT_SO_MANY, ITEM_HELD, TOO_MANY_PORTIONS (conflict), those of an edit */
export function sellItem(
  {
    portionId,
    listingId,
    quantity,
    buyerId,
    priceCents,
    fromId,
    meta,
  }: CommandOf<SellingCommand, 'SellItem'>,
  item: Item,
): readonly ItemEvent[] {
  if (item.active?.portions[portionId]) return [];
  if (listingId !== null && item.active?.offered?.listingId !== listingId) return [];
  const active = openItemOf(item, meta);
  const stock = fromId === undefined ? active.stock : onlyAt(active.stock, fromId);
  const lines = listingId === null ? soldOutside(active, stock, quantity) : soldByListing(active, quantity);
  return [
    event('ItemSold', {
      portionId,
      listingId,
      endsListingId: listingId === null ? (active.offered?.listingId ?? null) : null,
      lines: lines.map((line) => ({ ...line })),
      buyerId,
      priceCents,
    }),
  ];
}

/** The seller names the member who bought a sold portion; until it is taken over, another may be named.
 *  events  [BuyerNamed], or [] when this member is named already
 *  errors  PORTION_NOT_FOUND (not-found), PORTION_TAKEN (conflict), those of an edit */
export function nameBuyer(
  { portionId, buyerId, meta }: CommandOf<SellingCommand, 'NameBuyer'>,
  item: Item,
): readonly ItemEvent[] {
  const portion = openItemOf(item, meta).portions[portionId];
  if (portion?.buyerId === buyerId) return [];
  if (portion?.kind === 'transferred')
    throw conflict('PORTION_TAKEN', { message: 'Its buyer has it in the inventory already.' });
  if (portion?.kind !== 'sold') throw noSuchSale();
  return [event('BuyerNamed', { portionId, buyerId })];
}

/** The buyer takes a sold portion over: it continues in their inventory.
 *  events  [ItemTransferred], or [] when it was taken over before
 *  errors  PORTION_NOT_FOUND (not-found), NOT_ITS_BUYER (conflict) */
export function transferItem(
  { portionId, toMemberId, toItemId }: CommandOf<SellingCommand, 'TransferItem'>,
  { active }: Item,
): readonly ItemEvent[] {
  const portion = active?.portions[portionId];
  if (portion?.kind === 'transferred') return [];
  if (portion?.kind !== 'sold') throw noSuchSale();
  if (portion.buyerId !== toMemberId)
    throw conflict('NOT_ITS_BUYER', { message: 'Only the buyer may take it over.' });
  return [event('ItemTransferred', { portionId, toMemberId, toItemId })];
}

function soldOutside(active: ActiveItem, stock: ActiveItem['stock'], quantity: number | null): Lines {
  mustNotBeHeld(active);
  mustHaveRoomForPortion(active);
  const lines = takenFrom(stock, quantity);
  if (!lines?.length) throw notSoMany();
  return lines;
}

/** A sale is recorded even when fewer are left: then none remain. */
const soldByListing = ({ stock, offered }: ActiveItem, quantity: number | null): Lines =>
  takenFrom(stock, quantity ?? offered?.quantity ?? null) ?? takenFrom(stock, null) ?? [];

type Lines = NonNullable<ReturnType<typeof takenFrom>>;

function onlyAt(stock: ActiveItem['stock'], locationId: string | null): ActiveItem['stock'] {
  const there = stock[stockKey(locationId)];
  return there === undefined ? {} : { [stockKey(locationId)]: there };
}

function mustHaveInAll({ stock }: ActiveItem, quantity: number): void {
  if (!takenFrom(stock, quantity)) throw notSoMany();
}

const noSuchSale = () => notFound('PORTION_NOT_FOUND', { message: 'There is no such sale.' });

const notSoMany = () => conflict('NOT_SO_MANY', { message: 'You do not have that many.' });
