import { sql } from 'kysely';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import type { RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { type ListingEvent, listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { guardianshipEvents } from '../../modules/members/guardians/guardianship.events.js';
import { finishListingSearch } from './after-rebuild.js';
import { evolveCard } from './evolve-card.js';
import { evolveSeller, type SellerEvent } from './evolve-seller.js';
import { type CardRow, createListingSearch, type SellerRow } from './listing-search.table.js';
import { writeChanges } from './write-changes.js';

/** Listings as they are found, shown and managed: rows of every listing, and what a search over a million of them needs.
 *  source  spec sections 3, 4, 7, 9; perf.md part B */
export const listingSearch = projection({
  name: 'listing-search',
  version: 3,
  strong: true,
  streams: [listingEvents, memberEvents, guardianshipEvents],
  create: createListingSearch,
  handle,
  afterRebuild: finishListingSearch,
});

/** Loads what the batch is about, folds its facts in memory, writes what changed: about a dozen statements whatever the batch. */
async function handle(db: DatabaseTransaction, facts: readonly Heard[]): Promise<void> {
  const { kept } = (await sql<{ kept: boolean }>`select kept from upkeep for update`.execute(db)).rows[0] ?? {
    kept: true,
  };
  const before = await load(db, facts);
  const cards = new Map(before.cards);
  const sellers = new Map(before.sellers);
  for (const fact of facts) {
    if (isOfMember(fact)) {
      sellers.set(fact.entityId, evolveSeller(sellers.get(fact.entityId), fact));
      if (fact.type === 'MemberErased') forgetCardsOf(fact.entityId, cards);
      continue;
    }
    if (fact.type === 'ListingDrafted' && sellers.get(fact.data.sellerId)?.erased) continue;
    const card = evolveCard(cards.get(fact.entityId), fact);
    if (card) cards.set(fact.entityId, card);
  }
  await writeChanges(db, { before, cards, sellers, kept });
}

type Heard = RecordedEvent<ListingEvent | SellerEvent>;

export interface Loaded {
  readonly cards: ReadonlyMap<string, CardRow>;
  readonly sellers: ReadonlyMap<string, SellerRow>;
}

async function load(db: DatabaseTransaction, facts: readonly Heard[]): Promise<Loaded> {
  const erased = facts.flatMap((fact) => (fact.type === 'MemberErased' ? [fact.entityId] : []));
  const listings = facts.flatMap((fact) => (isOfMember(fact) ? [] : [fact.entityId]));
  const persons = facts.flatMap((fact) => {
    if (isOfMember(fact)) return [fact.entityId];
    return fact.type === 'ListingDrafted' ? [fact.data.sellerId] : [];
  });
  const cards = await sql<CardRow>`select * from card where id = any(${[...new Set(listings)]})
    union all select * from card where seller_id = any(${erased}) and not id = any(${listings})`.execute(db);
  const sellers = await sql<SellerRow>`select * from seller where id = any(${[...new Set(persons)]})`.execute(
    db,
  );
  return {
    cards: new Map(cards.rows.map((card) => [card.id, card])),
    sellers: new Map(sellers.rows.map((seller) => [seller.id, seller])),
  };
}

function forgetCardsOf(seller: string, cards: Map<string, CardRow>): void {
  for (const [id, card] of cards) if (card.seller_id === seller) cards.delete(id);
}

function isOfMember(fact: Heard): fact is RecordedEvent<SellerEvent> {
  return fact.type in memberEvents.schemas || fact.type in guardianshipEvents.schemas;
}
