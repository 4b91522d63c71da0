import { conflict, type DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { grantsEvents } from '../../memberships/grants/grants.events.js';
import { donationState, isThere } from '../donation/donation.state.js';
import type { DonationLookup, Donors } from '../donations.ports.js';
import { type KingTier, kingTierOf } from './king-tier-standing.shared.js';

export interface KingTierDeps {
  readonly eventStore: DomainEventStore;
  readonly donors: Pick<Donors, 'proposalOf'>;
  readonly lookup: Pick<DonationLookup, 'ofDonor'>;
}

/** What a donor gave that counts for the King Tier: it is there, a member gave it, and staff may know.
 *  units  USD cents */
export interface Counted {
  readonly memberId: string;
  readonly name: string;
  readonly cents: number;
  readonly gifts: number;
}

/** undefined for a donor who is no member, or of whose gifts none counts. */
export async function countedOf(
  { eventStore, lookup }: KingTierDeps,
  donorId: string,
): Promise<Counted | undefined> {
  let counted: Counted | undefined;
  for (const id of await lookup.ofDonor(donorId)) {
    const donation = await loadState(eventStore, donationState, id);
    if (!isThere(donation) || !donation.choice.sharesWithStaff) continue;
    const { memberId, name } = donation.giver;
    if (memberId === null) continue;
    const { cents, gifts } = counted ?? { cents: 0, gifts: 0 };
    counted = { memberId, name: counted?.name ?? name, cents: cents + donation.leftCents, gifts: gifts + 1 };
  }
  return counted;
}

/** What became of the proposals for a donor who is this member. */
export async function kingTierOfMember(
  { eventStore, donors }: Pick<KingTierDeps, 'eventStore' | 'donors'>,
  donorId: string,
  memberId: string,
): Promise<KingTier> {
  const history = await eventStore.read(grantsEvents, memberId);
  return kingTierOf(history, (nth) => donors.proposalOf(donorId, nth));
}

/** errors  NOT_KING_TIER (conflict) */
export const notKingTier = (): DomainError =>
  conflict('NOT_KING_TIER', {
    message: 'The gifts of this donor do not reach the King Tier, or it was granted before.',
  });
