import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type MembershipEvent, membershipEvents } from './membership.events.js';

/** What a member is told after a request or a membership ended against their will. */
export interface Told {
  readonly what: 'refused' | 'removed' | 'banned' | 'adults only';
  readonly rule: string | null;
  readonly reason: string;
}

export interface Membership {
  /** Somebody who is in the community, was, asked to be, or is banned. */
  readonly isKnown: boolean;
  /** A ban whose day is over is still `banned` here: ask `statusAt`. */
  readonly status: 'none' | 'requested' | 'member' | 'banned';
  /** ISO-8601 UTC; null: until a moderator ends it, or no ban. */
  readonly bannedUntil: string | null;
  readonly told: Told | null;
}

export const membershipState: StreamState<typeof membershipEvents, Membership> = {
  events: membershipEvents,
  initial: { isKnown: false, status: 'none', bannedUntil: null, told: null },
  evolve: (membership, event) => ({ isKnown: true, ...evolve(membership, event) }),
};

/** The status now: a ban that is over counts as none. */
export const statusAt = ({ status, bannedUntil }: Membership, now: string): Membership['status'] =>
  status === 'banned' && bannedUntil !== null && bannedUntil <= now ? 'none' : status;

function evolve(
  { bannedUntil, told }: Membership,
  { type, data }: MembershipEvent,
): Omit<Membership, 'isKnown'> {
  switch (type) {
    case 'JoinRequested':
      return { status: 'requested', bannedUntil: null, told: null };
    case 'CommunityJoined':
      return { status: 'member', bannedUntil: null, told: null };
    case 'JoinWithdrawn':
      return { status: 'none', bannedUntil, told };
    case 'BanEnded':
      return { status: 'none', bannedUntil: null, told: null };
    case 'CommunityLeft': {
      const isTold = data.because === 'adults only';
      return {
        status: 'none',
        bannedUntil: null,
        told: isTold ? toldOf('adults only', { rule: null, reason: '' }) : null,
      };
    }
    case 'JoinRefused':
      return { status: 'none', bannedUntil: null, told: toldOf('refused', data) };
    case 'RemovedFromCommunity':
      return { status: 'none', bannedUntil: null, told: toldOf('removed', data) };
    case 'BannedFromCommunity':
      return { status: 'banned', bannedUntil: data.until, told: toldOf('banned', data) };
    default:
      return unreachable(type);
  }
}

const toldOf = (what: Told['what'], { rule, reason }: Omit<Told, 'what'>): Told => ({ what, rule, reason });
