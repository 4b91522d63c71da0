import { locationsOf } from '../../../projections/inventory/inventory/items-of-member.queries.js';
import { namesOfLocations } from '../../../projections/inventory/inventory/titles.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { locationState } from './location.state.js';

/** A place where a member stores items. Only they see it. */
export const locationContent = defineContent(locationState, {
  kind: 'location',
  name: { one: 'place', many: 'places' },
  archive: 'inventory.json',
  owner: ({ ownerId }) => ownerId,
  idsOf: ({ db }, memberId) => locationsOf(db, memberId),
  readsFrom: ['inventory'],
  titlesOf: ({ db }, ids) => namesOfLocations(db, ids),
  link: { href: (id) => `/inventory/places/${id}`, label: 'View place' },
  photos: { fields: { LocationPhotoSet: ['photo'] }, files: photoFiles },
});
