import { sql } from 'kysely';
import { allDone } from '../../../modules/kernel/async/all-done.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import {
  type CardRow,
  createListingSearch,
  listingSearchIndexes,
  type SellerRow,
  type StoredCard,
} from './listing-search.table.js';
import { finishListingSearch, listingSearchCounts } from './rows/after-rebuild.js';
import { type CardEvent, cardEvents, evolveCard } from './rows/evolve-card.js';
import { evolveSeller, type SellerEvent, sellerEvents } from './rows/evolve-seller.js';
import { openCards } from './rows/sealed-cards.js';
import { type Loaded, writeChanges } from './rows/write-changes.js';

/** Listings for search, pages and sellers: a row of every listing, and the tables for a search over a million of them.
 *  source  ADR 0007 */
export const listingSearch = projection({
  name: 'listing-search',
  version: 11,
  handles: [cardEvents, ...sellerEvents],
  create: createListingSearch,
  createIndexes: listingSearchIndexes,
  derive: listingSearchCounts,
  handle,
  afterRebuild: finishListingSearch,
});

/** Load the rows of the batch, fold its events in memory, and write the changes: about a dozen statements for a batch of any size. */
async function handle(
  db: DatabaseTransaction,
  events: readonly Handled[],
  copyRows?: CopyRows,
  keys?: PersonKeys,
): Promise<void> {
  if (!keys) throw new Error('The rows of listings that are not public need the keys of their sellers');
  const [upkeep, before] = await allDone([
    sql<{ kept: boolean }>`select kept from upkeep for update`.execute(db),
    load(db, events, copyRows !== undefined, keys),
  ]);
  const { kept } = upkeep.rows[0] ?? { kept: true };
  const cards = new Map(before.cards);
  const sellers = new Map(before.sellers);
  for (const event of events) {
    if (isOfMember(event)) {
      sellers.set(event.entityId, evolveSeller(sellers.get(event.entityId), event));
      if (event.type === 'MemberErased') deleteCardsOf(event.entityId, cards);
      continue;
    }
    if (event.type === 'ListingDrafted' && sellers.get(event.data.sellerId)?.erased) continue;
    const card = evolveCard(cards.get(event.entityId), event);
    if (card) cards.set(event.entityId, card);
  }
  const owners = new Set([...cards.values()].map(({ seller_id }) => seller_id));
  await writeChanges(db, { before, cards, sellers, kept, copyRows, keys: await keys.getMany([...owners]) });
}

type Handled = RecordedEvent<CardEvent | SellerEvent>;

async function load(
  db: DatabaseTransaction,
  events: readonly Handled[],
  draftsAreNew: boolean,
  keys: PersonKeys,
): Promise<Loaded> {
  const erased = events.flatMap((event) => (event.type === 'MemberErased' ? [event.entityId] : []));
  const drafted = events.flatMap((event) => (event.type === 'ListingDrafted' ? [event.entityId] : []));
  const added = new Set(draftsAreNew ? drafted : []);
  const listings = events.flatMap((event) =>
    isOfMember(event) || added.has(event.entityId) ? [] : [event.entityId],
  );
  const persons = events.flatMap((event) => {
    if (isOfMember(event)) return [event.entityId];
    return event.type === 'ListingDrafted' ? [event.data.sellerId] : [];
  });
  const ids = [...new Set(listings)];
  const ofErased = sql`union all select * from card where seller_id = any(${erased}) and not id = any(${ids})`;
  const [cards, sellers] = await allDone([
    sql<StoredCard>`select * from card where id = any(${ids}) ${erased.length ? ofErased : sql``}`.execute(
      db,
    ),
    sql<SellerRow>`select * from seller where id = any(${[...new Set(persons)]})`.execute(db),
  ]);
  return {
    cards: new Map((await openCards(keys, cards.rows)).map((card) => [card.id, card])),
    sellers: new Map(sellers.rows.map((seller) => [seller.id, seller])),
  };
}

function deleteCardsOf(seller: string, cards: Map<string, CardRow>): void {
  for (const [id, card] of cards) if (card.seller_id === seller) cards.delete(id);
}

function isOfMember(event: Handled): event is RecordedEvent<SellerEvent> {
  return sellerEvents.some(({ schemas }) => event.type in schemas);
}
