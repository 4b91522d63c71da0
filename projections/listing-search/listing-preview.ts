import type { Database } from '../../modules/kernel/postgres/database.js';
import type { ListingSearchTables } from './listing-search.table.js';

export interface ListingPreview {
  /** "$450 · 327 engine block" */
  readonly title: string;
  readonly description: string;
  /** Path of the cover, or null. */
  readonly photo: string | null;
}

/** The preview of a link to a listing on other sites; undefined when guests may not see the listing. */
export async function listingPreview(db: Database, id: string): Promise<ListingPreview | undefined> {
  const card = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select(['title', 'description', 'area', 'price_mode', 'price_cents', 'photos'])
    .where('id', '=', id.toLowerCase())
    .where('found', '=', true)
    .executeTakeFirst();
  if (!card) return undefined;
  const named = card.price_mode === 'fixed' || card.price_mode === 'obo';
  const price = named && card.price_cents ? `${dollars.format(card.price_cents / 100)} · ` : '';
  const cover = card.photos[0];
  return {
    title: `${price}${card.title}`,
    description: `${card.area}. ${card.description}`.slice(0, 200),
    photo: cover ? `/api/photos/${cover.id}/page` : null,
  };
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
