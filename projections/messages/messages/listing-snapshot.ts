import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { ListingEvent } from '../../../modules/marketplace/listing/listing.events.js';
import { type Listing, listingState } from '../../../modules/marketplace/listing/listing.state.js';
import { priceInWords } from '../../../modules/marketplace/listing/price-words.shared.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import type { AboutView } from '../../../modules/messages/messages.contract.js';

type ListingSnapshot = Extract<AboutView, { readonly kind: 'listing' }>;

/** A listing as it was at a version of its stream, and the differences today, the most important for a buyer first.
 *  source  modules/messages/README.md, Rule 1 */
export function listingSnapshot(
  listingId: string,
  history: readonly RecordedEvent<ListingEvent>[],
  version: number,
  readerId: string,
  showPhoto: ShowPhoto,
): ListingSnapshot {
  const then = shownAt(history.filter((event) => event.version <= version));
  const now = shownAt(history);
  const isErased = now.title === then.title && then.title === 'Removed listing';
  return {
    kind: 'listing',
    listingId,
    isMine: now.listing.sellerId === readerId,
    isWanted: now.listing.isWanted,
    title: then.title,
    price: then.price,
    area: then.area,
    photo:
      then.cover === undefined || now.listing.status === 'removed' || now.listing.isHidden
        ? null
        : showPhoto({ id: then.cover, width: 0, height: 0 }).card,
    status: now.listing.status,
    changes: isErased ? [] : differences(then, now),
  };
}

interface Shown {
  readonly listing: Listing;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly condition: string;
  readonly quantity: string;
  readonly area: string;
  readonly cover: string | undefined;
  readonly photos: string;
}

const compared = [
  ['title', 'Title'],
  ['price', 'Price'],
  ['condition', 'Condition'],
  ['quantity', 'Quantity'],
  ['area', 'Place'],
  ['photos', 'Photos'],
] as const;

function differences(then: Shown, now: Shown): ListingSnapshot['changes'] {
  const changes = compared.flatMap(([field, what]) =>
    then[field] === now[field] ? [] : [{ what, was: then[field], now: now[field] }],
  );
  return then.description === now.description
    ? changes
    : [...changes, { what: 'Description', was: then.description, now: now.description }];
}

function shownAt(history: readonly RecordedEvent<ListingEvent>[]): Shown {
  const content = history.findLast(hasContent)?.data;
  const listing = foldEvents(listingState, history);
  const cover = listing.photoIds[0];
  return {
    listing,
    title: content?.words.title ?? 'Removed listing',
    description: content?.words.description ?? '',
    price: content ? priceInWords(content.price, listing.isWanted ? 'wanted' : 'for_sale') : '',
    condition: content?.condition ?? 'not said',
    quantity: String(content?.quantity ?? 1),
    area: content?.place.area ?? '',
    cover,
    photos: photosOf(listing.photoIds.length),
  };
}

const hasContent = (
  event: RecordedEvent<ListingEvent>,
): event is Extract<RecordedEvent<ListingEvent>, { readonly type: 'ListingDrafted' | 'ListingRevised' }> =>
  event.type === 'ListingDrafted' || event.type === 'ListingRevised';

const photosOf = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);
