import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  DONATION_LOOKUP,
  DONORS,
  type DonationLookup,
  type Donors,
  type KingTierProposals,
} from '../donations/donations.ports.js';
import { kingTierOfMember, notKingTier } from '../donations/king-tier/king-tier.shared.js';
import { memberState, mustBeRegistered } from '../identity/member/member.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { grantsDecider } from '../memberships/grants/grants.decider.js';
import type { ProposalReasons } from '../memberships/proposal-reasons.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { givenFor, type KingTierCommands, reachedBy, takeBackUnlessReached } from './king-tier.js';

/** Proposes Premium+ for life for donors whose gifts reach the King Tier; another admin confirms it, as memberships has it, once they are counted again.
 *  source  modules/donations/README.md, King Tier */
@Injectable()
export class KingTierProposalsService implements KingTierProposals, ProposalReasons, KingTierCommands {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(DONORS) readonly donors: Donors,
    @Inject(DONATION_LOOKUP) readonly lookup: DonationLookup,
    @Inject(SETTINGS) readonly settings: Settings,
  ) {}

  async propose(donorId: string, note: string, meta: CommandMetadata): Promise<Receipt> {
    const counted = await reachedBy(this, donorId);
    if (!counted) throw notKingTier();
    const { memberId } = counted;
    mustBeRegistered(await loadState(this.eventStore, memberState, memberId));
    const { state, proposalId, nextId } = await kingTierOfMember(this, donorId, memberId);
    if (state === 'granted') throw notKingTier();
    return dispatch(this.bus, grantsDecider, memberId, {
      type: 'ProposeLifetime',
      memberId,
      proposalId: state === 'proposed' && proposalId !== null ? proposalId : nextId,
      tier: 'premium_plus',
      reason: 'donor',
      note,
      meta,
    });
  }

  async areThere(memberId: string, proposalId: string, { now }: CommandMetadata): Promise<boolean> {
    const given = await givenFor(this, memberId);
    if (given?.state !== 'proposed' || given.proposalId !== proposalId) return true;
    return !(await takeBackUnlessReached(this, given, now));
  }
}
