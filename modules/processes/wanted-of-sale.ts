import { wantedAdsFoundFor } from '../../projections/matching/matching/found-wanted.queries.js';
import type { Parties } from '../deals/deal-ids.shared.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { type ListingEvent, listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'>;
type Sale = { readonly sellerId: string; readonly buyerId: string };

/** A listing is sold to a member, as both confirm: their wanted ads that it matched are fulfilled, if the quantity suffices. */
export async function fulfillWantedAdsBy(
  deps: Deps,
  event: RecordedEvent,
  { listingId, sellerId, buyerId }: Parties,
): Promise<void> {
  const sold = quantityIn(await deps.eventStore.read(listingEvents, listingId));
  for (const wantedId of await wantedAdsFoundFor(deps.db, buyerId, listingId)) {
    if (quantityIn(await deps.eventStore.read(listingEvents, wantedId)) > sold) continue;
    const meta = systemCommand(event.recordedAt, deterministicId('follow-deals', event.id, wantedId));
    await dispatch(deps.bus, listingDecider, wantedId, { type: 'MarkFoundByDeal', byId: sellerId, meta });
  }
}

/** The sale is undone: the wanted ads that it fulfilled are open again. */
export async function reopenWantedAdsOf(
  { bus, db, eventStore }: Deps,
  event: RecordedEvent,
  { sellerId, buyerId }: Sale,
): Promise<void> {
  for (const wantedId of await wantedAdsFoundFor(db, buyerId, event.entityId)) {
    const history = await eventStore.read(listingEvents, wantedId);
    const fulfilled = history.findLast(({ type }) => type === 'NeedFulfilled');
    const { status, sale } = foldEvents(listingState, history);
    if (status !== 'sold' || sale?.memberId !== sellerId || !fulfilled || !isByTime(fulfilled)) continue;
    const commandId = deterministicId('follow-deals', event.id, wantedId);
    await dispatch(bus, listingDecider, wantedId, {
      type: 'ReopenListing',
      soldAt: event.recordedAt,
      items: 'unchanged',
      isRated: false,
      meta: { actor: { id: buyerId, roles: [] }, now: event.recordedAt, commandId },
    });
  }
}

/** The ad was fulfilled by a sale, without a statement of its author. */
export const isByTime = ({ meta }: RecordedEvent): boolean => meta.actorId === systemCommand('').actor.id;

const quantityIn = (history: readonly ListingEvent[]): number =>
  history.reduce(
    (quantity, event) =>
      event.type === 'ListingDrafted' || event.type === 'ListingRevised' ? event.data.quantity : quantity,
    1,
  );
