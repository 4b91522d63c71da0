import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { type Photo } from '../../media/photo.schemas.js';
import { mustBeEditable } from './guards.rules.js';
import { type ListingEvent, maxPhotos, maxPhotosOfWanted } from './listing.events.js';
import type { Listing } from './listing.state.js';

export type PhotoCommand =
  | Command<'AddPhoto', { readonly photo: Photo }>
  | Command<'RemovePhoto', { readonly photoId: string }>
  | Command<'ArrangePhotos', { readonly photoIds: readonly string[] }>;

/** Add a photo at the end, at most twelve, or four for a wanted ad; the same photo again changes nothing.
 *  errors  TOO_MANY_PHOTOS (conflict), and those of an edit */
export function addPhoto(
  { photo, meta }: CommandOf<PhotoCommand, 'AddPhoto'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  if (listing.photoIds.includes(photo.id)) return [];
  const max = listing.isWanted ? maxPhotosOfWanted : maxPhotos;
  if (listing.photoIds.length >= max)
    throw conflict('TOO_MANY_PHOTOS', {
      message: `${listing.isWanted ? 'A wanted ad' : 'A listing'} has at most ${max} photos.`,
    });
  return [event('PhotoAdded', { photo })];
}

/** Remove one photo.
 *  errors  PHOTO_NOT_FOUND (not-found), and those of an edit */
export function removePhoto(
  { photoId, meta }: CommandOf<PhotoCommand, 'RemovePhoto'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  if (!listing.photoIds.includes(photoId))
    throw notFound('PHOTO_NOT_FOUND', { message: 'That photo is not on this listing.' });
  return [event('PhotoRemoved', { photoId })];
}

/** Reorder the photos; all of them, each once; the first is the cover.
 *  errors  PHOTO_ORDER_INCOMPLETE (unprocessable) */
export function arrangePhotos(
  { photoIds, meta }: CommandOf<PhotoCommand, 'ArrangePhotos'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  const same = photoIds.length === listing.photoIds.length && new Set(photoIds).size === photoIds.length;
  if (!same || !photoIds.every((id) => listing.photoIds.includes(id))) {
    throw unprocessable('PHOTO_ORDER_INCOMPLETE', {
      message: 'The photos have changed. Reload the page, then arrange them again.',
    });
  }
  if (photoIds.every((id, at) => id === listing.photoIds[at])) return [];
  return [event('PhotosArranged', { photoIds: [...photoIds] })];
}
