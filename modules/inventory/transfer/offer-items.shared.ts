import type { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { conflict, DomainError, notFound } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { itemDecider } from '../item/item.decider.js';
import { type ItemListing, itemsOfListings, saleOf } from '../item-listings.shared.js';

export interface OfferDeps {
  readonly db: Database;
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Offer the inventory items of a sold listing to the member who bought it: they wait there to be taken over or
 *  declined. Called for the seller once the listing is sold. A sale whose buyer the listing names needs no call: a
 *  reactor does it. A repeat changes nothing.
 *  out     how many items; 0 when the listing was made from none
 *  errors  LISTING_NOT_FOUND (not-found), LISTING_NOT_SOLD, PORTION_TAKEN (conflict) */
export async function offerItemsOf(
  deps: OfferDeps,
  { listingId, buyerId }: { readonly listingId: string; readonly buyerId: string },
  meta: CommandMetadata,
): Promise<number> {
  const history = await deps.eventStore.read(listingEvents, listingId);
  const { sellerId, status } = foldEvents(listingState, history);
  if (sellerId !== meta.actor.id)
    throw notFound('LISTING_NOT_FOUND', { message: 'You have no such listing.' });
  const sale = history.findLast((event) => event.type === 'ListingSold');
  if (status !== 'sold' || !sale)
    throw conflict('LISTING_NOT_SOLD', { message: 'Mark the listing as sold first.' });
  const links = await itemsOfListings(deps.db, [listingId]);
  const sold = { buyerId, priceCents: sale.data.priceCents, isOnly: links.length === 1 };
  let offered = 0;
  for (const link of links) if (await offerItem(deps, link, sold, meta)) offered += 1;
  return offered;
}

/** The sale may not have reached the item yet: it is recorded here or by the reactor, once.
 *  out  false when the item has since left in another way */
async function offerItem(
  { bus }: OfferDeps,
  link: ItemListing,
  sold: Parameters<typeof saleOf>[1] & { readonly buyerId: string },
  meta: CommandMetadata,
): Promise<boolean> {
  const sell = saleOf(link, sold);
  const step = (name: string) => ({ ...meta, commandId: deterministicId(meta.commandId, name, link.itemId) });
  const name = { type: 'NameBuyer', portionId: sell.portionId, buyerId: sold.buyerId } as const;
  try {
    await dispatch(bus, itemDecider, link.itemId, { ...sell, meta: step('sell') });
    await dispatch(bus, itemDecider, link.itemId, { ...name, meta: step('name buyer') });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'PORTION_TAKEN') return false;
    throw error;
  }
}
