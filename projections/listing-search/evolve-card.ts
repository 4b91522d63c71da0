import { unreachable } from '../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { type ListingStatus, listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { publicStatuses } from '../../modules/marketplace/listing.schemas.js';
import type { CardRow } from './listing-search.table.js';

/** The events that change a listing's row. */
export const cardEvents = pick(
  listingEvents,
  'ListingDrafted',
  'ListingRevised',
  'PhotoAdded',
  'PhotoRemoved',
  'PhotosArranged',
  'ListingPublished',
  'ListingPaused',
  'ListingResumed',
  'ListingHeld',
  'HoldReleased',
  'ListingSold',
  'ListingWithdrawn',
  'ListingExpired',
  'ListingRenewed',
  'ListingRemoved',
  'ListingReinstated',
);
export type CardEvent = EventOf<typeof cardEvents>;

/** What an event makes of a listing's row. Null when there is none: the event belongs to a listing that was never begun here, or was erased.
 *  An event that the row knows already changes nothing. Pure. */
export function evolveCard(row: CardRow | undefined, event: RecordedEvent<CardEvent>): CardRow | null {
  if (row && event.version <= row.version) return row;
  if (event.type === 'ListingDrafted') return draft(event);
  if (!row) return null;
  const next = { ...row, ...changed(row, event), version: event.version, updated_at: event.recordedAt };
  return next.status === row.status ? next : { ...next, found: isPublic(next.status), ...holdOf(next) };
}

export const isPublic = (status: ListingStatus): boolean =>
  (publicStatuses as readonly string[]).includes(status);

type Drafted = RecordedEvent<CardEvent> & { readonly type: 'ListingDrafted' };
type Content = (CardEvent & { readonly type: 'ListingRevised' })['data'];

function draft(event: Drafted): CardRow {
  return {
    id: event.entityId,
    no: event.position,
    version: event.version,
    listing_type: event.data.listingType,
    status: 'draft',
    status_before: null,
    found: false,
    ...content(event.data),
    photos: [],
    published_at: null,
    renewed_at: null,
    expires_at: null,
    held_by: null,
    held_until: null,
    held_before: [],
    may_hold_again: [],
    sold_at: null,
    updated_at: event.recordedAt,
  };
}

function changed(row: CardRow, event: RecordedEvent<CardEvent>): Partial<CardRow> {
  switch (event.type) {
    case 'ListingDrafted':
      return {};
    case 'ListingRevised':
      return content(event.data);
    case 'PhotoAdded':
      return { photos: [...row.photos.filter(({ id }) => id !== event.data.photo.id), event.data.photo] };
    case 'PhotoRemoved':
      return { photos: row.photos.filter(({ id }) => id !== event.data.photoId) };
    case 'PhotosArranged':
      return { photos: arranged(row, event.data.photoIds) };
    case 'ListingPublished':
      return {
        status: 'active',
        published_at: row.published_at ?? event.data.publishedAt,
        renewed_at: event.data.publishedAt,
        expires_at: event.data.expiresAt,
      };
    case 'ListingPaused':
      return { status: 'paused' };
    case 'ListingResumed':
      return { status: 'active' };
    case 'ListingHeld':
      return {
        status: 'held',
        held_by: event.data.buyerId,
        held_until: event.data.heldUntil,
        held_before: [...new Set([...row.held_before, event.data.buyerId])],
        may_hold_again: row.may_hold_again.filter((id) => id !== event.data.buyerId),
      };
    case 'HoldReleased':
      return {
        status: 'active',
        may_hold_again:
          event.data.by === 'house' && row.held_by
            ? [...row.may_hold_again, row.held_by]
            : row.may_hold_again,
      };
    case 'ListingSold':
      return { status: 'sold', sold_at: event.recordedAt };
    case 'ListingWithdrawn':
      return { status: 'withdrawn' };
    case 'ListingExpired':
      return { status: 'expired' };
    case 'ListingRenewed':
      return {
        status: row.status === 'expired' ? 'active' : row.status,
        renewed_at: event.data.renewedAt,
        expires_at: event.data.expiresAt,
      };
    case 'ListingRemoved':
      return { status: 'removed', status_before: row.status };
    case 'ListingReinstated':
      return { status: row.status_before ?? row.status, status_before: null };
    default:
      return unreachable(event);
  }
}

/** A hold ends with any status but held; one that was removed may come back with it. */
function holdOf({ status, status_before }: CardRow): Partial<CardRow> {
  return status === 'held' || status_before === 'held' ? {} : { held_by: null, held_until: null };
}

function content(said: Content) {
  return {
    seller_id: said.sellerId,
    title: said.words.title,
    description: said.words.description,
    trade_for: said.words.tradeFor ?? null,
    vin: said.words.vin ?? null,
    price_mode: said.price.mode,
    price_cents: said.price.cents,
    category_primary: said.categoryPrimary,
    category_sub: said.categorySub,
    market_segment: said.marketSegment,
    condition: said.condition,
    origin: said.origin,
    part_numbers: said.partNumbers,
    fitment: said.fitment,
    quantity: said.quantity,
    shipping: said.shipping,
    vehicle: said.vehicle,
    latitude: said.place.publicPoint.latitude,
    longitude: said.place.publicPoint.longitude,
    area: said.place.area,
    exact_latitude: said.exactPoint?.latitude ?? null,
    exact_longitude: said.exactPoint?.longitude ?? null,
  };
}

function arranged({ photos }: CardRow, order: readonly string[]): CardRow['photos'] {
  const named = order.flatMap((id) => photos.filter((photo) => photo.id === id));
  return [...named, ...photos.filter((photo) => !named.includes(photo))];
}
