import type { Command } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { comeOfAge, giveBirthDate } from './age.rules.js';
import { type GuardianshipEvent, guardianshipEvents, type ReasonToLook } from './guardianship.events.js';
import { accept, invite } from './invitations.rules.js';
import { askUnlink, loseGuardian, withdrawUnlink } from './unlinking.rules.js';
import { recordCheckResult, review } from './verification.rules.js';

export type GuardianshipCommand =
  | Command<'GiveBirthDate', { readonly memberId: string; readonly birthDate: string }>
  | Command<
      'InviteGuardian',
      {
        readonly invitationId: string;
        /** The minor has proven their own mail. */
        readonly hasVerifiedMail: boolean;
      }
    >
  | Command<
      'AcceptInvitation',
      {
        readonly minorId: string;
        readonly invitationId: string;
        /** What is known of the actor, who would be the guardian. */
        readonly isAdult: boolean;
        readonly hasVerifiedMail: boolean;
      }
    >
  | Command<'VerifyGuardian' | 'RefuseGuardian', Judged>
  | Command<
      'HearCheck',
      {
        readonly minorId: string;
        readonly invitationId: string;
        readonly verdict: 'verified' | ReasonToLook;
        /** Where the check is, for the record. */
        readonly host: string;
      }
    >
  | Command<'AskUnlink', { readonly minorId: string }>
  | Command<'WithdrawUnlink', { readonly minorId: string }>
  | Command<'LoseGuardian', { readonly guardianId: string }>
  | Command<'ComeOfAge'>;

interface Judged {
  readonly minorId: string;
  /** Whom staff looked at: another may have accepted since. */
  readonly guardianId: string;
}

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

/** source  README, Commands, Rules 5, 7, 9 and 13 */
export const guardianshipDecider: StreamDecider<
  typeof guardianshipEvents,
  Guardianship,
  GuardianshipCommand
> = {
  events: guardianshipEvents,
  initial: { birthDate: null, wasMinor: false, cameOfAge: false, invitations: [], link: null },
  decide,
  evolve,
};

function decide(command: GuardianshipCommand, member: Guardianship): readonly GuardianshipEvent[] {
  switch (command.type) {
    case 'GiveBirthDate':
      return giveBirthDate(command, member);
    case 'InviteGuardian':
      return invite(command, member);
    case 'AcceptInvitation':
      return accept(command, member);
    case 'VerifyGuardian':
    case 'RefuseGuardian':
      return review(command, member);
    case 'HearCheck':
      return recordCheckResult(command, member);
    case 'AskUnlink':
      return askUnlink(command, member);
    case 'WithdrawUnlink':
      return withdrawUnlink(command, member);
    case 'LoseGuardian':
      return loseGuardian(command, member);
    case 'ComeOfAge':
      return comeOfAge(command, member);
    default:
      return unreachable(command);
  }
}

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
