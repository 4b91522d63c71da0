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
  /** A ban whose day is over is still `banned` here: ask `statusAt`. */
  readonly status: 'none' | 'requested' | 'member' | 'banned';
  /** ISO-8601 UTC; null: until a moderator ends it, or no ban. */
  readonly bannedUntil: string | null;
  readonly told: Told | null;
}

export const membershipState: StreamState<typeof membershipEvents, Membership> = {
  events: membershipEvents,
  initial: { status: 'none', bannedUntil: null, told: null },
  evolve,
};

/** The status now: a ban that is over counts as none. */
export const statusAt = ({ status, bannedUntil }: Membership, now: string): Membership['status'] =>
  status === 'banned' && bannedUntil !== null && bannedUntil <= now ? 'none' : status;

function evolve(membership: Membership, { type, data }: MembershipEvent): Membership {
  switch (type) {
    case 'JoinRequested':
      return { status: 'requested', bannedUntil: null, told: null };
    case 'CommunityJoined':
      return { status: 'member', bannedUntil: null, told: null };
    case 'JoinWithdrawn':
      return { ...membership, status: 'none' };
    case 'BanEnded':
      return { status: 'none', bannedUntil: null, told: null };
    case 'CommunityLeft': {
      const told = data.because === 'adults only' ? { what: data.because, rule: null, reason: '' } : null;
      return { status: 'none', bannedUntil: null, told };
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
