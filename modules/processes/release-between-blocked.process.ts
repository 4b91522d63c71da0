import { waitingOffersBetween } from '../../projections/deals/deals/due.queries.js';
import {
  holdsBetween,
  holdsOfBlocked,
} from '../../projections/marketplace/listing-search/listings-of-members.queries.js';
import { offerDecider } from '../deals/offer/offer.decider.js';
import { offerState, pendingIn, sideOf } from '../deals/offer/offer.state.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../kernel/decider/identifiers.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { blocksEvents } from '../members/blocks/blocks.events.js';

const blocks = pick(blocksEvents, 'MemberBlocked');
type Blocked = RecordedEvent & { readonly data: { readonly memberId: string } };
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** Whenever a member blocks another, the holds between the two are released and their offers end, in the name of the member who blocks.
 *  The other reads what they read of any release, and no reason.
 *  source  modules/deals/README.md, Rule 11 */
export const releaseBetweenBlocked = (deps: Deps): Reactor =>
  reactor({
    name: 'release-between-blocked',
    handles: [blocks],
    handle: async (tx, events) => {
      for (const event of events) {
        await releaseHolds(deps, tx, event);
        await endOffers(deps, tx, event);
      }
    },
  });

async function releaseHolds({ bus }: Deps, tx: DatabaseTransaction, event: Blocked): Promise<void> {
  const blocker = event.entityId;
  for (const { listingId, sellerId, buyerId } of await holdsBetween(tx, blocker, event.data.memberId)) {
    const by = sellerId === blocker ? ('seller' as const) : ('buyer' as const);
    const meta = metaOf(event, listingId);
    await dispatch(bus, listingDecider, listingId, { type: 'EndHold', buyerId, by, meta });
  }
}

/** Releases holds that the reactor missed: those that the read model did not show yet, commands that were still running, and
 *  holds that came back with the end of a suspension. */
export async function releaseMissed(
  { bus, db }: Pick<ModuleContext, 'bus' | 'db'>,
  now: string,
): Promise<void> {
  await forEachSettled(
    await holdsOfBlocked(db, maxAtOnce),
    async ({ listingId, buyerId, sellerId, blockerId }) => {
      const by = sellerId === blockerId ? ('seller' as const) : ('buyer' as const);
      const meta = { actor: { id: blockerId, roles: [] }, now, commandId: newId() };
      await dispatch(bus, listingDecider, listingId, { type: 'EndHold', buyerId, by, meta });
    },
  );
}

const maxAtOnce = 500;

/** The member who blocks takes their own offers back, and declines those of the other. */
async function endOffers({ bus, eventStore }: Deps, tx: DatabaseTransaction, event: Blocked): Promise<void> {
  for (const dealId of await waitingOffersBetween(tx, event.entityId, event.data.memberId)) {
    const deal = await loadState(eventStore, offerState, dealId);
    const offer = pendingIn(deal);
    if (!offer) continue;
    const type = offer.by === sideOf(deal.parties, event.entityId) ? 'WithdrawOffer' : 'DeclineOffer';
    const command = { type, offerId: offer.id, meta: metaOf(event, dealId) } as const;
    await dispatch(bus, offerDecider, dealId, command).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error; // it was answered in that moment
    });
  }
}

const metaOf = ({ id, entityId, recordedAt }: Blocked, subject: string): CommandMetadata => ({
  actor: { id: entityId, roles: [] },
  now: recordedAt,
  commandId: deterministicId('release-between-blocked', id, subject),
});
