import type { Actor } from '../../../modules/kernel/decider/decider.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { CategoryPrimary } from '../../../modules/marketplace/categories.schemas.js';
import type { ListingEvent } from '../../../modules/marketplace/listing/listing.events.js';
import type { getListingForm } from '../../../modules/marketplace/marketplace.contract.js';
import { listingNotFound, photosOf, type Reader } from './listing-search.queries.js';
import type { ListingSearchTables } from './listing-search.table.js';
import { publicTerms } from './rows/evolve-card.js';

/** One of the caller's own listings as they filled it in: its exact place and a private limit are only in the log.
 *  errors  LISTING_NOT_FOUND */
export async function listingForm(
  db: Database,
  history: readonly RecordedEvent<ListingEvent>[],
  id: string,
  reader: Reader & { readonly actor: Actor },
): Promise<ResponseOf<typeof getListingForm>> {
  const row = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['id', 'status', 'is_hidden', 'sold_at', 'photos'])
    .where('id', '=', id.toLowerCase())
    .where('seller_id', '=', reader.actor.id)
    .executeTakeFirst();
  const listingType = history.find((event) => event.type === 'ListingDrafted')?.data.listingType;
  const content = history.findLast(isContent)?.data;
  if (!row || !content || !listingType) throw listingNotFound();
  const { words, price, wanted, exactPoint, place } = content;
  const limit = wanted?.privateLimitCents ?? null;
  return {
    id: row.id,
    status: row.status,
    form: {
      listingType,
      title: words.title,
      description: words.description,
      categoryPrimary: content.categoryPrimary as CategoryPrimary,
      categorySub: content.categorySub,
      marketSegment: content.marketSegment,
      priceMode: price.mode,
      price: dollarsOf(price.cents ?? limit),
      tradeFor: words.tradeFor,
      condition: content.condition,
      origin: content.origin,
      partNumbers: content.partNumbers,
      fitment: content.fitment,
      quantity: content.quantity,
      shipping: content.shipping,
      vin: words.vin,
      vehicle: content.vehicle,
      wanted: wanted && { ...publicTerms(wanted), isLimitPrivate: limit !== null },
      place: exactPoint ?? { text: place.area },
    },
    area: place.area,
    photos: row.photos.map(photosOf(row, reader)),
    version: history.at(-1)?.version ?? 0,
  };
}

const isContent = (
  event: RecordedEvent<ListingEvent>,
): event is Extract<RecordedEvent<ListingEvent>, { readonly type: 'ListingDrafted' | 'ListingRevised' }> =>
  event.type === 'ListingDrafted' || event.type === 'ListingRevised';

const dollarsOf = (cents: number | null): number | null => (cents === null ? null : cents / 100);
