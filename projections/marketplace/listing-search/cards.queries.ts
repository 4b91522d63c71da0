import { type ContentCard, stateAlone } from '../../../modules/kernel/content/card.js';
import type { CardViewer } from '../../../modules/kernel/content/content.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ListingStatus } from '../../../modules/marketplace/listing/listing.events.js';
import { priceInWords } from '../../../modules/marketplace/listing/price-words.shared.js';
import { publicPhotoPath } from '../../../modules/media/photos.contract.js';
import { isShownToAll } from './listing-search.queries.js';
import type { CardRow, ListingSearchTables } from './listing-search.table.js';
import { openCards } from './rows/sealed-cards.js';

/** What others show of these listings. Whoever may not see one that was offered once learns that it is sold, expired or withdrawn, and of any other nothing:
 *  it has no card. Its seller and admins read its title in any status.
 *  source  ADR 0074 */
export async function listingCards(
  { db, keys }: { readonly db: Database; readonly keys: PersonKeys },
  ids: readonly string[],
  viewer: CardViewer,
): Promise<ReadonlyMap<string, ContentCard>> {
  const rows = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .select([...shown, 'sealed'])
    .where('id', 'in', ids)
    .execute();
  const met = rows.filter(({ seller_id }) => isAdmin(viewer) || !viewer.unseen.includes(seller_id));
  const own = await openCards(
    keys,
    met.filter((row) => isOwn(row, viewer)),
  );
  const others = met.filter((row) => !isOwn(row, viewer));
  return new Map(
    [...own, ...others].flatMap((row) => {
      const card = cardFor(row, viewer);
      return card ? [[row.id, card]] : [];
    }),
  );
}

const shown = [
  'id',
  'seller_id',
  'listing_type',
  'status',
  'is_hidden',
  'title',
  'price_mode',
  'price_cents',
  'area',
  'photos',
  'sold_at',
] as const satisfies readonly (keyof CardRow)[];
type Row = Pick<CardRow, (typeof shown)[number]>;

const isAdmin = ({ actor }: CardViewer): boolean => actor?.roles.includes('admin') ?? false;
const isOwn = ({ seller_id }: Row, viewer: CardViewer): boolean =>
  viewer.actor?.id === seller_id || isAdmin(viewer);

function cardFor(row: Row, viewer: CardViewer): ContentCard | undefined {
  const name = row.listing_type === 'wanted' ? { name: 'wanted ad' } : {};
  const state = stateOf(row);
  const isShareable = isShownToAll(row, viewer.now);
  if (!isShareable && !isOwn(row, viewer))
    return state !== null && toldToAll.includes(row.status) ? { ...stateAlone(state), ...name } : undefined;
  const [cover] = row.photos;
  const price = priceInWords({ mode: row.price_mode, cents: row.price_cents }, row.listing_type);
  return {
    ...name,
    title: row.title,
    href: `/listing/${row.id}`,
    photo: cover && isShareable ? publicPhotoPath(row.id, cover.id, 'card') : null,
    details: [price, row.area].filter((detail) => detail !== ''),
    state,
    isShareable,
  };
}

/** Of these everybody reads how a listing ended, though not what it was. */
const toldToAll: readonly ListingStatus[] = ['sold', 'expired', 'withdrawn'];

function stateOf({ status, listing_type }: Row): string | null {
  switch (status) {
    case 'active':
      return null;
    case 'held':
      return 'On hold';
    case 'sold':
      return listing_type === 'wanted' ? 'Found' : 'Sold';
    case 'draft':
      return 'Draft';
    case 'paused':
      return 'Paused';
    case 'withdrawn':
      return 'Withdrawn';
    case 'expired':
      return 'Expired';
    case 'removed':
      return 'Removed';
  }
}
