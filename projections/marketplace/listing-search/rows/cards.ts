import { sql } from 'kysely';
import type { Actor } from '../../../../modules/kernel/decider/decider.js';
import { miles, type Place } from '../../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { ListingCard } from '../../../../modules/marketplace/listing.schemas.js';
import type { Photo, PhotoView } from '../../../../modules/media/photo.schemas.js';
import { publicPhoto } from '../../../../modules/media/photos.contract.js';
import { type Found, nameForAll, people } from '../../../../modules/members/people.shared.js';
import type { CardRow, ListingSearchTables } from '../listing-search.table.js';
import { centsOf } from './search-entry.js';

/** Place and time of a reader. */
export interface View {
  readonly now: string;
  readonly point?: Place | undefined;
}

/** Place and time of a reader, and who they are. */
export interface Reader extends View {
  readonly actor: Actor | undefined;
}

const shownColumns = [
  'id',
  'no',
  'seller_id',
  'listing_type',
  'status',
  'title',
  'price_mode',
  'price_cents',
  'category_primary',
  'category_sub',
  'market_segment',
  'condition',
  'origin',
  'latitude',
  'longitude',
  'area',
  'photos',
  'published_at',
  'wanted',
] as const satisfies readonly (keyof CardRow)[];

/** The part of a row that a card shows, with its seller, if known; the description may be cut. */
export type ShownCard = Pick<CardRow, (typeof shownColumns)[number] | 'description'> & Found;

/** The cards of these listings, by number, in the order given. */
export async function cardsInOrder(
  db: Database,
  numbers: readonly number[],
  view: View,
): Promise<ListingCard[]> {
  if (!numbers.length) return [];
  const rows = await cards(db).where('card.no', '=', sql<number>`any(${numbers}::bigint[])`).execute();
  const byNumber = new Map(rows.map((row) => [row.no, row]));
  return numbers.flatMap((no) => byNumber.get(no) ?? []).map((row) => cardView(row, view));
}

/** The query for rows of cards; callers may select more columns. */
export function cards(db: Database) {
  return db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card as card')
    .leftJoin(people.as('seller'), (join) => join.onRef('seller.id', '=', 'card.seller_id'))
    .select(shownColumns.map((column) => `card.${column}` as const))
    .select([
      'seller.full_name',
      'seller.is_minor',
      sql<string>`left(card.description, ${sql.lit(longestTeaser)})`.as('description'),
    ]);
}

/** in  photo: how its cover is addressed; publicly for a public listing */
export function cardView(
  row: ShownCard,
  { now, point }: View,
  photo: (photo: Photo) => PhotoView = (cover) => publicPhoto(row.id, cover),
): ListingCard {
  const [cover] = row.photos;
  const cents = centsOf(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description.slice(0, longestTeaser),
    price: cents === null ? null : cents / 100,
    priceMode: row.price_mode,
    latitude: row.latitude,
    longitude: row.longitude,
    area: row.area,
    categoryPrimary: row.category_primary,
    categorySub: row.category_sub,
    listingType: row.listing_type,
    marketSegment: row.market_segment,
    status: row.status,
    condition: row.condition,
    origin: row.origin,
    distance: point ? miles(point, row) : null,
    photo: cover ? photo(cover) : null,
    photoCount: row.photos.length,
    urgency: row.wanted?.urgency ?? null,
    seller: { id: row.seller_id, name: nameForAll(row) },
    publishedAt: row.published_at,
    age: row.published_at === null ? 0 : daysBetween(row.published_at, now),
  };
}

const longestTeaser = 240;
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000));
