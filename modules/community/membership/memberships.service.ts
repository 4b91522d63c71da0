import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import { loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { findableCommunity } from '../community/access.shared.js';
import { type Founded, mustBeFounded } from '../community/authority.rules.js';
import type { joinCommunity } from '../community/community.contract.js';
import { communityState } from '../community/community.state.js';
import { communityLimits } from '../community/community-limits.rules.js';
import { linkOpenedBy } from '../community/invitation-secrets.shared.js';
import { leave } from './leave.js';
import { type MembershipCommand, membershipDecider, mustNotBeBanned } from './membership.decider.js';
import { membershipEvents } from './membership.events.js';
import { membershipState, statusAt } from './membership.state.js';
import { idOfMembership } from './membership-ids.shared.js';

/** A member's own part in a community.
 *  source  README, Communities */
@Injectable()
export class Memberships {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
  ) {}

  /** Join a community at once where it is open or by an invitation, else ask to.
   *  errors  those of the contract joinCommunity */
  async join(
    communityId: string,
    { note, invitation }: BodyOf<typeof joinCommunity>,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof joinCommunity>> {
    const community = await findableCommunity(this, communityId, meta);
    const pair = { communityId, memberId: meta.actor.id };
    const id = idOfMembership(communityId, meta.actor.id);
    const membership = await loadState(this.eventStore, membershipState, id);
    if (statusAt(membership, meta.now) === 'member')
      return { ...(await receiptOf(this.eventStore, membershipEvents, id)), standing: 'member' };
    mustNotBeBanned(membership, meta.now);
    if (community.status === 'archived')
      throw conflict('COMMUNITY_CLOSED', {
        message: 'This community is archived. Nobody joins it any more.',
      });
    const how = howToJoin(community, invitation, meta.now);
    if (how) {
      const receipt = await this.#send(id, { type: 'Join', ...pair, ...how, meta });
      return { ...receipt, standing: 'member' };
    }
    const counting = { action: communityLimits.request, subject: communityId };
    const request = () => this.#send(id, { type: 'RequestToJoin', ...pair, note, meta });
    return { ...(await this.limits.within(counting, meta, request)), standing: 'requested' };
  }

  /** errors  COMMUNITY_NOT_FOUND (not-found) */
  async leave(communityId: string, meta: CommandMetadata): Promise<Receipt> {
    mustBeFounded(await loadState(this.eventStore, communityState, communityId));
    return leave(this, communityId, meta.actor.id, 'left', meta);
  }

  #send(id: string, command: MembershipCommand): Promise<Receipt> {
    return dispatch(this.bus, membershipDecider, id, command);
  }
}

/** How somebody may join at once; undefined: they have to ask.
 *  errors  INVITATION_OVER (conflict), INVITATION_NEEDED (forbidden) */
function howToJoin(
  community: Founded,
  invitation: string | null,
  now: string,
): { readonly how: 'open' | 'invited'; readonly by: string | null } | undefined {
  const link = invitation === null ? undefined : linkOpenedBy(community, invitation, now);
  if (link) return { how: 'invited', by: link.by };
  const { join } = community.words;
  if (join === 'open') return { how: 'open', by: null };
  if (invitation !== null)
    throw conflict('INVITATION_OVER', {
      message: 'This invitation has ended. Ask whoever sent it for a new one.',
    });
  if (join === 'invitation')
    throw forbidden('INVITATION_NEEDED', {
      message: 'Only whoever has an invitation joins this community. Ask one of its moderators for a link.',
    });
}
