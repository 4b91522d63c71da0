import { conflict } from '../kernel/decider/errors.js';

/** How much one member keeps at most: lists, trees and copies for devices are read whole.
 *  source  README, Limits */
export const mostItems = 50_000;
/** With those whose items are deleted: their histories stay. */
export const mostItemsEver = 200_000;
/** Archived ones too. */
export const mostLocations = 5_000;

/** Of items: twelve of each for four thousand. */
export const mostPhotosKept = 50_000;

/** What a member has of each. */
export interface InventorySize {
  /** Without the deleted ones. */
  readonly items: number;
  readonly deletedItems: number;
  readonly locations: number;
}

/** How many more items there is room for. */
export const roomForItems = ({ items, deletedItems }: InventorySize): number =>
  Math.max(0, Math.min(mostItems - items, mostItemsEver - items - deletedItems));

/** errors  TOO_MANY_ITEMS (conflict), with the number */
export function checkRoomForItems(size: InventorySize, more: number): void {
  if (roomForItems(size) < more) throw tooManyItems();
}

export const tooManyItems = () =>
  conflict('TOO_MANY_ITEMS', {
    message: `An inventory has at most ${mostItems.toLocaleString('en-US')} items. Delete those that you no longer need first.`,
  });

/** errors  TOO_MANY_LOCATIONS (conflict), with the number */
export function checkRoomForLocations({ locations }: InventorySize, more: number): void {
  if (locations + more <= mostLocations) return;
  throw conflict('TOO_MANY_LOCATIONS', {
    message: `You can have at most ${mostLocations.toLocaleString('en-US')} places, and you have ${locations.toLocaleString('en-US')}. Archived ones count, and can be used again under another name.`,
  });
}

/** errors  TOO_MANY_ITEM_PHOTOS (conflict), with the number */
export function checkRoomForPhotos(photos: number): void {
  if (photos < mostPhotosKept) return;
  throw conflict('TOO_MANY_ITEM_PHOTOS', {
    message: `An inventory has at most ${mostPhotosKept.toLocaleString('en-US')} photos. Delete some first.`,
  });
}
