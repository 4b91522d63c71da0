import type { Blobs } from '../modules/kernel/blobs.js';
import type { Database } from '../modules/kernel/database.js';
import { stateOf } from '../modules/kernel/decider.js';
import type { Recorded } from '../modules/kernel/events.js';
import type { Journal } from '../modules/kernel/journal.js';
import type { Sender } from '../modules/kernel/projection.js';
import { type ListingEvent, listingEvents } from '../modules/marketplace/listing.events.js';
import { listingDecider } from '../modules/marketplace/listing.js';
import { isOwned, pictureBlob, removePhotoSizes } from '../modules/marketplace/photos.js';
import { type ProfileEvent, profileEvents } from '../modules/members/profile/profile.events.js';
import { profileDecider } from '../modules/members/profile/profile.js';
import { shownElsewhere } from './members-photos.js';

/** Whenever a photo is taken off a listing, or a member's picture is replaced or removed, then its bytes go. Photos without an owner (drawings
 *  of the demo) are shown by many and stay; a member's picture without one goes when nothing else shows it. */
export const forgetPhotos = (means: Means): Sender => ({
  name: 'forget-photos',
  families: [listingEvents, profileEvents],
  take: async (tx, facts) => {
    for (const fact of facts as readonly Recorded<ListingEvent | ProfileEvent>[]) {
      if (fact.type === 'PhotoRemoved') await forgetPhoto(means, fact.of, fact.data.photoId);
      if (fact.type === 'PictureChanged') await forgetPictures(means, tx, fact.of);
    }
  },
});

interface Means {
  readonly journal: Journal;
  readonly blobs: Blobs;
}

async function forgetPhoto({ journal, blobs }: Means, listingId: string, id: string): Promise<void> {
  const { photoIds } = stateOf(listingDecider, await journal.read(listingEvents, listingId));
  if (!isOwned(id) || photoIds.includes(id)) return;
  await removePhotoSizes(blobs, id);
}

async function forgetPictures({ journal, blobs }: Means, db: Database, memberId: string): Promise<void> {
  const history = await journal.read(profileEvents, memberId);
  const shown = stateOf(profileDecider, history).picture?.id;
  const ids = history.flatMap(({ type, data }) =>
    type === 'PictureChanged' ? (data.picture?.id ?? []) : [],
  );
  const before = ids.filter((id) => id !== shown);
  const elsewhere = await shownElsewhere(db, memberId, before);
  for (const id of before) if (!elsewhere.has(id)) await removePhotoSizes(blobs, id, pictureBlob);
}
