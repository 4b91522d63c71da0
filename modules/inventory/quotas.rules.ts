import { conflict, type DomainError } from '../kernel/decider/errors.js';

/** The quotas of one member: lists, trees and copies for devices are read whole.
 *  source  README, Limits */
export const maxItems = 50_000;
/** Including deleted items: their histories stay. */
export const maxItemsEver = 200_000;
/** Including archived ones. */
export const maxLocations = 5_000;

/** Photos of items: twelve each for four thousand. */
export const maxPhotosKept = 50_000;

/** The member's usage of each quota. */
export interface InventorySize {
  /** Excluding deleted ones. */
  readonly items: number;
  readonly deletedItems: number;
  readonly locations: number;
}

/** The number of items that may still be added. */
export const roomForItems = ({ items, deletedItems }: InventorySize): number =>
  Math.max(0, Math.min(maxItems - items, maxItemsEver - items - deletedItems));

/** The number of places that may still be added. */
export const roomForLocations = ({ locations }: InventorySize): number =>
  Math.max(0, maxLocations - locations);

/** TOO_MANY_ITEMS, with the limit that is reached first. */
export function tooManyItems({ deletedItems }: InventorySize): DomainError {
  const isEver = deletedItems > maxItemsEver - maxItems;
  const max = (isEver ? maxItemsEver : maxItems).toLocaleString('en-US');
  return conflict('TOO_MANY_ITEMS', {
    message: isEver
      ? `An inventory can have at most ${max} items, with those that were deleted. Yours has had so many.`
      : `An inventory can have at most ${max} items. First delete some that you no longer need.`,
  });
}

/** TOO_MANY_LOCATIONS, with the number. */
export const tooManyLocations = ({ locations }: InventorySize): DomainError =>
  conflict('TOO_MANY_LOCATIONS', {
    message: `You can have at most ${maxLocations.toLocaleString('en-US')} places, and you have ${locations.toLocaleString('en-US')}. Archived ones count, and can be used again under another name.`,
  });

/** errors  TOO_MANY_ITEM_PHOTOS (conflict), with the number */
export function checkRoomForPhotos(photos: number): void {
  if (photos < maxPhotosKept) return;
  throw conflict('TOO_MANY_ITEM_PHOTOS', {
    message: `An inventory has at most ${maxPhotosKept.toLocaleString('en-US')} photos. Delete some first.`,
  });
}
