import { sql } from 'kysely';
import { lockedOutMembers } from '../../../modules/identity/accounts/locked-out-members.shared.js';
import type {
  PublicItem,
  PublicItemDetail,
  PublicOwner,
} from '../../../modules/inventory/label/public-item.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import type { MemberRelations } from '../../../modules/members/member-relations.ports.js';
import type { ItemRow } from './inventory.table.js';

export interface PublicDeps {
  readonly db: Database;
  readonly storefronts: Pick<Storefronts, 'sellersOf' | 'publicOf'>;
  readonly showPhoto: ShowPhoto;
  readonly relations: Pick<MemberRelations, 'isBlockedBetween'>;
}

/** The inputs for reading an owner. */
export type OwnerDeps = Omit<PublicDeps, 'showPhoto'>;

/** Which fields of an item are shown. */
export interface Shown {
  readonly prices: 'all' | 'listed' | 'none';
  /** The place's name by its id; absent where places are not shown. */
  readonly placeName?: (locationId: string) => string;
}

/** The owner by the name that guests see. Undefined while guests may see nothing of the owner (by the rules of the
 *  storefront, and during a suspension), and when the reader or the owner has blocked the other. */
export async function publicOwner(
  { db, storefronts, relations }: OwnerDeps,
  id: string,
  readerId: string | undefined,
): Promise<PublicOwner | undefined> {
  if (readerId !== undefined && (await relations.isBlockedBetween(readerId, id))) return undefined;
  const { rows } =
    await sql`select from (${lockedOutMembers}) as member where member_id::text = ${id}`.execute(db);
  if (rows.length) return undefined;
  const seller = (await storefronts.sellersOf([id])).get(id);
  return seller && { id: seller.id, name: seller.name };
}

/** Items as others see them. */
export async function publicItems(
  { storefronts, showPhoto }: PublicDeps,
  rows: readonly ItemRow[],
  shown: Shown,
): Promise<PublicItem[]> {
  const listings = await storefronts.publicOf(rows.flatMap(({ kept }) => kept.offered?.listingId ?? []));
  return rows.map((row) => publicItem(row, listings, shown, showPhoto));
}

/** An item in full, as others see it.
 *  in  code  its label's code for readers who have it; null otherwise */
export async function publicItemDetail(
  deps: PublicDeps,
  row: ItemRow,
  { owner, code, ...shown }: Shown & { readonly owner: PublicOwner; readonly code: string | null },
): Promise<PublicItemDetail[]> {
  const { content, photos } = row.kept;
  const { description, conditionNotes, askingCents } = content;
  const items = await publicItems(deps, [row], shown);
  return items.map((item) => ({
    ...item,
    code,
    description,
    conditionNotes,
    photos: photos.map(deps.showPhoto),
    owner,
    isPriceForMembers: shown.prices === 'listed' && item.price === null && askingCents !== null,
  }));
}

function publicItem(
  row: ItemRow,
  listings: Awaited<ReturnType<PublicDeps['storefronts']['publicOf']>>,
  { prices, placeName }: Shown,
  showPhoto: ShowPhoto,
): PublicItem {
  const { content, photos, offered } = row.kept;
  const [cover] = photos;
  const listing = offered ? listings.get(offered.listingId) : undefined;
  const isPriceShown = prices === 'all' || (prices === 'listed' && listing !== undefined);
  return {
    id: row.id,
    title: content.title,
    categoryPrimary: content.categoryPrimary,
    categorySub: content.categorySub,
    condition: content.condition,
    origin: content.origin,
    quantity: row.quantity,
    unit: content.unit,
    partNumbers: content.partNumbers,
    fitment: content.fitment,
    photo: cover ? showPhoto(cover) : null,
    price: isPriceShown && content.askingCents !== null ? content.askingCents / 100 : null,
    availability: availabilityOf(row, listing),
    listingId: listing && offered ? offered.listingId : null,
    place: placeName?.(row.place) || null,
  };
}

function availabilityOf(
  { status }: ItemRow,
  listing: { readonly isHeld: boolean } | undefined,
): PublicItem['availability'] {
  if (status !== 'in_stock' && status !== 'listed' && status !== 'on_hold') return 'away';
  if (status === 'on_hold' || listing?.isHeld) return 'held';
  return listing ? 'listed' : 'available';
}
