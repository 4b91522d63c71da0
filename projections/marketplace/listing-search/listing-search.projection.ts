import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { allDone } from '../../../modules/kernel/async/all-done.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import {
  type CardRow,
  createListingSearch,
  listingSearchIndexes,
  type StoredCard,
} from './listing-search.table.js';
import { finishListingSearch, listingSearchCounts } from './rows/after-rebuild.js';
import { type CardEvent, cardEvents, evolveCard } from './rows/evolve-card.js';
import { openCards } from './rows/sealed-cards.js';
import { type Loaded, writeChanges } from './rows/write-changes.js';

const erasure = pick(memberEvents, 'MemberErased');

/** Listings for search, pages and sellers: a row of every listing, and the tables for a search over a million of them. Data of sellers is joined.
 *  source  ADR 0007, ADR 0071, ADR 0085 */
export const listingSearch = projection({
  name: 'listing-search',
  version: 19,
  handles: [cardEvents, erasure],
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
  const [maintenance, before] = await allDone([
    sql<{ counts_maintained: boolean }>`select counts_maintained from maintenance for update`.execute(db),
    load(db, events, copyRows !== undefined, keys),
  ]);
  const countsMaintained = maintenance.rows[0]?.counts_maintained ?? true;
  const cards = new Map(before.cards);
  const erased = new Set(before.erased);
  for (const event of events) {
    if (event.type === 'MemberErased') {
      erased.add(event.entityId);
      deleteCardsOf(event.entityId, cards);
      continue;
    }
    if (event.type === 'ListingDrafted' && erased.has(event.data.sellerId)) continue;
    const card = evolveCard(cards.get(event.entityId), event);
    if (card) cards.set(event.entityId, card);
  }
  const owners = new Set([...cards.values()].map(({ seller_id }) => seller_id));
  await writeChanges(db, {
    before,
    cards,
    erased,
    countsMaintained,
    copyRows,
    keys: await keys.getMany([...owners]),
  });
}

type Handled = RecordedEvent<CardEvent | EventOf<typeof erasure>>;

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
    event.type === 'MemberErased' || added.has(event.entityId) ? [] : [event.entityId],
  );
  const drafters = events.flatMap((event) => (event.type === 'ListingDrafted' ? [event.data.sellerId] : []));
  const ids = [...new Set(listings)];
  const ofErased = sql`union all select * from card where seller_id = any(${erased}) and not id = any(${ids})`;
  const [cards, known] = await allDone([
    sql<StoredCard>`select * from card where id = any(${ids}) ${erased.length ? ofErased : sql``}`.execute(
      db,
    ),
    sql<{
      id: string;
    }>`select id from erased where id = any(${[...new Set([...drafters, ...erased])]})`.execute(db),
  ]);
  return {
    cards: new Map((await openCards(keys, cards.rows)).map((card) => [card.id, card])),
    erased: new Set(known.rows.map(({ id }) => id)),
  };
}

function deleteCardsOf(seller: string, cards: Map<string, CardRow>): void {
  for (const [id, card] of cards) if (card.seller_id === seller) cards.delete(id);
}
