import { donationEvents } from '../donations/donation/donation.events.js';
import { donationState } from '../donations/donation/donation.state.js';
import { DONATION_LOOKUP, DONORS } from '../donations/donations.ports.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { grantsEvents } from '../memberships/grants/grants.events.js';
import { SETTINGS } from '../settings/settings.ports.js';
import { givenFor, takeBackUnlessReached } from './king-tier.js';

const ofGifts = pick(
  donationEvents,
  'DonationRefunded',
  'DonationDisputed',
  'DisputeDecided',
  'ChoiceChanged',
);
const ofGrants = pick(grantsEvents, 'LifetimeProposed', 'LifetimeConfirmed');
type Recorded = RecordedEvent<EventOf<typeof ofGifts> | EventOf<typeof ofGrants>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'processors' | 'get'>;

/** Whenever a gift goes back or is disputed, and what is left of the donor's gifts does not reach the King Tier, an open proposal is declined, and what was
 *  granted for it is revoked. What changed between the count and the proposal, or the confirmation, is found by counting again after each of the two. A donor
 *  whom staff may not know any more keeps what was granted before.
 *  source  modules/donations/README.md, King Tier */
export const withdrawKingTier = (deps: Deps): Reactor =>
  reactor({
    name: 'withdraw-king-tier',
    handles: [ofGifts, ofGrants],
    handle: async (_, events) => {
      for (const event of events) await withdraw(deps, event);
    },
  });

async function withdraw({ bus, eventStore, processors, get }: Deps, event: Recorded): Promise<void> {
  const memberId = await memberOf(eventStore, event);
  if (memberId === null) return;
  const [donors, lookup, settings] = [get(DONORS), get(DONATION_LOOKUP), get(SETTINGS)];
  const all = { bus, eventStore, donors, lookup, settings };
  const given = await givenFor(all, memberId);
  if (!given || (event.type === 'ChoiceChanged' && given.state === 'granted')) return;
  await processors.waitForPosition(event.position, ['donations']);
  await takeBackUnlessReached(all, given, event.recordedAt);
}

async function memberOf(eventStore: Deps['eventStore'], event: Recorded): Promise<string | null> {
  if (event.type === 'LifetimeProposed' || event.type === 'LifetimeConfirmed') return event.data.memberId;
  const donation = await loadState(eventStore, donationState, event.entityId);
  return donation.status === 'none' ? null : donation.giver.memberId;
}
