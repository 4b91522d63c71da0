import { acceptanceOf, idOfDeal, type Parties, threadOfDeal } from '../deals/deal-ids.shared.js';
import { type OfferCommand, offerDecider } from '../deals/offer/offer.decider.js';
import { offerEvents } from '../deals/offer/offer.events.js';
import { offerState, type Side } from '../deals/offer/offer.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { type Listing, listingState } from '../marketplace/listing/listing.state.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import { mayAllConverse } from '../messages/conversations.shared.js';
import { threadDecider } from '../messages/thread/thread.decider.js';
import { threadState } from '../messages/thread/thread.state.js';
import { fulfillWantedAdsBy, isByTime, reopenWantedAdsOf } from './wanted-of-sale.js';

const ofListings = pick(
  listingEvents,
  'ListingHeld',
  'HoldReleased',
  'ListingSold',
  'NeedFulfilled',
  'ListingReopened',
);
const ofDeals = pick(offerEvents, 'DealConfirmed');
type Handled = RecordedEvent<EventOf<typeof ofListings>>;
type Confirmed = RecordedEvent<EventOf<typeof ofDeals>>;
type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'> & { readonly relations: MemberRelations };

/** Whenever a listing is held, released or sold to a member, a wanted ad is found with one, or such a sale is
 *  undone, the deal of the two follows: an offer is accepted, a conversation is opened, feedback may be given. Ids are
 *  derived from the event, so handling it again changes nothing.
 *  source  modules/deals/README.md, Rules */
export const followDeals = (deps: Deps): Reactor =>
  reactor({
    name: 'follow-deals',
    handles: [ofListings, ofDeals],
    handle: async (_tx, events) => {
      for (const event of events)
        await (event.type === 'DealConfirmed' ? followSale(deps, event, event.data) : follow(deps, event));
    },
  });

async function follow(deps: Deps, event: Handled): Promise<void> {
  const before = await listingBefore(deps, event);
  switch (event.type) {
    case 'ListingHeld': {
      const parties = sale(event, before, event.data.buyerId);
      await openThread(deps, event, parties);
      await recordHold(deps, event, before, parties);
      return;
    }
    case 'HoldReleased':
      if (before.status !== 'held' || before.buyerId === null) return;
      await send(deps, event, sale(event, before, before.buyerId), {
        type: 'NoteRelease',
        by: event.data.by,
      });
      return;
    case 'ListingSold': {
      const { buyerId, priceCents } = event.data;
      if (before.status === 'held' && before.buyerId !== null && before.buyerId !== buyerId)
        await send(deps, event, sale(event, before, before.buyerId), { type: 'NoteRelease', by: 'seller' });
      if (buyerId === null) return;
      await finish(deps, event, sale(event, before, buyerId), { priceCents, by: 'seller' });
      await followSale(deps, event, sale(event, before, buyerId));
      return;
    }
    case 'NeedFulfilled': {
      const { byId } = event.data;
      if (byId === null || isByTime(event)) return; // the sale that fulfilled the ad already is the deal
      await finish(deps, event, find(event, before, byId), { priceCents: null, by: 'buyer' });
      return;
    }
    case 'ListingReopened': {
      const memberId = before.sale?.memberId;
      if (!memberId) return;
      if (before.isWanted)
        return send(deps, event, find(event, before, memberId), { type: 'ReopenDeal', by: 'buyer' });
      await send(deps, event, sale(event, before, memberId), { type: 'ReopenDeal', by: 'seller' });
      await reopenWantedAdsOf(deps, event, { sellerId: before.sellerId, buyerId: memberId });
      return;
    }
    default:
      return unreachable(event);
  }
}

/** The buyer's wanted ad is fulfilled once both sides confirm: a seller alone closes nobody's ad. */
async function followSale(deps: Deps, event: Handled | Confirmed, parties: Parties): Promise<void> {
  const { done } = await loadState(deps.eventStore, offerState, idOfDeal(parties));
  if (done?.by === 'seller' && done.agreedBy !== null && !done.isDisputed)
    await fulfillWantedAdsBy(deps, event, parties);
}

const sale = ({ entityId }: Handled, { sellerId }: Listing, buyerId: string): Parties => ({
  listingId: entityId,
  sellerId,
  buyerId,
});

/** The author of a wanted ad is the buyer. */
const find = ({ entityId }: Handled, { sellerId }: Listing, byId: string): Parties => ({
  listingId: entityId,
  sellerId: byId,
  buyerId: sellerId,
});

async function listingBefore({ eventStore }: Deps, { entityId, version }: Handled): Promise<Listing> {
  const history = await eventStore.read(listingEvents, entityId);
  return foldEvents(
    listingState,
    history.filter((event) => event.version < version),
  );
}

/** A hold opens the conversation of the two, unless they may not write to each other. */
async function openThread(deps: Deps, event: Handled, parties: Parties): Promise<void> {
  const { listingId, sellerId, buyerId } = parties;
  const id = threadOfDeal(parties);
  const thread = await loadState(deps.eventStore, threadState, id);
  if (thread.status === 'open' || !(await mayAllConverse(deps, [sellerId, buyerId]))) return;
  await dispatch(deps.bus, threadDecider, id, {
    type: 'OpenThread',
    about: {
      kind: 'listing',
      id: listingId,
      version: event.version,
      ownerId: sellerId,
      ownerSide: 'selling',
    },
    others: [sellerId],
    requestedOf: [],
    meta: { ...metaOf(event, 'open'), actor: { id: buyerId, roles: [] } },
  });
}

/** A hold for the same offer as the last one is that hold again. If the offer was withdrawn at the same moment as it was accepted, the hold ends. */
async function recordHold(
  deps: Deps,
  event: Extract<Handled, { type: 'ListingHeld' }>,
  before: Listing,
  parties: Parties,
): Promise<void> {
  const { buyerId, heldUntil, offerId } = event.data;
  if (offerId !== null && before.status !== 'held' && before.offerId === offerId)
    return send(deps, event, parties, { type: 'NoteHoldAgain', offerId, heldUntil });
  const isExtended = before.status === 'held' && before.offerId === offerId;
  if (offerId === null || isExtended)
    return send(deps, event, parties, { type: 'NoteHold', parties, heldUntil });
  const meta = systemCommand(event.recordedAt, acceptanceOf(idOfDeal(parties), offerId));
  const command = { type: 'AcceptOffer', offerId, heldUntil, meta } as const;
  await dispatch(deps.bus, offerDecider, idOfDeal(parties), command).catch(async (error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    const release = { type: 'EndHold', buyerId, meta: metaOf(event, 'end hold') } as const;
    await dispatch(deps.bus, listingDecider, event.entityId, release);
  });
}

const finish = (
  deps: Deps,
  event: Handled,
  parties: Parties,
  how: { readonly priceCents: number | null; readonly by: Side },
): Promise<void> =>
  send(deps, event, parties, { type: 'FinishDeal', parties, ...how, doneAt: event.recordedAt });

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

async function send(
  { bus }: Deps,
  event: Handled,
  parties: Parties,
  command: Bare<OfferCommand>,
): Promise<void> {
  const meta = metaOf(event, command.type);
  await dispatch(bus, offerDecider, idOfDeal(parties), { ...command, meta } as OfferCommand);
}

const metaOf = (event: Handled, step: string) =>
  systemCommand(event.recordedAt, deterministicId('follow-deals', event.id, step));
