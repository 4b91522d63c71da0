import { systemClock } from '../kernel/decider/clock.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../kernel/files/blobs.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { isOwned, pictureBlob, removePhotoSizes } from '../marketplace/photos/photos.js';
import { erasureDecider } from '../members/erasure/erasure.decider.js';
import { erasureEvents } from '../members/erasure/erasure.events.js';
import { profileDecider } from '../members/profile/profile.decider.js';
import { profileEvents } from '../members/profile/profile.events.js';

/** Whenever a photo is taken off a listing, or a member's picture is replaced or removed, then its bytes go; so do those
 *  that were still on their way when their member was erased. Those without an owner (drawings
 *  of the demo, what was added before pictures had one) may be shown by many, and stay until an erasure finds that nobody else shows them. */
export const deleteUnusedPhotos = (means: Means): Reactor =>
  reactor({
    name: 'forget-photos',
    streams: [listingEvents, profileEvents],
    handle: async (_, facts) => {
      for (const fact of facts) {
        if (fact.type === 'PhotoAdded') await forgetPhoto(means, fact.entityId, fact.data.photo.id);
        if (fact.type === 'PhotoRemoved') await forgetPhoto(means, fact.entityId, fact.data.photoId);
        if (fact.type === 'PictureChanged') await forgetPictures(means, fact.entityId);
      }
    },
  });

interface Means {
  readonly journal: DomainEventStore;
  readonly blobs: Blobs;
}

async function forgetPhoto({ journal, blobs }: Means, listingId: string, id: string): Promise<void> {
  if (!isOwned(id)) return;
  const { photoIds, sellerId } = await loadState(journal, listingEvents, listingDecider, listingId);
  if (photoIds.includes(id) && !(await isLeaving(journal, sellerId))) return;
  await removePhotoSizes(blobs, id);
}

async function forgetPictures({ journal, blobs }: Means, memberId: string): Promise<void> {
  const history = await journal.read(profileEvents, memberId);
  const picture = (await isLeaving(journal, memberId)) ? null : foldEvents(profileDecider, history).picture;
  for (const { type, data } of history) {
    const id = type === 'PictureChanged' ? data.picture?.id : undefined;
    if (id && isOwned(id) && id !== picture?.id) await removePhotoSizes(blobs, id, pictureBlob);
  }
}

/** Their erasure can be taken back no more, or is done. */
async function isLeaving(journal: DomainEventStore, memberId: string): Promise<boolean> {
  const erasure = await loadState(journal, erasureEvents, erasureDecider, memberId);
  if (erasure.status === 'requested') return erasure.dueAt <= systemClock.now();
  return erasure.status === 'performed';
}
