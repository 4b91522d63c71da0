import { memberEvents } from '../identity/member/member.events.js';
import { deleteImportsOf } from '../inventory/import/import-rows.shared.js';
import { type ItemCommand, itemDecider } from '../inventory/item/item.decider.js';
import { itemEvents } from '../inventory/item/item.events.js';
import { itemState } from '../inventory/item/item.state.js';
import {
  changeQuantity,
  type ItemListing,
  itemsOfListings,
  linkItem,
  saleOf,
  unlinkItemsOf,
} from '../inventory/item-listings.shared.js';
import { restockOf } from '../inventory/restock.shared.js';
import { deleteDeclined, deleteTransfersOf } from '../inventory/transfer/transfer-rows.shared.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { type ListingCommand, listingDecider } from '../marketplace/listing/listing.decider.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';

const ofListings = pick(
  listingEvents,
  'ListingRevised',
  'ListingPublished',
  'ListingHeld',
  'HoldReleased',
  'ListingSold',
  'ListingReopened',
  'ListingWithdrawn',
  'ListingExpired',
  'ListingRenewed',
  'ListingRemoved',
  'ListingReinstated',
);
const ofItems = pick(itemEvents, 'ItemDraftedForSale', 'ItemSold');
const ofMembers = pick(memberEvents, 'MemberErased');
type OfListing = RecordedEvent<EventOf<typeof ofListings>>;
type Handled = RecordedEvent<EventOf<typeof ofListings | typeof ofItems | typeof ofMembers>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** Whenever a listing made from inventory items changes, its items follow: listed, held, sold, in stock again.
 *  Whenever an item is sold elsewhere, the listing that offered it ends.
 *  source  modules/inventory/README.md, Selling */
export const followListings = (deps: Deps): Reactor =>
  reactor({
    name: 'follow-listings',
    handles: [ofListings, ofItems, ofMembers],
    handle: async (tx, events) => {
      const links = new Map<string, readonly ItemListing[]>();
      const known = await itemsOfListings(
        tx,
        events.filter(isOfListing).map(({ entityId }) => entityId),
      );
      for (const link of known) links.set(link.listingId, [...(links.get(link.listingId) ?? []), link]);
      for (const event of events) {
        if (isOfListing(event)) await follow(deps, tx, event, links.get(event.entityId) ?? []);
        else if (event.type === 'MemberErased') {
          await unlinkItemsOf(tx, event.entityId);
          await deleteImportsOf(tx, event.entityId);
          await deleteTransfersOf(tx, event.entityId);
        } else if (event.type === 'ItemSold') await endListing(deps, event);
        else {
          const link = await newLink(deps, event);
          await linkItem(tx, link);
          links.set(link.listingId, [...(links.get(link.listingId) ?? []), link]);
        }
      }
    },
  });

const isOfListing = (event: Handled): event is OfListing => event.type in ofListings.schemas;

async function newLink(
  { eventStore }: Deps,
  { entityId, data }: Extract<Handled, { type: 'ItemDraftedForSale' }>,
): Promise<ItemListing> {
  const { ownerId } = await loadState(eventStore, itemState, entityId);
  return { ...data, itemId: entityId, ownerId };
}

async function follow(
  { bus, eventStore }: Deps,
  tx: DatabaseTransaction,
  event: OfListing,
  links: readonly ItemListing[],
): Promise<void> {
  if (!links.length) return;
  if (event.type === 'ListingRevised') {
    await changeQuantity(tx, event.entityId, event.data.quantity);
    return;
  }
  if (event.type === 'ListingReinstated') {
    const { status } = await loadState(eventStore, listingState, event.entityId);
    if (status !== 'active' && status !== 'paused' && status !== 'held') return;
  }
  if (event.type === 'ListingReopened')
    await deleteDeclined(
      tx,
      links.map((link) => restockOf(link).portionId),
    );
  for (const link of await itemsOfListings(tx, [event.entityId])) {
    const meta = {
      actor: { id: link.ownerId, roles: [] },
      now: event.recordedAt,
      commandId: deterministicId('follow-listings', event.id, link.itemId),
    };
    const command = { ...commandFor(event, link, links.length === 1), meta } as ItemCommand;
    const refusal = await refusalOf(dispatch(bus, itemDecider, link.itemId, command));
    if (refusal === 'ITEM_LISTED') await withdraw(bus, event, link);
  }
}

/** Another listing offers the item: nothing may be sold twice, so the later listing ends. */
async function withdraw(
  bus: Deps['bus'],
  event: OfListing,
  { ownerId, listingId }: ItemListing,
): Promise<void> {
  const meta = {
    actor: { id: ownerId, roles: [] },
    now: event.recordedAt,
    commandId: deterministicId('follow-listings', event.id, 'withdraw'),
  };
  await refusalOf(dispatch(bus, listingDecider, listingId, { type: 'WithdrawListing', meta }));
}

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

function commandFor(
  event: Exclude<OfListing, { type: 'ListingRevised' }>,
  link: ItemListing,
  isOnly: boolean,
): Bare<ItemCommand> {
  const { listingId, quantity } = link;
  switch (event.type) {
    case 'ListingPublished':
    case 'ListingRenewed':
    case 'ListingReinstated':
      return { type: 'OfferItem', listingId, quantity };
    case 'ListingHeld':
      return { type: 'FollowHold', listingId, buyerId: event.data.buyerId, heldUntil: event.data.heldUntil };
    case 'HoldReleased':
      return { type: 'FollowHoldEnd', listingId };
    case 'ListingWithdrawn':
      return { type: 'FollowListingEnd', listingId, why: 'withdrawn' };
    case 'ListingExpired':
      return { type: 'FollowListingEnd', listingId, why: 'expired' };
    case 'ListingRemoved':
      return { type: 'FollowListingEnd', listingId, why: 'removed' };
    case 'ListingReopened':
      return restockOf(link);
    case 'ListingSold':
      return saleOf(link, { ...event.data, isOnly });
    default:
      return unreachable(event);
  }
}

async function endListing(
  { bus, eventStore }: Deps,
  { id, entityId, data, recordedAt }: Extract<Handled, { type: 'ItemSold' }>,
): Promise<void> {
  const { endsListingId } = data;
  if (endsListingId === null) return;
  const [{ status }, { ownerId }] = await Promise.all([
    loadState(eventStore, listingState, endsListingId),
    loadState(eventStore, itemState, entityId),
  ]);
  const meta = {
    actor: { id: ownerId, roles: [] },
    now: recordedAt,
    commandId: deterministicId('follow-listings', id, endsListingId),
  };
  const command: ListingCommand =
    status === 'draft'
      ? { type: 'WithdrawListing', meta }
      : { type: 'SellListing', where: 'elsewhere', priceCents: data.priceCents, meta };
  await refusalOf(dispatch(bus, listingDecider, endsListingId, command));
}

/** A refusal means that the item or the listing has changed in another way since.
 *  out  its code; undefined when nothing is refused */
async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
