import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { isVehicleCategory } from '../../../modules/marketplace/categories.schemas.js';
import { type ListingContent, listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import {
  hidingEvents,
  isHiddenAfter,
  statusAfter,
  statusEvents,
} from '../../../modules/marketplace/listing/status.rules.js';
import { defaultRadius } from '../../../modules/marketplace/listing.schemas.js';
import { keysOf } from '../../../modules/matching/keys.rules.js';
import type { Candidate, Wanted } from '../../../modules/matching/match.rules.js';
import type { EntryRow } from './matching.table.js';

/** The events by which a listing becomes a wanted ad or a candidate, or stops being one. */
export const entryEvents = {
  ...statusEvents,
  schemas: {
    ...statusEvents.schemas,
    ...hidingEvents.schemas,
    ...pick(listingEvents, 'ListingDrafted', 'ListingRevised').schemas,
  },
};
type EntryEvent = EventOf<typeof entryEvents>;

/** An entry after an event. Undefined without an entry: its listing was erased, or began before these events. Pure. */
export function evolveEntry(
  row: EntryRow | undefined,
  event: RecordedEvent<EntryEvent>,
): EntryRow | undefined {
  if (row && event.version <= row.version) return row;
  if (event.type === 'ListingDrafted') {
    const sort = event.data.listingType === 'wanted' ? 'need' : 'thing';
    const content = contentOf(sort, event.data);
    return {
      id: event.entityId,
      sort,
      owner_id: event.data.sellerId,
      version: event.version,
      position: event.position,
      status: 'draft',
      status_before: null,
      is_hidden: false,
      is_open: false,
      content,
      keys: keysOf(sort, content),
      kept: null,
      published_at: null,
    };
  }
  if (!row) return undefined;
  if (event.type === 'ListingRevised') {
    const content = contentOf(row.sort, event.data);
    return {
      ...row,
      version: event.version,
      position: event.position,
      content,
      keys: keysOf(row.sort, content),
    };
  }
  const is_hidden = isHiddenAfter(event, row.is_hidden);
  const isStatus = event.type !== 'ListingHidden' && event.type !== 'ListingShown';
  const status = isStatus ? statusAfter(event, row.status_before) : row.status;
  const status_before = event.type === 'ListingRemoved' ? row.status : row.status_before;
  return {
    ...row,
    version: event.version,
    position: event.position,
    published_at: event.type === 'ListingPublished' ? event.data.publishedAt : row.published_at,
    status,
    status_before,
    is_hidden,
    is_open: status === 'active' && !is_hidden,
  };
}

function contentOf(sort: EntryRow['sort'], content: ListingContent): Wanted | Candidate {
  const { vehicle, price, shipping, wanted } = content;
  const described = {
    title: content.words.title,
    categoryPrimary: content.categoryPrimary,
    categorySub: content.categorySub,
    isVehicle: isVehicleCategory(content.categoryPrimary),
    partNumbers: content.partNumbers,
    fitment: vehicle
      ? [{ make: vehicle.make, model: vehicle.model, yearFrom: vehicle.year, yearTo: vehicle.year }]
      : content.fitment,
    point: content.place.publicPoint,
  };
  const isSent = shipping.includes('ships') || shipping.includes('freight');
  if (sort === 'need')
    return {
      ...described,
      acceptOrigin: wanted?.acceptOrigin ?? [],
      acceptCondition: wanted?.acceptCondition ?? [],
      mostCents: price.cents ?? wanted?.privateLimitCents ?? null,
      isLimitPrivate: price.cents === null,
      radius: wanted ? wanted.radius : defaultRadius,
      attends: wanted?.attends ?? [],
      byMail: isSent,
    };
  return {
    ...described,
    origin: content.origin,
    condition: content.condition,
    cents: price.cents,
    isNegotiable: price.mode !== 'fixed',
    ships: isSent,
  };
}
