import { z } from 'zod';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { invalid } from '../../../modules/kernel/decider/errors.js';
import { Id, type ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { type ListingCard, publicStatuses } from '../../../modules/marketplace/listing.schemas.js';
import type { BoughtPlace } from '../../../modules/marketplace/listing-deals.ports.js';
import type { myBought } from '../../../modules/marketplace/marketplace.contract.js';
import { type DealReader, photosOf, type Reader } from './listing-search.queries.js';
import { cards, cardView } from './rows/cards.js';

/** What the caller has bought, the newest first.
 *  in      unseen: the members whose listings the caller does not see
 *  errors  BAD_CURSOR (invalid) */
export async function boughtBy(
  db: Database,
  page: { readonly cursor?: string | undefined; readonly limit: number },
  unseen: readonly string[],
  reader: DealReader & { readonly actor: Actor },
): Promise<ResponseOf<typeof myBought>> {
  const before = readPlace(page.cursor);
  const { deals, actor, now } = reader;
  const found = await deals.boughtBy(actor.id, { before, limit: page.limit + 1 }, now);
  const sales = found.slice(0, page.limit);
  const last = sales.at(-1);
  const listings = await publicCards(
    db,
    sales.map(({ listingId }) => listingId),
    unseen,
    reader,
  );
  return {
    bought: sales.map((sale) => ({ ...sale, listing: listings.get(sale.listingId) ?? null })),
    nextCursor: last && found.length > page.limit ? writePlace(last) : null,
  };
}

/** A sale that this read model does not show yet counts as well. */
async function publicCards(
  db: Database,
  ids: readonly string[],
  unseen: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, ListingCard>> {
  if (!ids.length) return new Map();
  const rows = await cards(db)
    .select(['card.sold_at', 'card.is_hidden'])
    .where('card.id', 'in', ids)
    .where('card.status', 'in', publicStatuses)
    .where('card.is_hidden', '=', false)
    .$if(unseen.length > 0, (shown) => shown.where('card.seller_id', 'not in', unseen))
    .execute();
  return new Map(rows.map((row) => [row.id, cardView(row, reader, photosOf(row, reader))]));
}

const writePlace = ({ at, dealId }: BoughtPlace): string =>
  Buffer.from(JSON.stringify([at, dealId])).toString('base64url');

function readPlace(text: string | undefined): BoughtPlace | undefined {
  if (text === undefined) return undefined;
  const place = Place.safeParse(partsOf(text));
  if (place.success) return { at: place.data[0], dealId: place.data[1] };
  throw invalid('BAD_CURSOR', {
    message: 'This page of the list no longer exists. Start again from the first page.',
  });
}

function partsOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined; // no cursor of ours: whoever reads it refuses it
  }
}

/** What PostgreSQL reads as a time and an id. */
const Place = z.tuple([z.iso.datetime(), Id]);
