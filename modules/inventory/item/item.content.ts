import { itemsOf } from '../../../projections/inventory/inventory/items-of-member.queries.js';
import { titlesOfItems } from '../../../projections/inventory/inventory/titles.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { itemsOfListings } from '../item-listings.shared.js';
import { itemState } from './item.state.js';

/** What a member keeps in their inventory. Others see it only at a storefront or by a share link. */
export const itemContent = defineContent(itemState, {
  kind: 'item',
  name: { one: 'item', many: 'items' },
  archive: 'inventory.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: ({ db }, memberId) => itemsOf(db, memberId),
  readsFrom: ['inventory'],
  titlesOf: ({ db }, ids) => titlesOfItems(db, ids),
  link: { href: (id) => `/inventory/${id}`, label: 'View item' },
  photos: {
    fields: {
      ItemAdded: ['photos'],
      ItemPhotoAdded: ['photo'],
      ItemPhotoRemoved: ['photoId'],
      ItemPhotosArranged: ['photoIds'],
    },
    files: photoFiles,
    // a listing made from items shows their photos
    sharedWith: async ({ db }, { kind, id }) =>
      kind === 'listing' && (await itemsOfListings(db, [id])).length > 0,
  },
});
