import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { allowedActions, noticesOn } from '../../../modules/marketplace/listing/actions.rules.js';
import type { ListingStatus } from '../../../modules/marketplace/listing/listing.events.js';
import { isPublic } from '../../../modules/marketplace/listing/status.rules.js';
import {
  type HeldListing,
  type ListingAction,
  type ListingDetail,
  listingStatuses,
  type SaleView,
} from '../../../modules/marketplace/listing.schemas.js';
import type { ListingDeal, ListingDeals } from '../../../modules/marketplace/listing-deals.ports.js';
import type { myListings } from '../../../modules/marketplace/marketplace.contract.js';
import { publicPhoto } from '../../../modules/media/photos.contract.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import { nameForAll, nobody } from '../../../modules/members/people.shared.js';
import { similarTo } from './find/similar.js';
import type { CardRow, ListingSearchTables } from './listing-search.table.js';
import { cards, cardView, type Reader as Guest } from './rows/cards.js';
import { soldSince } from './rows/old-sold.js';
import { openCards } from './rows/sealed-cards.js';
import { type Seller, sellerView } from './storefront/storefront.queries.js';

/** Readers who may see listings that are not public. */
export interface Reader extends Guest {
  /** The keys of sellers, whose words are encrypted while a listing is not public. */
  readonly keys: PersonKeys;
  /** A photo for such a reader. */
  readonly showPhoto: ShowPhoto;
}

/** Readers who are told what they have agreed on with others. */
export interface DealReader extends Reader {
  readonly deals: ListingDeals;
}

/** Without what other read models know of its seller. */
export type ListingOfSeller = Omit<ListingDetail, 'seller' | 'whyNotWrite'> & { readonly seller: Seller };

/** One listing in full. Only its seller and admins see it when it is not public or was sold more than 30 days ago; whoever bought it goes
 *  on seeing it, unless it is hidden until somebody has looked at reports.
 *  errors  LISTING_NOT_FOUND */
export async function listingDetail(db: Database, id: string, reader: DealReader): Promise<ListingOfSeller> {
  const rows = await db
    .withTables<ListingSearchTables>()
    .selectFrom('listing_search.card')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .execute();
  const deals = await dealsOn(rows, reader);
  const [row] = await openCards(
    reader.keys,
    rows.filter((one) => maySee(one, reader) || (!one.is_hidden && boughtOn(one, deals.get(one.id), reader))),
  );
  if (!row) throw listingNotFound();
  const deal = deals.get(row.id);
  const seller = (await sellerView(db, row.seller_id)) ?? unknownSeller(row);
  const show = photosOf(row, reader);
  return {
    ...cardView({ ...row, ...nobody }, reader, show),
    description: row.description,
    photos: row.photos.map(show),
    tradeFor: row.trade_for,
    vin: row.vin,
    partNumbers: row.part_numbers,
    fitment: row.fitment,
    quantity: row.quantity,
    shipping: row.shipping,
    vehicle: row.vehicle,
    wanted: row.wanted,
    seller,
    expiresAt: row.expires_at,
    heldUntil: row.held_until,
    soldAt: row.sold_at,
    agreedPrice: agreedPriceOf(row, deal),
    bought: boughtOn(row, deal, reader),
    sale: saleOn(row, deal, reader),
    formerHold: null,
    similar: similarTo(row),
    isHidden: row.is_hidden,
    notices: [...noticesOn({ categoryPrimary: row.category_primary, vehicle: row.vehicle }, reader.now)],
    allowedActions: actionsOn(row, reader),
  };
}

/** Listings of others that the caller holds; when another member is given, those that either holds of the other.
 *  The hold that ends first comes first.
 *  in   unseen: the members whose listings the caller does not see */
export async function heldFor(
  db: Database,
  other: string | undefined,
  unseen: readonly string[],
  reader: DealReader & { readonly actor: Actor },
): Promise<HeldListing[]> {
  const { actor } = reader;
  const held = other
    ? shownHolds(db, [actor.id, other], unseen).where('card.seller_id', 'in', [actor.id, other])
    : shownHolds(db, [actor.id], unseen);
  const rows = await held.select(stateColumns).orderBy('card.held_until').limit(maxHeld).execute();
  const deals = await dealsOn(rows, reader);
  return rows.map((row) => ({
    ...cardView(row, reader),
    heldUntil: row.held_until ?? reader.now,
    agreedPrice: agreedPriceOf(row, deals.get(row.id)),
    allowedActions: actionsOn(row, reader),
  }));
}

/** The holds of these members that are shown: every list and every count of holds reads them here. */
const shownHolds = (db: Database, holders: readonly string[], unseen: readonly string[]) =>
  cards(db)
    .where('card.held_by', 'in', holders)
    .where('card.status', '=', 'held')
    .where('card.found', '=', true)
    .$if(unseen.length > 0, (held) => held.where('card.seller_id', 'not in', unseen));

/** The caller's own listings, newest change first, and how many there are of each status. */
export async function listingsOf(
  db: Database,
  status: ListingStatus | undefined,
  unseen: readonly string[],
  reader: DealReader & { readonly actor: Actor },
): Promise<ResponseOf<typeof myListings>> {
  const own = cards(db)
    .select([...stateColumns, 'card.updated_at', 'card.sealed'])
    .where('card.seller_id', '=', reader.actor.id);
  const [kept, counts, held, bought] = await Promise.all([
    (status ? own.where('card.status', '=', status) : own)
      .orderBy('card.updated_at', 'desc')
      .orderBy('card.no', 'desc')
      .limit(maxOwn)
      .execute(),
    db
      .withTables<ListingSearchTables>()
      .selectFrom('listing_search.card')
      .select((select) => ['status', select.fn.countAll<number>().as('n')])
      .where('seller_id', '=', reader.actor.id)
      .groupBy('status')
      .execute(),
    shownHolds(db, [reader.actor.id], unseen)
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    reader.deals.countBought(reader.actor.id),
  ]);
  const [rows, deals] = await Promise.all([openCards(reader.keys, kept), dealsOn(kept, reader)]);
  return {
    listings: rows.map((row) => ({
      ...cardView(row, reader, photosOf(row, reader)),
      expiresAt: row.expires_at,
      heldUntil: row.held_until,
      agreedPrice: agreedPriceOf(row, deals.get(row.id)),
      sale: saleOn(row, deals.get(row.id), reader),
      isHidden: row.is_hidden,
      updatedAt: row.updated_at,
      allowedActions: actionsOn(row, reader),
    })),
    counts: Object.fromEntries(
      listingStatuses.map((one) => [one, counts.find((count) => count.status === one)?.n ?? 0]),
    ) as Record<ListingStatus, number>,
    heldForMe: held.n,
    bought,
  };
}

/** The seller's registration is not handled yet. */
const unknownSeller = (row: CardRow): Seller => ({
  id: row.seller_id,
  handle: null,
  name: nameForAll(nobody),
  picture: null,
  joinedAt: row.updated_at,
  forSale: 0,
  wanted: 0,
});

/** The deals of the caller about these listings, if they are held or sold. */
async function dealsOn(
  rows: readonly Pick<CardRow, 'id' | 'status'>[],
  { deals, actor, now }: DealReader,
): Promise<ReadonlyMap<string, ListingDeal>> {
  const ids = rows.filter(({ status }) => status === 'held' || status === 'sold').map(({ id }) => id);
  return actor ? deals.dealsOf(actor.id, ids, now) : new Map();
}

const agreedPriceOf = ({ status }: Pick<CardRow, 'status'>, deal: ListingDeal | undefined) =>
  status === 'held' ? (deal?.agreedPrice ?? null) : null;

type Ended = Pick<CardRow, 'status' | 'seller_id'>;

/** How a listing of the caller ended. */
const saleOn = (row: Ended, deal: ListingDeal | undefined, { actor }: Reader): SaleView | null =>
  row.status === 'sold' && row.seller_id === actor?.id ? (deal?.sale ?? null) : null;

/** The sale of a listing to the caller, unless they dispute it. */
function boughtOn(row: Ended, deal: ListingDeal | undefined, { actor }: Reader): SaleView | null {
  if (row.status !== 'sold' || row.seller_id === actor?.id || deal?.side !== 'buyer') return null;
  return deal.sale?.status === 'disputed' ? null : deal.sale;
}

function maySee(row: CardRow, { actor, now }: Reader): boolean {
  if (actor && (actor.id === row.seller_id || actor.roles.includes('admin'))) return true;
  return isShownToAll(row, now);
}

/** Whether guests may see it. */
export const isShownToAll = (row: Pick<CardRow, 'status' | 'sold_at' | 'is_hidden'>, now: string): boolean =>
  isPublic(row.status, row.is_hidden) && (row.status !== 'sold' || (row.sold_at ?? '') >= soldSince(now));

/** The photos of a public listing have public addresses, those of others addresses for their reader. */
export const photosOf = (
  row: Pick<CardRow, 'id' | 'status' | 'sold_at' | 'is_hidden'>,
  { now, showPhoto }: Reader,
): ShowPhoto => (isShownToAll(row, now) ? (photo) => publicPhoto(row.id, photo) : showPhoto);

function actionsOn(
  row: Pick<
    CardRow,
    | 'listing_type'
    | 'status'
    | 'is_hidden'
    | 'seller_id'
    | 'held_by'
    | 'held_before'
    | 'may_hold_again'
    | 'renewed_at'
    | 'expires_at'
    | 'sold_at'
  >,
  { actor, now }: Reader,
): ListingAction[] {
  const situation = {
    status: row.status,
    isHidden: row.is_hidden,
    sellerId: row.seller_id,
    holderId: row.held_by,
    heldBefore: row.held_before.filter((id) => !row.may_hold_again.includes(id)),
    listingType: row.listing_type,
    shownSince: row.renewed_at,
    expiresAt: row.expires_at,
    soldAt: row.sold_at,
  };
  return [...allowedActions(situation, actor, now)];
}

export const listingNotFound = () =>
  notFound('LISTING_NOT_FOUND', { message: 'This listing no longer exists.' });
/** The maximum number of holds in one list. */
export const maxHeld = 200;
export const maxOwn = 1_000;
/** The fields that decide about the actions on a listing, beside those on its card. */
const stateColumns = [
  'card.is_hidden',
  'card.expires_at',
  'card.renewed_at',
  'card.held_by',
  'card.held_until',
  'card.held_before',
  'card.may_hold_again',
  'card.sold_at',
] as const;
