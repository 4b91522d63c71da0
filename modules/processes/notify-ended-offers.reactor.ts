import { dealsAbout } from '../../projections/deals/deals/deals-about.queries.js';
import { membersWatching } from '../../projections/saved-searches/saved-searches/saved-searches.queries.js';
import { idOfDeal, type Parties, threadOfDeal } from '../deals/deal-ids.shared.js';
import { saleRequest } from '../deals/deals.notification-kinds.js';
import { offerEvents } from '../deals/offer/offer.events.js';
import { offerState } from '../deals/offer/offer.state.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import { hrefOfThread } from '../messages/thread-ids.shared.js';
import type { Notifier } from '../notifications/notifications.ports.js';

const reopenings = pick(listingEvents, 'ListingReopened');
type Handled = RecordedEvent<EventOf<typeof reopenings>>;
type Deps = Pick<ModuleContext, 'eventStore'> & {
  readonly relations: MemberRelations;
  readonly notifier: Notifier;
};

/** The maximum number of members who are notified of one reopening. */
const maxBuyers = 1_000;

/** Whenever a sale is undone, the members whose offers it had ended are notified, unless they are notified as
 *  watchers of the listing, or they and its seller do not see each other. Its holder or named buyer is notified
 *  elsewhere.
 *  source  modules/deals/README.md, Rules */
export const notifyEndedOffers = (deps: Deps): Reactor =>
  reactor({
    name: 'tell-ended-offers',
    handles: [reopenings],
    handle: async (tx, events) => {
      for (const event of events) await notify(deps, tx, event);
    },
  });

async function notify(deps: Deps, tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId: listingId, recordedAt: sentAt, data } = event;
  const history = await deps.eventStore.read(listingEvents, listingId);
  const sale = history.findLast(({ type, version }) => type === 'ListingSold' && version < event.version);
  if (sale?.type !== 'ListingSold' || foldEvents(listingState, history).status !== 'active') return;
  const watchers = await membersWatching(tx, listingId, maxBuyers);
  const told = [data.endedHoldOf, sale.data.buyerId, ...watchers];
  for (const parties of await dealsAbout(tx, listingId, maxBuyers)) {
    const { sellerId, buyerId } = parties;
    if (told.includes(buyerId) || !(await isEndedBy(deps, parties, sale.recordedAt))) continue;
    if (await deps.relations.isBlockedBetween(buyerId, sellerId)) continue;
    await deps.notifier.notify(tx, {
      id: deterministicId('ended offer', event.id, buyerId),
      recipientId: buyerId,
      sentAt,
      ...saleRequest.of('reopened'),
      message: '{listing} is for sale again: it was not sold after all.',
      href: hrefOfThread(threadOfDeal(parties)),
      about: listingId,
    });
  }
}

/** Whether the last step between the two is that the sale ended an offer of the buyer. */
async function isEndedBy({ eventStore }: Deps, parties: Parties, soldAt: string): Promise<boolean> {
  const history = await eventStore.read(offerEvents, idOfDeal(parties));
  const last = history.at(-1);
  if (last?.type !== 'OfferClosed' || last.data.why !== 'sold' || last.recordedAt < soldAt) return false;
  const { offers } = foldEvents(offerState, history);
  return offers.some(({ id, by }) => id === last.data.offerId && by === 'buyer');
}
