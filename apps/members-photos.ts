import type { Database } from '../modules/kernel/database.js';
import type { Journal } from '../modules/kernel/journal.js';
import { listingEvents } from '../modules/marketplace/listing.events.js';
import { profileEvents } from '../modules/members/profile/profile.events.js';
import { cardsOf, photosOfOthers } from '../projections/listing-search/cards-of-member.js';
import { picturesOfOthers } from '../projections/members/members.queries.js';

/** Every picture that a member ever added: to listings, removed ones too, and of themselves.
 *  out  ids of photos, each once */
export async function photosOf(journal: Journal, db: Database, memberId: string): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const listingId of await cardsOf(db, memberId)) {
    for (const event of await journal.read(listingEvents, listingId))
      if (event.type === 'PhotoAdded') ids.add(event.data.photo.id);
  }
  for (const event of await journal.read(profileEvents, memberId))
    if (event.type === 'PictureChanged' && event.data.picture) ids.add(event.data.picture.id);
  return [...ids];
}

/** Of these pictures those that nobody else shows: the same bytes are kept once for all. */
export async function onlyOf(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const elsewhere = new Set([
    ...(await photosOfOthers(db, memberId, ids)),
    ...(await picturesOfOthers(db, memberId, ids)),
  ]);
  return ids.filter((id) => !elsewhere.has(id));
}
