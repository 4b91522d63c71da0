import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type Membership, membershipState, statusAt } from '../membership/membership.state.js';
import { idOfMembership } from '../membership/membership-ids.shared.js';
import type { CommunityRule } from './community.events.js';
import { type Community, communityState } from './community.state.js';

export interface StandingIn {
  readonly status: Community['status'];
  /** Whether everybody reads its wall. */
  readonly isOpen: boolean;
  /** Minors, and members of unknown age, do not find it: they get COMMUNITY_NOT_FOUND. */
  readonly isAdultsOnly: boolean;
  readonly name: string;
  readonly slug: string;
  readonly rules: readonly CommunityRule[];
  readonly standing: 'none' | 'requested' | 'member' | 'moderator' | 'owner' | 'banned';
  /** ISO-8601 UTC; null without a ban, and for one that a moderator has to end. */
  readonly bannedUntil: string | null;
}

/** A community and a member's part in it, from the log and therefore never late. A ban that is over counts as none.
 *  in   memberId: undefined for a guest
 *       now: ISO-8601 UTC */
export async function standingIn(
  { eventStore }: { readonly eventStore: Pick<DomainEventStore, 'read'> },
  communityId: string,
  memberId: string | undefined,
  now: string,
): Promise<StandingIn> {
  const [community, membership] = await Promise.all([
    loadState(eventStore, communityState, communityId),
    memberId === undefined
      ? membershipState.initial
      : loadState(eventStore, membershipState, idOfMembership(communityId, memberId)),
  ]);
  const standing = memberId === undefined ? 'none' : standingOf(community, membership, memberId, now);
  return {
    status: community.status,
    isOpen: community.words?.visibility === 'everybody',
    isAdultsOnly: community.words?.isAdultsOnly ?? false,
    name: community.words?.name ?? '',
    slug: community.slug,
    rules: community.words?.rules ?? [],
    standing,
    bannedUntil: standing === 'banned' ? membership.bannedUntil : null,
  };
}

/** A member's part in a community. */
export function standingOf(
  { ownerId, moderators }: Community,
  membership: Membership,
  memberId: string,
  now: string,
): StandingIn['standing'] {
  const status = statusAt(membership, now);
  if (status === 'banned') return 'banned';
  if (memberId === ownerId) return 'owner';
  if (status === 'member' && moderators.includes(memberId)) return 'moderator';
  return status;
}
