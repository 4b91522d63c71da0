import { foldEvents } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { itemDecider } from './item/item.decider.js';
import { type ItemEvent, itemEvents } from './item/item.events.js';
import { itemState } from './item/item.state.js';
import { type ItemListing, itemsOfListings, saleOf } from './item-listings.shared.js';

/** The id of the command by which an item takes back the sale of its listing. */
export const restockOf = ({ listingId, itemId, quantity, ownerId }: ItemListing) =>
  ({
    type: 'FollowReopening',
    listingId,
    portionId: saleOf(
      { listingId, itemId, quantity, ownerId },
      { buyerId: null, priceCents: null, isOnly: true },
    ).portionId,
  }) as const;

/**
 * Whether all items of a sold listing can go back into stock: not when a buyer has one, when one has changed since,
 * or when one was sold elsewhere.
 */
export async function itemsSinceSale(
  { db, eventStore }: { readonly db: Database; readonly eventStore: DomainEventStore },
  listingId: string,
): Promise<SinceSale> {
  let since: SinceSale = 'unchanged';
  for (const link of await itemsOfListings(db, [listingId])) {
    const one = sinceSale(link, await eventStore.read(itemEvents, link.itemId));
    if (one === 'taken over') return one;
    if (one === 'changed') since = one;
  }
  return since;
}

type SinceSale = 'unchanged' | 'taken over' | 'changed';

function sinceSale(link: ItemListing, history: readonly ItemEvent[]): SinceSale {
  const item = foldEvents(itemState, history);
  const restock = restockOf(link);
  if (item.active?.portions[restock.portionId]?.kind === 'transferred') return 'taken over';
  const outside = history.findLast(
    (event) => event.type === 'ItemSold' && event.data.endsListingId === link.listingId,
  );
  if (outside?.type === 'ItemSold' && item.active?.portions[outside.data.portionId]) return 'changed';
  const meta = {
    actor: { id: link.ownerId, roles: [] },
    now: new Date(0).toISOString(),
    commandId: link.listingId,
  };
  try {
    itemDecider.decide({ ...restock, meta }, item);
    return 'unchanged';
  } catch (error) {
    if (error instanceof DomainError) return 'changed';
    throw error;
  }
}
