import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import {
  type OrganizerEvent,
  type OrganizerWords,
  organizerEvents,
  type TeamRole,
} from './organizer.events.js';

export type Verification = 'none' | 'asked' | 'verified' | 'refused' | 'withdrawn' | 'lapsed';

export interface Organizer {
  readonly exists: boolean;
  readonly slug: string;
  readonly words: OrganizerWords | null;
  readonly verification: Verification;
  /** Asked again while it is verified, to go on. */
  readonly isRenewalAsked: boolean;
  /** Verified until then, ISO-8601 UTC; null when it never was. */
  readonly until: string | null;
  /** Whether it publishes without a review. */
  readonly isTrusted: boolean;
  readonly isHidden: boolean;
  /** By the ids of members. */
  readonly team: Readonly<Record<string, TeamRole>>;
  readonly invited: Readonly<Record<string, TeamRole>>;
}

export const organizerState: StreamState<typeof organizerEvents, Organizer> = {
  events: organizerEvents,
  initial: {
    exists: false,
    slug: '',
    words: null,
    verification: 'none',
    isRenewalAsked: false,
    until: null,
    isTrusted: false,
    isHidden: false,
    team: {},
    invited: {},
  },
  evolve,
};

/** Whether it may publish at this time, and reach members.
 *  in  now: ISO-8601 UTC */
export const isVerifiedAt = ({ verification, until, isHidden }: Organizer, now: string): boolean =>
  verification === 'verified' && until !== null && until > now && !isHidden;

function evolve(organizer: Organizer, event: OrganizerEvent): Organizer {
  switch (event.type) {
    case 'OrganizerApplied': {
      const { ownerId, slug, name, kind, about, website, place } = event.data;
      const words = { name, kind, about, website, place };
      return { ...organizer, exists: true, slug, words, verification: 'asked', team: { [ownerId]: 'owner' } };
    }
    case 'OrganizerChanged': {
      const { name, kind, about, website, place } = event.data;
      return { ...organizer, words: { name, kind, about, website, place } };
    }
    case 'VerificationAsked':
      return organizer.verification === 'verified'
        ? { ...organizer, isRenewalAsked: true }
        : { ...organizer, verification: 'asked' };
    case 'OrganizerVerified':
      return { ...organizer, verification: 'verified', until: event.data.until, isRenewalAsked: false };
    case 'VerificationRefused':
      return organizer.verification === 'verified'
        ? { ...organizer, isRenewalAsked: false }
        : { ...organizer, verification: 'refused' };
    case 'VerificationWithdrawn':
      return { ...organizer, verification: 'withdrawn', isRenewalAsked: false };
    case 'VerificationLapsed':
      return {
        ...organizer,
        verification: organizer.isRenewalAsked ? 'asked' : 'lapsed',
        isRenewalAsked: false,
      };
    case 'FirstEventApproved':
      return { ...organizer, isTrusted: true };
    case 'TeamInvited':
      return { ...organizer, invited: { ...organizer.invited, [event.data.memberId]: event.data.role } };
    case 'TeamInvitationEnded':
      return { ...organizer, invited: without(organizer.invited, event.data.memberId) };
    case 'TeamJoined':
      return {
        ...organizer,
        invited: without(organizer.invited, event.data.memberId),
        team: { ...organizer.team, [event.data.memberId]: event.data.role },
      };
    case 'TeamRoleChanged':
      return { ...organizer, team: { ...organizer.team, [event.data.memberId]: event.data.role } };
    case 'TeamLeft':
      return { ...organizer, team: without(organizer.team, event.data.memberId) };
    case 'OrganizerHidden':
      return { ...organizer, isHidden: true };
    case 'OrganizerShown':
      return { ...organizer, isHidden: false };
    default:
      return unreachable(event);
  }
}

const without = (
  team: Readonly<Record<string, TeamRole>>,
  memberId: string,
): Readonly<Record<string, TeamRole>> =>
  Object.fromEntries(Object.entries(team).filter(([id]) => id !== memberId));
