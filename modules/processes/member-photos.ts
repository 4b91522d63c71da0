import { itemsOf, locationsOf } from '../../projections/inventory/inventory/items-of-member.queries.js';
import {
  cardsOf,
  photosOfOthers,
} from '../../projections/marketplace/listing-search/cards-of-member.queries.js';
import { picturesOfOthers } from '../../projections/members/member-pages/member-pages.queries.js';
import { itemEvents } from '../inventory/item/item.events.js';
import { locationEvents } from '../inventory/location/location.events.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { isOwned, photoBlob, pictureBlob } from '../media/photo-blobs.shared.js';

import { profileEvents } from '../members/profile/profile.events.js';

/** A photo, and where its sizes are stored. */
export interface KeptPhoto {
  readonly id: string;
  readonly blobOf: typeof photoBlob;
}

/** Every picture that a member ever added, each once: to listings, including removed ones, to the inventory, and to the profile. */
export async function photosOf(
  eventStore: DomainEventStore,
  db: Database,
  memberId: string,
): Promise<readonly KeptPhoto[]> {
  const photos = new Map<string, KeptPhoto>();
  for (const listingId of await cardsOf(db, memberId)) {
    for (const event of await eventStore.read(listingEvents, listingId))
      if (event.type === 'PhotoAdded') note(event.data.photo.id, photoBlob);
  }
  for (const itemId of await itemsOf(db, memberId)) {
    for (const event of await eventStore.read(itemEvents, itemId)) {
      if (event.type === 'ItemAdded') for (const { id } of event.data.photos) note(id, photoBlob);
      if (event.type === 'ItemPhotoAdded') note(event.data.photo.id, photoBlob);
    }
  }
  for (const locationId of await locationsOf(db, memberId)) {
    for (const event of await eventStore.read(locationEvents, locationId))
      if (event.type === 'LocationPhotoSet' && event.data.photo) note(event.data.photo.id, photoBlob);
  }
  for (const event of await eventStore.read(profileEvents, memberId))
    if (event.type === 'PictureChanged' && event.data.picture) note(event.data.picture.id, pictureBlob);
  return [...photos.values()];

  function note(id: string, blobOf: typeof photoBlob): void {
    photos.set(blobOf(id, 'zoom'), { id, blobOf });
  }
}

/** The pictures among these that nobody else shows. Pictures without an owner may be shared. */
export async function onlyOf(
  db: Database,
  memberId: string,
  photos: readonly KeptPhoto[],
): Promise<readonly KeptPhoto[]> {
  const ids = photos.map(({ id }) => id).filter((id) => !isOwned(id));
  const elsewhere = new Set([
    ...(await photosOfOthers(db, memberId, ids)),
    ...(await picturesOfOthers(db, memberId, ids)),
  ]);
  return photos.filter(({ id }) => !elsewhere.has(id));
}
