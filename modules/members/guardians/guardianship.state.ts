import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type GuardianshipEvent, guardianshipEvents } from './guardianship.events.js';
import { adultAge, ageOn } from './majority.rules.js';

interface Invitation {
  readonly id: string;
  readonly expiresAt: string;
}

export interface Guardianship {
  /** Null until it is given; empty once the member is erased. */
  readonly birthDate: string | null;
  readonly wasMinor: boolean;
  readonly cameOfAge: boolean;
  /** Those that were not accepted. */
  readonly invitations: readonly Invitation[];
  readonly link: {
    readonly guardianId: string;
    /** The invitation that was accepted: what tells one link of the same two from another. */
    readonly invitationId: string;
    readonly status: 'accepted' | 'verified';
    /** The configured check has said what it has to say. */
    readonly wasChecked: boolean;
    readonly unlinkAskedBy: string | null;
  } | null;
}

export const guardianshipState: StreamState<typeof guardianshipEvents, Guardianship> = {
  events: guardianshipEvents,
  initial: { birthDate: null, wasMinor: false, cameOfAge: false, invitations: [], link: null },
  evolve,
};

/** Under 18 today. Who never gave a date of birth (members that the installation's tools made) is none. */
export function isMinor({ birthDate, wasMinor, cameOfAge }: Guardianship, now: string): boolean {
  if (!wasMinor || cameOfAge) return false;
  return !birthDate || ageOn(birthDate, now) < adultAge;
}

/** A minor for whom no verified guardian answers: may browse, and nothing that others see. */
export const isPending = (member: Guardianship, now: string): boolean =>
  isMinor(member, now) && member.link?.status !== 'verified';

/** What a member has to do before listing, holding and posting; null when nothing is missing. */
export function missingRequirement(member: Guardianship, now: string): 'date of birth' | 'guardian' | null {
  if (member.birthDate === null) return 'date of birth';
  return isPending(member, now) ? 'guardian' : null;
}

/** A date of birth is on record, and it is 18 years back. */
export const isKnownAdult = (member: Guardianship, now: string): boolean =>
  member.birthDate !== null && !isMinor(member, now);

function evolve(member: Guardianship, event: GuardianshipEvent): Guardianship {
  switch (event.type) {
    case 'BirthDateGiven':
      return { ...member, birthDate: event.data.birthDate, wasMinor: event.data.isMinor };
    case 'GuardianInvited': {
      const { invitationId: id, expiresAt } = event.data;
      return { ...member, invitations: [...member.invitations, { id, expiresAt }] };
    }
    case 'GuardianAccepted': {
      const { guardianId, invitationId } = event.data;
      const link = {
        guardianId,
        invitationId,
        status: 'accepted',
        wasChecked: false,
        unlinkAskedBy: null,
      } as const;
      return { ...member, invitations: [], link };
    }
    case 'GuardianVerified':
      return { ...member, link: member.link && { ...member.link, status: 'verified' } };
    case 'GuardianLeftToStaff':
      return { ...member, link: member.link && { ...member.link, wasChecked: true } };
    case 'UnlinkAsked':
      return { ...member, link: member.link && { ...member.link, unlinkAskedBy: event.data.askedBy } };
    case 'UnlinkWithdrawn':
      return { ...member, link: member.link && { ...member.link, unlinkAskedBy: null } };
    case 'GuardianRefused':
    case 'GuardianUnlinked':
      return { ...member, link: null };
    case 'MajorityReached':
      return { ...member, cameOfAge: true, invitations: [], link: null };
    default:
      return unreachable(event);
  }
}
