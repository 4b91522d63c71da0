import { donationEvents } from '../donations/donation/donation.events.js';
import { donationState } from '../donations/donation/donation.state.js';
import { DONATION_LOOKUP, DONORS } from '../donations/donations.ports.js';
import { countedOf, kingTierOfMember } from '../donations/king-tier/king-tier.shared.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { grantsDecider } from '../memberships/grants/grants.decider.js';
import { SETTINGS } from '../settings/settings.ports.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'processors' | 'get'>;

/** Whenever a gift goes back or is disputed, and what is left of the donor's gifts does not reach the King Tier, an open proposal is declined, and what was
 *  granted for it is revoked.
 *  source  modules/donations/README.md, King Tier */
export const withdrawKingTier = (deps: Deps): Reactor =>
  reactor({
    name: 'withdraw-king-tier',
    handles: [pick(donationEvents, 'DonationRefunded', 'DonationDisputed', 'DisputeDecided')],
    handle: async (_, events) => {
      for (const event of events) await withdraw(deps, event);
    },
  });

async function withdraw(deps: Deps, { entityId, recordedAt, position }: RecordedEvent): Promise<void> {
  const { bus, eventStore, processors, get } = deps;
  const donation = await loadState(eventStore, donationState, entityId);
  if (donation.status === 'none' || donation.giver.memberId === null) return;
  const { donorId } = donation;
  const { memberId } = donation.giver;
  const donors = get(DONORS);
  const kingTier = await kingTierOfMember({ eventStore, donors }, donorId, memberId);
  const { state, proposalId } = kingTier;
  if (proposalId === null || (state !== 'proposed' && state !== 'granted')) return;
  await processors.waitForPosition(position, ['donations']);
  const counted = await countedOf({ eventStore, donors, lookup: get(DONATION_LOOKUP) }, donorId);
  if ((counted?.cents ?? 0) >= (await get(SETTINGS).get('king-tier-dollars')) * 100) return;
  const meta = systemCommand(recordedAt, deterministicId('withdraw-king-tier', proposalId));
  const note = 'A gift that it was for went back.';
  await dispatch(
    bus,
    grantsDecider,
    memberId,
    state === 'proposed'
      ? { type: 'DeclineLifetime', memberId, proposalId, note, meta }
      : { type: 'RevokeTier', memberId, grantId: proposalId, note, meta },
  );
}
