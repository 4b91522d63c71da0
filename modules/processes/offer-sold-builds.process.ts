import { buildDecider } from '../builds/build/build.decider.js';
import { buildEvents } from '../builds/build/build.events.js';
import { type Build, buildState } from '../builds/build/build.state.js';
import { saleRows } from '../builds/hand-over/sale-rows.shared.js';
import { memberState } from '../identity/member/member.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingEvents } from '../marketplace/listing/listing.events.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import type { MemberRelations } from '../members/member-relations.ports.js';

const ofBuilds = pick(buildEvents, 'SaleLinked', 'SaleUnlinked', 'BuildHandedOver');
const ofListings = pick(listingEvents, 'ListingSold', 'ListingReopened');
type Handled = RecordedEvent<EventOf<typeof ofBuilds | typeof ofListings>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'> & {
  readonly relations: Pick<MemberRelations, 'mayConverse'>;
};

/** Whenever the listing of a car is sold to a member here, they are offered its build, with what its owner decided goes along. A sale that is undone takes
 *  the offer back. The former owner decides all of it before the other takes it over.
 *  source  modules/builds/README.md, Hand-over */
export const offerSoldBuilds = (deps: Deps): Reactor =>
  reactor({
    name: 'offer-sold-builds',
    handles: [ofBuilds, ofListings],
    handle: async (tx, events) => {
      for (const event of events) await follow(deps, tx, event);
    },
  });

async function follow(deps: Deps, tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId } = event;
  switch (event.type) {
    case 'SaleLinked':
      await saleRows.link(tx, entityId, event.data.listingId);
      return offerTo(deps, event, entityId, await buyerOf(deps, event.data.listingId));
    case 'SaleUnlinked':
    case 'BuildHandedOver':
      return saleRows.unlink(tx, entityId);
    case 'ListingSold':
      for (const buildId of await saleRows.buildsOf(tx, entityId))
        await offerTo(deps, event, buildId, event.data.buyerId);
      return;
    case 'ListingReopened':
      for (const buildId of await saleRows.buildsOf(tx, entityId)) await takeBack(deps, event, buildId);
      return;
    default:
      return unreachable(event);
  }
}

/** The member to whom a listing is sold; null: to nobody here. */
async function buyerOf({ eventStore }: Deps, listingId: string): Promise<string | null> {
  const { status, sale } = await loadState(eventStore, listingState, listingId);
  return status === 'sold' ? (sale?.memberId ?? null) : null;
}

async function offerTo(deps: Deps, event: Handled, buildId: string, toId: string | null): Promise<void> {
  const { sale, ownerId } = await loadState(deps.eventStore, buildState, buildId);
  if (toId === null || sale === null || toId === ownerId) return;
  const { status } = await loadState(deps.eventStore, memberState, toId);
  if (status !== 'registered' || !(await deps.relations.mayConverse(ownerId, toId))) return;
  await unlessRefused(
    dispatch(deps.bus, buildDecider, buildId, {
      type: 'OfferBuild',
      toId,
      ...sale,
      meta: metaOf(event, buildId, ownerId),
    }),
  );
}

/** Only the offer that the sale made: one by hand stays. */
async function takeBack(deps: Deps, event: Handled, buildId: string): Promise<void> {
  const { offer, ownerId }: Build = await loadState(deps.eventStore, buildState, buildId);
  if (offer?.listingId !== event.entityId) return;
  const command = { type: 'EndOffer', because: 'withdrawn', toId: offer.toId } as const;
  const meta = metaOf(event, buildId, ownerId);
  await unlessRefused(dispatch(deps.bus, buildDecider, buildId, { ...command, meta }));
}

const metaOf = (event: Handled, buildId: string, ownerId: string): CommandMetadata => ({
  actor: { id: ownerId, roles: [] },
  now: event.recordedAt,
  commandId: deterministicId('offer-sold-builds', event.id, buildId),
});

/** A refusal means that the build was deleted or removed, or has another owner since. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}
