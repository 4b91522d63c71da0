import { listingCards } from '../../../projections/marketplace/listing-search/cards.queries.js';
import {
  cardsOf,
  photosOfOthers,
} from '../../../projections/marketplace/listing-search/listings-of-members.queries.js';
import { listingsSeenBy } from '../../../projections/marketplace/listing-search/public-listing.queries.js';
import { titlesOf } from '../../../projections/marketplace/notifications/notifications.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { forbidden, notFound } from '../../kernel/decider/errors.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { type ListingCommand, listingDecider } from './listing.decider.js';
import type { ListingEvent } from './listing.events.js';
import { fieldsOf } from './listing-fields.js';

/** What a member sells or looks for. */
export const listingContent = defineContent(listingDecider, {
  kind: 'listing',
  name: { one: 'listing', many: 'listings' },
  archive: 'listings.json',
  owner: ({ sellerId }) => sellerId,
  idsOf: ({ db }, memberId) => cardsOf(db, memberId),
  readsFrom: ['listing-search'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'ListingDrafted' || type === 'ListingRevised' ? data.words.title : title,
      null,
    ),
  titlesOf: ({ db }, ids) => titlesOf(db, ids),
  link: { href: (id) => `/listing/${id}`, label: 'View listing' },
  seenBy: ({ db }, ids, viewer) => listingsSeenBy(db, ids, viewer),
  photos: {
    fields: { PhotoAdded: ['photo'], PhotoRemoved: ['photoId'], PhotosArranged: ['photoIds'] },
    arrangedBy: ['PhotosArranged'],
    files: photoFiles,
    pathOf: photoPagePath,
    shown: ({ photoIds }) => photoIds,
    shownByOthers: ({ db }, memberId, photoIds) => photosOfOthers(db, memberId, photoIds),
  },
  removal: removalBy(listingDecider, {
    remove: (reason, meta): ListingCommand => ({ type: 'RemoveListing', reason, meta }),
    bringBack: (meta): ListingCommand => ({ type: 'ReinstateListing', meta }),
    hide: (meta): ListingCommand => ({ type: 'HideListing', meta }),
    show: (meta): ListingCommand => ({ type: 'ShowListing', meta }),
  }),
  evidence: ({ state: { isWanted, photoIds }, history }) => {
    const content = history.findLast(hasContent)?.data;
    if (!content) return {};
    const { title, description } = content.words;
    return {
      title,
      text: description,
      fields: fieldsOf(content, isWanted ? 'wanted' : 'for_sale'),
      photos: photoIds,
    };
  },
  standing: ({ status, isHidden }) => {
    if (status === 'removed') return 'removed';
    if (status === 'none' || status === 'withdrawn') return 'gone';
    return isHidden ? 'hidden' : 'shown';
  },
  card: ({ db, eventStore: { keys } }, ids, viewer) => listingCards({ db, keys }, ids, viewer),
  canBe: ['reported', 'followed', 'shared'],
  discussion: {
    check: ({ status, isHidden }) => {
      if (isHidden || (status !== 'active' && status !== 'held'))
        throw notFound('LISTING_NOT_FOUND', { message: 'This listing is not offered any more.' });
    },
    ownerSide: ({ isWanted }) => (isWanted ? 'buying' : 'selling'),
    isOwnerShown: true,
    ownerRefusal: { opening: () => forbidden('OWN_LISTING', { message: 'This listing is your own.' }) },
  },
});

const hasContent = (
  event: ListingEvent,
): event is Extract<ListingEvent, { readonly type: 'ListingDrafted' | 'ListingRevised' }> =>
  event.type === 'ListingDrafted' || event.type === 'ListingRevised';
