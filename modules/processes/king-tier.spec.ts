import type { CommandBus } from '@nestjs/cqrs';
import { type DonationEvent, donationEvents } from '../donations/donation/donation.events.js';
import { choice, gift, initiated, paid } from '../donations/donation/donation.fixtures.js';
import { DONATION_LOOKUP, DONORS, type DonationLookup, type Donors } from '../donations/donations.ports.js';
import { openCommandBus } from '../kernel/decider/command-bus.js';
import { event } from '../kernel/decider/decider.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { DatabaseTransaction } from '../kernel/postgres/database.js';
import { MemoryLog } from '../kernel/testing/memory-log.fixtures.js';
import { type GrantsEvent, grantsEvents } from '../memberships/grants/grants.events.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { KingTierProposalsService } from './king-tier-proposals.service.js';
import { withdrawKingTier } from './withdraw-king-tier.process.js';

const now = '2026-06-01T12:00:00.000Z';
const meta = systemCommand(now);
const memberId = gift.giver.memberId;
const donors = {
  ofMember: () => gift.donorId,
  proposalOf: (_: string, nth: number) => `p${nth}`,
} as unknown as Donors;
const lookup = { ofDonor: async () => ['gift'] } as unknown as DonationLookup;
const settings = { get: async () => 50 } as unknown as Settings;

const there = event('DonationSettled', { donorId: gift.donorId, ...paid });
const refunded = event('DonationRefunded', { donorId: gift.donorId, refundedCents: 1, leftCents: 4_999 });
const hidden = event('ChoiceChanged', {
  donorId: gift.donorId,
  choice: { ...choice, sharesWithStaff: false },
});
const tier = { memberId, tier: 'premium_plus' as const, reason: 'donor' as const, note: '' };
const proposed = event('LifetimeProposed', { ...tier, proposalId: 'p0', proposedBy: 'cleo' });
const confirmed = [
  event('LifetimeConfirmed', { memberId, proposalId: 'p0', confirmedBy: 'dora' }),
  event('TierGranted', { ...tier, grantId: 'p0', until: null, grantedBy: 'cleo' }),
];

test.each([
  ['a refund', refunded],
  ['a wish not to be known', hidden],
])('%s between the count and the proposal takes the proposal back', async (_, change) => {
  const log = await logOf([initiated, there, change], [proposed]);
  await followGrants(log);
  expect(await last(log)).toMatchObject({ type: 'LifetimeDeclined', data: { declinedBy: 'time' } });
});

test.each([
  ['a refund', refunded],
  ['a wish not to be known', hidden],
])(
  '%s between proposal and confirmation takes the proposal back, and nothing is granted',
  async (_, change) => {
    const log = await logOf([initiated, there, change], [proposed]);
    expect(await serviceOn(log).areThere(memberId, 'p0', meta)).toBe(false);
    expect(await last(log)).toMatchObject({ type: 'LifetimeDeclined', data: { declinedBy: 'time' } });
    expect(await serviceOn(log).areThere(memberId, 'p0', meta)).toBe(true); // the grants refuse what is not open any more
  },
);

test('a refund that comes while it is confirmed revokes what was granted', async () => {
  const log = await logOf([initiated, there, refunded], [proposed, ...confirmed]);
  await followGrants(log);
  expect(await last(log)).toMatchObject({ type: 'TierRevoked', data: { grantId: 'p0', revokedBy: 'time' } });
});

test('a donor whom staff may not know any more has an open proposal declined, and keeps what was granted', async () => {
  const open = await logOf([initiated, there, hidden], [proposed]);
  await followGifts(open);
  expect(await last(open)).toMatchObject({ type: 'LifetimeDeclined' });
  const granted = await logOf([initiated, there, hidden], [proposed, ...confirmed]);
  await followGifts(granted);
  expect(await last(granted)).toMatchObject({ type: 'TierGranted' });
});

test('what the gifts reach is confirmed, and so is a proposal that is for something else', async () => {
  const log = await logOf([initiated, there], [proposed]);
  await followGrants(log);
  expect(await serviceOn(log).areThere(memberId, 'p0', meta)).toBe(true);
  expect(await last(log)).toMatchObject({ type: 'LifetimeProposed' });
  const other = await logOf([initiated], [{ ...proposed, data: { ...proposed.data, proposalId: 'other' } }]);
  await followGrants(other);
  expect(await serviceOn(other).areThere(memberId, 'other', meta)).toBe(true);
  expect(await last(other)).toMatchObject({ type: 'LifetimeProposed' });
});

async function logOf(gifts: readonly DonationEvent[], grants: readonly GrantsEvent[]) {
  const eventStore = new MemoryLog().seenBy(async () => {});
  await eventStore.append(donationEvents, 'gift', gifts, 'none', meta);
  await eventStore.append(grantsEvents, memberId, grants, 'none', systemCommand(now));
  return eventStore;
}

const serviceOn = (eventStore: DomainEventStore) =>
  new KingTierProposalsService(openCommandBus(eventStore), eventStore, donors, lookup, settings);

function processOn(eventStore: DomainEventStore) {
  const ports = new Map<unknown, unknown>([
    [DONORS, donors],
    [DONATION_LOOKUP, lookup],
    [SETTINGS, settings],
  ]);
  return withdrawKingTier({
    bus: openCommandBus(eventStore) as CommandBus,
    eventStore,
    processors: { waitForPosition: async () => true },
    get: (port: unknown) => ports.get(port),
  } as unknown as ModuleContext);
}

async function followGrants(eventStore: DomainEventStore): Promise<void> {
  const handled = (await eventStore.read(grantsEvents, memberId)).filter(({ type }) =>
    /^Lifetime/.test(type),
  );
  await processOn(eventStore).handle({} as DatabaseTransaction, handled as never);
}

async function followGifts(eventStore: DomainEventStore): Promise<void> {
  const handled = (await eventStore.read(donationEvents, 'gift')).filter(
    ({ type }) => type === 'ChoiceChanged',
  );
  await processOn(eventStore).handle({} as DatabaseTransaction, handled as never);
}

const last = async (eventStore: DomainEventStore) => (await eventStore.read(grantsEvents, memberId)).at(-1);
