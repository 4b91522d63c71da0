import { type Decider, fact, type Ordered, type OrderOf } from '../../kernel/decider.js';
import { conflict, forbidden, invalid, tooMany, unreachable } from '../../kernel/errors.js';
import { plusDays } from '../../kernel/time.js';
import { adultAge, ageOn, youngestMember } from './age.js';
import type { GuardianshipEvent, ReasonToLook } from './guardianship.events.js';

export type GuardianshipCommand =
  | Ordered<'GiveBirthDate', { readonly memberId: string; readonly birthDate: string }>
  | Ordered<
      'InviteGuardian',
      {
        readonly invitationId: string;
        /** The minor has proven their own mail. */
        readonly hasVerifiedMail: boolean;
      }
    >
  | Ordered<
      'AcceptInvitation',
      {
        readonly minorId: string;
        readonly invitationId: string;
        /** What is known of the actor, who would be the guardian. */
        readonly isAdult: boolean;
        readonly hasVerifiedMail: boolean;
      }
    >
  | Ordered<'VerifyGuardian' | 'RefuseGuardian', Judged>
  | Ordered<
      'HearCheck',
      {
        readonly minorId: string;
        readonly invitationId: string;
        readonly verdict: 'verified' | ReasonToLook;
        /** Where the check is, for the record. */
        readonly host: string;
      }
    >
  | Ordered<'AskUnlink', { readonly minorId: string }>
  | Ordered<'WithdrawUnlink', { readonly minorId: string }>
  | Ordered<'LoseGuardian', { readonly guardianId: string }>
  | Ordered<'ComeOfAge'>;

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

export const invitationDays = 7;
export const invitationsADay = 5;

/** source  README, Commands, Rules 5, 7, 9 and 13 */
export const guardianshipDecider: Decider<Guardianship, GuardianshipCommand, GuardianshipEvent> = {
  initial: { birthDate: null, wasMinor: false, cameOfAge: false, invitations: [], link: null },
  decide,
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

/** A date of birth is on record, and it is 18 years back. */
export const isKnownAdult = (member: Guardianship, now: string): boolean =>
  member.birthDate !== null && !isMinor(member, now);

/** errors  BIRTH_DATE_WRONG (invalid) for a day that nobody alive was born on */
export function ageFrom(birthDate: string, now: string): number {
  const age = ageOn(birthDate, now);
  if (age >= 0 && age <= 120) return age;
  throw invalid('BIRTH_DATE_WRONG', {
    message: 'Check the date of birth.',
    fields: [{ path: 'dateOfBirth', message: 'Check the date of birth.' }],
  });
}

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
      return judge(command, member);
    case 'HearCheck':
      return hearCheck(command, member);
    case 'AskUnlink':
      return askUnlink(command, member);
    case 'WithdrawUnlink':
      return withdrawUnlink(command, member);
    case 'LoseGuardian':
      return member.link?.guardianId === command.guardianId
        ? [fact('GuardianUnlinked', { guardianId: command.guardianId, because: 'guardian left' as const })]
        : [];
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

/** Once, and for good: a mistake is put right by support.
 *  out     [BirthDateGiven], or [] for the same date again
 *  errors  BIRTH_DATE_WRONG (invalid), SIGN_UP_HELD (forbidden) under 13, BIRTH_DATE_GIVEN (conflict) */
function giveBirthDate(
  { memberId, birthDate, meta }: OrderOf<GuardianshipCommand, 'GiveBirthDate'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  if (member.birthDate === birthDate) return [];
  if (member.birthDate !== null)
    throw conflict('BIRTH_DATE_GIVEN', {
      message: 'Your date of birth is on record. Write to support if it is wrong.',
    });
  const age = ageFrom(birthDate, meta.now);
  if (age < youngestMember) throw held();
  return [fact('BirthDateGiven', { memberId, birthDate, isMinor: age < adultAge })];
}

/** units   the invitation is good for 7 days
 *  errors  NOT_A_MINOR (conflict), MAIL_NOT_VERIFIED (forbidden), GUARDIAN_LINKED (conflict), TOO_MANY_INVITATIONS (too-many) after 5 in 24 hours */
function invite(
  { invitationId, hasVerifiedMail, meta }: OrderOf<GuardianshipCommand, 'InviteGuardian'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  if (!isMinor(member, meta.now))
    throw conflict('NOT_A_MINOR', { message: 'Only members under 18 need a guardian.' });
  if (!hasVerifiedMail)
    throw forbidden('MAIL_NOT_VERIFIED', { message: 'Verify your e-mail first, then invite again.' });
  if (member.link)
    throw conflict('GUARDIAN_LINKED', { message: 'A parent or guardian has accepted already.' });
  const ofToday = member.invitations.filter(
    ({ expiresAt }) => expiresAt > plusDays(meta.now, invitationDays - 1),
  );
  if (ofToday.length >= invitationsADay)
    throw tooMany('TOO_MANY_INVITATIONS', {
      message: `${invitationsADay} invitations went out today. Try again tomorrow.`,
    });
  const expiresAt = plusDays(meta.now, invitationDays);
  return [fact('GuardianInvited', { memberId: meta.actor.id, invitationId, expiresAt })];
}

/** The actor becomes the guardian, once staff or the configured check has verified it.
 *  errors  INVITATION_OVER (conflict), OWN_GUARDIAN, GUARDIAN_NOT_ADULT, MAIL_NOT_VERIFIED (forbidden) */
function accept(
  { minorId, invitationId, isAdult, hasVerifiedMail, meta }: OrderOf<GuardianshipCommand, 'AcceptInvitation'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  const guardianId = meta.actor.id;
  if (minorId === guardianId)
    throw forbidden('OWN_GUARDIAN', { message: 'This invitation is for your parent or guardian.' });
  const open = member.invitations.find(({ id }) => id === invitationId);
  if (!open || open.expiresAt <= meta.now || !isMinor(member, meta.now)) throw over();
  if (!isAdult)
    throw forbidden('GUARDIAN_NOT_ADULT', {
      message: 'A guardian is 18 or older. Give your date of birth on the account page first.',
    });
  if (!hasVerifiedMail)
    throw forbidden('MAIL_NOT_VERIFIED', { message: 'Verify your e-mail first, then accept again.' });
  return [fact('GuardianAccepted', { memberId: minorId, invitationId, guardianId })];
}

/** Staff looks at who accepted. Nobody judges a link of their own.
 *  out     [GuardianVerified] or [GuardianRefused]; [] when it was verified already
 *  errors  STAFF_ONLY, OWN_GUARDIAN (forbidden), NO_GUARDIAN (conflict) */
function judge(
  command: OrderOf<GuardianshipCommand, 'VerifyGuardian' | 'RefuseGuardian'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const { minorId: memberId } = command;
  const { id: staff, roles } = command.meta.actor;
  if (!roles.includes('admin')) throw forbidden('STAFF_ONLY', { message: 'Only staff may do that.' });
  if (!link) throw noGuardian();
  const { guardianId, status } = link;
  if (guardianId !== command.guardianId)
    throw conflict('ANOTHER_GUARDIAN', {
      message: 'Somebody else has accepted since you looked. Look at them first.',
    });
  if (guardianId === staff || memberId === staff)
    throw forbidden('OWN_GUARDIAN', { message: 'Somebody else of the staff has to look at this.' });
  if (command.type === 'RefuseGuardian')
    return [fact('GuardianRefused', { memberId, guardianId, refusedBy: staff })];
  if (status === 'verified') return [];
  return [
    fact('GuardianVerified', {
      memberId,
      guardianId,
      method: 'staff' as const,
      verifiedBy: staff,
      host: null,
    }),
  ];
}

/** The configured check answered for the link that it was asked about. Staff may have been quicker, the link may be over: then nothing follows.
 *  out     [GuardianVerified], [GuardianLeftToStaff], or [] */
function hearCheck(
  { minorId: memberId, invitationId, verdict, host, meta }: OrderOf<GuardianshipCommand, 'HearCheck'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  if (link?.invitationId !== invitationId || link.status === 'verified' || link.wasChecked) return [];
  const { guardianId } = link;
  if (verdict !== 'verified')
    return [fact('GuardianLeftToStaff', { memberId, guardianId, because: verdict })];
  const said = { method: 'check' as const, verifiedBy: meta.actor.id, host };
  return [fact('GuardianVerified', { memberId, guardianId, ...said })];
}

/** One of the two asks; when the other has asked already, the link ends. One that nobody has verified ends at once.
 *  out     [UnlinkAsked], [GuardianUnlinked], or [] when the actor asked before
 *  errors  NOT_YOUR_LINK (forbidden), to others whether there is one or not; NO_GUARDIAN (conflict) */
function askUnlink(
  { minorId, meta }: OrderOf<GuardianshipCommand, 'AskUnlink'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const by = meta.actor.id;
  if (by !== minorId && by !== link?.guardianId) throw notYourLink();
  if (!link) throw noGuardian();
  if (link.status !== 'verified')
    return [fact('GuardianUnlinked', { guardianId: link.guardianId, because: 'not verified' as const })];
  if (link.unlinkAskedBy === by) return [];
  if (link.unlinkAskedBy === null) return [fact('UnlinkAsked', { askedBy: by })];
  return [fact('GuardianUnlinked', { guardianId: link.guardianId, because: 'both agreed' as const })];
}

/** out     [UnlinkWithdrawn], or [] when the actor has not asked
 *  errors  NOT_YOUR_LINK (forbidden), to others whether there is one or not */
function withdrawUnlink(
  { minorId, meta }: OrderOf<GuardianshipCommand, 'WithdrawUnlink'>,
  { link }: Guardianship,
): readonly GuardianshipEvent[] {
  const askedBy = meta.actor.id;
  if (askedBy !== minorId && askedBy !== link?.guardianId) throw notYourLink();
  return link?.unlinkAskedBy === askedBy ? [fact('UnlinkWithdrawn', { askedBy })] : [];
}

/** out  [MajorityReached] from the eighteenth birthday on; [] before, and for who was no minor */
function comeOfAge(
  { meta }: OrderOf<GuardianshipCommand, 'ComeOfAge'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  const { wasMinor, cameOfAge, birthDate, link } = member;
  if (!wasMinor || cameOfAge || !birthDate || ageOn(birthDate, meta.now) < adultAge) return [];
  return [fact('MajorityReached', { guardianId: link?.guardianId ?? null })];
}

/** Says nothing of why: the gate is neutral. */
export const held = () =>
  forbidden('SIGN_UP_HELD', { message: 'We cannot create an account for you. Please come back later.' });

export const over = () =>
  conflict('INVITATION_OVER', { message: 'This invitation is no longer good. Ask for a new one.' });
/** Says the same of who has a guardian and who has none: nobody finds out who is a minor. */
export const notYourLink = () =>
  forbidden('NOT_YOUR_LINK', { message: 'That is between a minor and their guardian.' });
const noGuardian = () => conflict('NO_GUARDIAN', { message: 'There is no guardian linked.' });
