import { itemsOfListings } from '../inventory/item-listings.shared.js';
import { systemClock } from '../kernel/decider/clock.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import type { Blobs } from '../kernel/files/blobs.js';
import type { Database } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import { isOwned, pictureBlob, removePhotoSizes } from '../media/photo-blobs.shared.js';

import { erasureState } from '../members/erasure/erasure.state.js';
import { profileEvents } from '../members/profile/profile.events.js';
import { profileState } from '../members/profile/profile.state.js';

/** Whenever a photo is taken off a listing, or a member's picture is replaced or removed, then its files are deleted. A photo that
 *  arrives after its member was erased is deleted too. Photos of a listing made of inventory items stay: the items show them. A photo without an owner (drawings of the demo, photos from before photos had
 *  an owner) may be shown by many members, so it stays until an erasure finds that nobody else shows it. */
export const deleteUnusedPhotos = (means: Means): Reactor =>
  reactor({
    name: 'forget-photos',
    handles: [pick(listingEvents, 'PhotoAdded', 'PhotoRemoved'), pick(profileEvents, 'PictureChanged')],
    handle: async (_, events) => {
      for (const event of events) {
        if (event.type === 'PhotoAdded') await forgetPhoto(means, event.entityId, event.data.photo.id);
        if (event.type === 'PhotoRemoved') await forgetPhoto(means, event.entityId, event.data.photoId);
        if (event.type === 'PictureChanged') await forgetPictures(means, event.entityId);
      }
    },
  });

interface Means {
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
  readonly db: Database;
}

async function forgetPhoto({ eventStore, blobs, db }: Means, listingId: string, id: string): Promise<void> {
  if (!isOwned(id)) return;
  const { photoIds, sellerId } = await loadState(eventStore, listingState, listingId);
  const isShown = photoIds.includes(id) || (await itemsOfListings(db, [listingId])).length > 0;
  if (isShown && !(await isLeaving(eventStore, sellerId))) return;
  await removePhotoSizes(blobs, id);
}

async function forgetPictures({ eventStore, blobs }: Means, memberId: string): Promise<void> {
  const history = await eventStore.read(profileEvents, memberId);
  const picture = (await isLeaving(eventStore, memberId)) ? null : foldEvents(profileState, history).picture;
  for (const { type, data } of history) {
    const id = type === 'PictureChanged' ? data.picture?.id : undefined;
    if (id && isOwned(id) && id !== picture?.id) await removePhotoSizes(blobs, id, pictureBlob);
  }
}

/** The erasure can no longer be cancelled, or is done. */
async function isLeaving(eventStore: DomainEventStore, memberId: string): Promise<boolean> {
  const erasure = await loadState(eventStore, erasureState, memberId);
  if (erasure.status === 'requested') return erasure.dueAt <= systemClock.now();
  return erasure.status === 'performed';
}
