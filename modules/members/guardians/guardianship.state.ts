import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type GuardianshipEvent, guardianshipEvents } from './guardianship.events.js';
import { adultAge, ageOn } from './majority.rules.js';

interface Invitation {
  readonly id: string;
  readonly expiresAt: string;
}

export interface Guardianship {
  /** Null until it is given. Empty once the member is erased. */
  readonly birthDate: string | null;
  readonly wasMinor: boolean;
  readonly cameOfAge: boolean;
  /** Invitations that nobody has accepted. */
  readonly invitations: readonly Invitation[];
  readonly link: {
    readonly guardianId: string;
    /** The invitation that was accepted. It identifies the link, since the same two may be linked twice. */
    readonly invitationId: string;
    readonly status: 'accepted' | 'verified';
    /** The configured check has answered. */
    readonly wasChecked: boolean;
    readonly unlinkAskedBy: string | null;
  } | null;
}

const none: Guardianship = {
  birthDate: null,
  wasMinor: false,
  cameOfAge: false,
  invitations: [],
  link: null,
};

export const guardianshipState: StreamState<typeof guardianshipEvents, Guardianship> = {
  events: guardianshipEvents,
  ...foldInPlace(none, {
    open: ({ invitations, ...member }) => ({ member, invitations: [...invitations] }),
    change,
    close: ({ member, invitations }): Guardianship => ({ ...member, invitations }),
  }),
};

type Member = Omit<Guardianship, 'invitations'>;

function change(
  draft: { member: Member; readonly invitations: Invitation[] },
  event: GuardianshipEvent,
): void {
  if (event.type === 'GuardianInvited') {
    const { invitationId: id, expiresAt } = event.data;
    draft.invitations.push({ id, expiresAt });
    return;
  }
  if (event.type === 'GuardianAccepted' || event.type === 'MajorityReached') draft.invitations.length = 0;
  draft.member = evolve(draft.member, event);
}

/** Whether a member is under 18 today. A member without a date of birth is not a minor. */
export function isMinor({ birthDate, wasMinor, cameOfAge }: Guardianship, now: string): boolean {
  if (!wasMinor || cameOfAge) return false;
  return !birthDate || ageOn(birthDate, now) < adultAge;
}

/** Whether a minor has no verified guardian. A pending minor may browse, and do nothing that others see. */
export const isPending = (member: Guardianship, now: string): boolean =>
  isMinor(member, now) && member.link?.status !== 'verified';

/** What a member has to do before listing, holding and posting. Null when nothing is missing. */
export function missingRequirement(member: Guardianship, now: string): 'date of birth' | 'guardian' | null {
  if (member.birthDate === null) return 'date of birth';
  return isPending(member, now) ? 'guardian' : null;
}

/** Whether a date of birth is known and at least 18 years ago. */
export const isKnownAdult = (member: Guardianship, now: string): boolean =>
  member.birthDate !== null && !isMinor(member, now);

function evolve(member: Member, event: Exclude<GuardianshipEvent, { type: 'GuardianInvited' }>): Member {
  switch (event.type) {
    case 'BirthDateGiven':
      return { ...member, birthDate: event.data.birthDate, wasMinor: event.data.isMinor };
    case 'GuardianAccepted': {
      const { guardianId, invitationId } = event.data;
      const link = {
        guardianId,
        invitationId,
        status: 'accepted',
        wasChecked: false,
        unlinkAskedBy: null,
      } as const;
      return { ...member, link };
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
      return { ...member, cameOfAge: true, link: null };
    default:
      return unreachable(event);
  }
}
