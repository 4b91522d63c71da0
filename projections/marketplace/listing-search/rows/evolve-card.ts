import { unreachable } from '../../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../../modules/kernel/event-store/events.js';
import { keyOfCar } from '../../../../modules/marketplace/fitment/vehicle-key.rules.js';
import { listingEvents, type WantedTerms } from '../../../../modules/marketplace/listing/listing.events.js';
import {
  hidingEvents,
  isHiddenAfter,
  isPublic,
  statusAfter,
  statusEvents,
} from '../../../../modules/marketplace/listing/status.rules.js';
import type { CardRow } from '../listing-search.table.js';

/** The events that change a listing's row. */
export const cardEvents = {
  ...statusEvents,
  schemas: {
    ...pick(listingEvents, 'ListingDrafted', 'ListingRevised', 'PhotoAdded', 'PhotoRemoved', 'PhotosArranged')
      .schemas,
    ...statusEvents.schemas,
    ...hidingEvents.schemas,
  },
};
export type CardEvent = EventOf<typeof cardEvents>;

/** A listing's row after an event. Null without a row: the listing has no first event here, or was erased. An
 *  event that the row already contains changes nothing. Pure. */
export function evolveCard(row: CardRow | undefined, event: RecordedEvent<CardEvent>): CardRow | null {
  if (row && event.version <= row.version) return row;
  if (event.type === 'ListingDrafted') return draft(event);
  if (!row) return null;
  const is_hidden = isHiddenAfter(event, row.is_hidden);
  const seen = { is_hidden, version: event.version, updated_at: event.recordedAt };
  const next = { ...row, ...changed(row, event), ...seen };
  return next.status === row.status && is_hidden === row.is_hidden
    ? next
    : { ...next, found: isPublic(next.status, is_hidden), ...holdOf(next) };
}

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
    is_hidden: false,
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
    ...unsold,
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
    case 'ListingHidden':
    case 'ListingShown':
      return {};
    default:
      return { ...besideStatus(row, event), status: statusAfter(event, row.status_before) };
  }
}

/** Further changes of an event that changes the status of a listing. */
function besideStatus(row: CardRow, event: RecordedEvent<EventOf<typeof statusEvents>>): Partial<CardRow> {
  switch (event.type) {
    case 'ListingPublished':
      return {
        published_at: row.published_at ?? event.data.publishedAt,
        renewed_at: event.data.publishedAt,
        expires_at: event.data.expiresAt,
      };
    case 'ListingHeld':
      return {
        held_by: event.data.buyerId,
        held_until: event.data.heldUntil,
        held_before: [...new Set([...row.held_before, event.data.buyerId])],
        may_hold_again: row.may_hold_again.filter((id) => id !== event.data.buyerId),
      };
    case 'HoldReleased':
      return event.data.by === 'house' && row.held_by
        ? { may_hold_again: [...row.may_hold_again, row.held_by] }
        : {};
    case 'ListingSold':
      return { sold_at: event.recordedAt, ...soldFor(row, event.data) };
    case 'NeedFulfilled':
      return { sold_at: event.recordedAt };
    case 'ListingReopened': {
      const { endedHoldOf, expiresAt } = event.data;
      const again = endedHoldOf === null ? [] : [endedHoldOf];
      return { ...unsold, expires_at: expiresAt, may_hold_again: [...row.may_hold_again, ...again] };
    }
    case 'ListingRenewed':
      return { renewed_at: event.data.renewedAt, expires_at: event.data.expiresAt };
    case 'ListingRemoved':
      return { status_before: row.status };
    case 'ListingReinstated':
      return { status_before: null };
    case 'ListingPaused':
    case 'ListingResumed':
    case 'ListingWithdrawn':
    case 'ListingExpired':
      return {};
    default:
      return unreachable(event);
  }
}

const unsold = { sold_at: null, sold_cents: null, sold_car: null } as const;

/** What a car was sold for, to a member. */
function soldFor(
  { vehicle }: CardRow,
  { buyerId, priceCents }: (CardEvent & { readonly type: 'ListingSold' })['data'],
): Partial<CardRow> {
  const isKnown = vehicle !== null && buyerId !== null && priceCents !== null;
  return isKnown ? { sold_cents: priceCents, sold_car: keyOfCar(vehicle) } : {};
}

/** A hold ends with any status except held; a reinstated listing may come back with its hold. */
function holdOf({ status, status_before }: CardRow): Partial<CardRow> {
  return status === 'held' || status_before === 'held' ? {} : { held_by: null, held_until: null };
}

function content(data: Content) {
  return {
    seller_id: data.sellerId,
    title: data.words.title,
    description: data.words.description,
    trade_for: data.words.tradeFor ?? null,
    vin: data.words.vin ?? null,
    price_mode: data.price.mode,
    price_cents: data.price.cents,
    category_primary: data.categoryPrimary,
    category_sub: data.categorySub,
    market_segment: data.marketSegment,
    condition: data.condition,
    origin: data.origin,
    part_numbers: data.partNumbers,
    fitment: data.fitment,
    quantity: data.quantity,
    shipping: data.shipping,
    vehicle: data.vehicle,
    wanted: data.wanted && publicTerms(data.wanted),
    latitude: data.place.publicPoint.latitude,
    longitude: data.place.publicPoint.longitude,
    area: data.place.area,
  };
}

/** All fields except a private limit. */
export const publicTerms = ({
  privateLimitCents: _,
  ...terms
}: WantedTerms): Omit<WantedTerms, 'privateLimitCents'> => terms;

function arranged({ photos }: CardRow, ids: readonly string[]): CardRow['photos'] {
  const named = ids.flatMap((id) => photos.filter((photo) => photo.id === id));
  return [...named, ...photos.filter((photo) => !named.includes(photo))];
}
