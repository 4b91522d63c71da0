import type { DealOnListing, listDeals } from '../../../modules/deals/deals.contract.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { askingOf } from '../../../modules/marketplace/listing/asking.state.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import type { Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import type { Talk, Talks } from '../../../modules/messages/talks.ports.js';
import type { DealsTables, DealTable } from './deals.table.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly talks: Talks;
  readonly storefronts: Pick<Storefronts, 'publicOf'>;
}

/** The members with whom a member talks about a listing: the holder first, then the best offer, then the latest
 *  writer. Its author, those who talk about it, and while it is public everybody may see the price; a draft looks like
 *  no listing. */
export async function dealsOnListing(
  { db, eventStore, talks, storefronts }: Deps,
  memberId: string,
  listingId: string,
): Promise<ResponseOf<typeof listDeals>> {
  const [known, history, shown, rows] = await Promise.all([
    talks.about(listingId, memberId),
    eventStore.read(listingEvents, listingId),
    storefronts.publicOf([listingId]),
    db
      .withTables<DealsTables>()
      .selectFrom('deals.deal')
      .selectAll()
      .where('listing_id', '=', listingId)
      .where((is) => is.or([is('seller_id', '=', memberId), is('buyer_id', '=', memberId)]))
      .execute(),
  ]);
  const { listing, takesOffers, askingCents } = askingOf(history);
  const isSeen = listing.sellerId === memberId || shown.has(listingId) || known.length > 0;
  const deals = known.map((talk) => ({
    talk,
    row: rows.find(({ thread_id }) => thread_id === talk.threadId),
  }));
  return {
    deals: deals
      .map(({ talk, row }) => dealOn(talk, row, { memberId, askingCents }))
      .toSorted((one, other) => rank(other) - rank(one)),
    mayOffer: isSeen && takesOffers && listing.status === 'active' && listing.sellerId !== memberId,
    askingPrice: isSeen ? dollars(askingCents) : null,
  };
}

function dealOn(
  { threadId, other }: Talk,
  row: DealTable | undefined,
  { memberId, askingCents }: { readonly memberId: string; readonly askingCents: number | null },
): DealOnListing {
  const { offer_by, offer_cents, expires_at } = row ?? {};
  const side = row?.seller_id === memberId ? 'seller' : 'buyer';
  return {
    threadId,
    other,
    offer:
      offer_by && offer_cents && expires_at
        ? { price: offer_cents / 100, isMine: offer_by === side, expiresAt: expires_at }
        : null,
    heldUntil: row?.held_until ?? null,
    price: dollars(row?.accepted_cents ?? askingCents),
    isAgreed: row?.accepted_cents != null,
  };
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const rank = ({ heldUntil, offer }: DealOnListing): number =>
  heldUntil === null ? (offer?.price ?? 0) : Number.MAX_SAFE_INTEGER;
