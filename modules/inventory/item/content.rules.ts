import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { type Photo } from '../../media/photo.schemas.js';
import { isSame } from '../same.rules.js';
import { mustNotBeHeld, openItemOf } from './guards.rules.js';
import { type ItemContent, type ItemEvent, maxItemPhotos } from './item.events.js';
import type { Item } from './item.state.js';

type Content = Omit<ItemContent, 'ownerId'>;

export type ContentCommand =
  | Command<
      'AddItem',
      {
        readonly code: string;
        readonly content: Content;
        readonly locationId: string | null;
        readonly quantity: number | null;
        readonly photos: readonly Photo[];
        readonly from: { itemId: string; memberId: string; how: 'split' | 'transfer' } | null;
      }
    >
  | Command<'ReviseItem', { readonly content: Content }>
  | Command<'TagItem', { readonly add: readonly string[]; readonly remove: readonly string[] }>
  | Command<'AddItemPhoto', { readonly photo: Photo }>
  | Command<'RemoveItemPhoto', { readonly photoId: string }>
  | Command<'ArrangeItemPhotos', { readonly photoIds: readonly string[] }>
  | Command<'DeleteItem'>;

/** Put a new item into the caller's inventory.
 *  events  [ItemAdded]
 *  errors  ALREADY_ADDED (conflict), YEARS_REVERSED, MINIMUM_ABOVE_ASKING (unprocessable) */
export function addItem(
  { content, photos, meta, code, locationId, quantity, from }: CommandOf<ContentCommand, 'AddItem'>,
  item: Item,
): readonly ItemEvent[] {
  if (item.active)
    throw conflict('ALREADY_ADDED', { message: 'You added this item already. Open it from your inventory.' });
  checkItemContent(content);
  return [
    event('ItemAdded', {
      ...content,
      ownerId: meta.actor.id,
      code,
      locationId,
      quantity,
      photos: [...photos],
      from,
    }),
  ];
}

/** Replace the whole content of an item; the same content changes nothing.
 *  errors  ITEM_NOT_FOUND (not-found), ITEM_GONE, ITEM_HELD (conflict), those of the content */
export function reviseItem(
  { content, meta }: CommandOf<ContentCommand, 'ReviseItem'>,
  item: Item,
): readonly ItemEvent[] {
  const active = openItemOf(item, meta);
  mustNotBeHeld(active);
  checkItemContent(content);
  const revised = { ...content, ownerId: item.ownerId };
  const isUnchanged = Object.entries(revised).every(([name, value]) =>
    isSame(value, active.content[name as keyof ItemContent]),
  );
  return isUnchanged ? [] : [event('ItemRevised', revised)];
}

/** Add and remove tags; the rest of the item stays as it is at that time.
 *  errors  those of ReviseItem */
export function tagItem(
  { add, remove, meta }: CommandOf<ContentCommand, 'TagItem'>,
  item: Item,
): readonly ItemEvent[] {
  const { ownerId: _, ...content } = openItemOf(item, meta).content;
  const tags = [...new Set([...content.tags.filter((tag) => !remove.includes(tag)), ...add])];
  return reviseItem({ type: 'ReviseItem', content: { ...content, tags }, meta }, item);
}

/** Add a photo at the end, twelve at most; the same photo again changes nothing.
 *  errors  TOO_MANY_PHOTOS (conflict), and those of an edit */
export function addItemPhoto(
  { photo, meta }: CommandOf<ContentCommand, 'AddItemPhoto'>,
  item: Item,
): readonly ItemEvent[] {
  const { photos } = openItemOf(item, meta);
  if (photos.some(({ id }) => id === photo.id)) return [];
  if (photos.length >= maxItemPhotos)
    throw conflict('TOO_MANY_PHOTOS', { message: `An item has at most ${maxItemPhotos} photos.` });
  return [event('ItemPhotoAdded', { photo })];
}

/** Remove one photo. Its file stays while the history can restore it.
 *  errors  PHOTO_NOT_FOUND (not-found), and those of an edit */
export function removeItemPhoto(
  { photoId, meta }: CommandOf<ContentCommand, 'RemoveItemPhoto'>,
  item: Item,
): readonly ItemEvent[] {
  const { photos } = openItemOf(item, meta);
  if (!photos.some(({ id }) => id === photoId))
    throw notFound('PHOTO_NOT_FOUND', { message: 'That photo is not on this item.' });
  return [event('ItemPhotoRemoved', { photoId })];
}

/** Reorder the photos; all of them, each once; the first is the cover.
 *  errors  PHOTO_ORDER_INCOMPLETE (unprocessable) */
export function arrangeItemPhotos(
  { photoIds, meta }: CommandOf<ContentCommand, 'ArrangeItemPhotos'>,
  item: Item,
): readonly ItemEvent[] {
  const { photos } = openItemOf(item, meta);
  const isComplete = photoIds.length === photos.length && new Set(photoIds).size === photoIds.length;
  if (!isComplete || !photos.every(({ id }) => photoIds.includes(id)))
    throw unprocessable('PHOTO_ORDER_INCOMPLETE', {
      message: 'The photos have changed. Reload the page, then arrange them again.',
    });
  if (photos.every(({ id }, at) => id === photoIds[at])) return [];
  return [event('ItemPhotosArranged', { photoIds: [...photoIds] })];
}

/** Delete an item, which its history can undo.
 *  errors  ITEM_NOT_FOUND (not-found), ITEM_HELD, ITEM_LISTED (conflict) */
export function deleteItem(
  { meta }: CommandOf<ContentCommand, 'DeleteItem'>,
  item: Item,
): readonly ItemEvent[] {
  if (item.active?.isDeleted && item.ownerId === meta.actor.id) return [];
  const active = openItemOf(item, meta);
  mustNotBeHeld(active);
  if (active.offered)
    throw conflict('ITEM_LISTED', { message: 'This item is for sale. Withdraw its listing first.' });
  return [event('ItemDeleted', {})];
}

/** Check that the content of an item is consistent.
 *  errors  YEARS_REVERSED, MINIMUM_ABOVE_ASKING (unprocessable) */
export function checkItemContent({ fitment, askingCents, minimumCents }: Content): void {
  if (fitment.some(({ yearFrom, yearTo }) => yearFrom > yearTo))
    throw unprocessable(
      'YEARS_REVERSED',
      field('fitment', 'The first year must not be later than the last.'),
    );
  if (askingCents !== null && minimumCents !== null && minimumCents > askingCents)
    throw unprocessable(
      'MINIMUM_ABOVE_ASKING',
      field('minimum', 'The least you would take must not be more than what you ask.'),
    );
}

const field = (path: string, message: string) => ({ message, fields: [{ path, message }] });
