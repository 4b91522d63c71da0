import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, tooMany } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { GuardianshipEvent } from './guardianship.events.js';
import { type Guardianship, isMinor } from './guardianship.state.js';

export type InvitationCommand =
  | Command<
      'InviteGuardian',
      {
        readonly invitationId: string;
        /** The minor has verified their own e-mail. */
        readonly hasVerifiedMail: boolean;
      }
    >
  | Command<
      'AcceptInvitation',
      {
        readonly minorId: string;
        readonly invitationId: string;
        /** The guardianship of the actor, who would be the guardian. */
        readonly isAdult: boolean;
        readonly hasVerifiedMail: boolean;
      }
    >;

export const invitationDays = 7;
export const invitationsADay = 5;

/** units   the invitation is valid for 7 days
 *  errors  NOT_A_MINOR (conflict), MAIL_NOT_VERIFIED (forbidden), GUARDIAN_LINKED (conflict), TOO_MANY_INVITATIONS (too-many) after 5 in 24 hours */
export function invite(
  { invitationId, hasVerifiedMail, meta }: CommandOf<InvitationCommand, 'InviteGuardian'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  if (!isMinor(member, meta.now))
    throw conflict('NOT_A_MINOR', { message: 'Only members under 18 need a guardian.' });
  if (!hasVerifiedMail)
    throw forbidden('MAIL_NOT_VERIFIED', { message: 'Confirm your email address first, then invite again.' });
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
  return [event('GuardianInvited', { memberId: meta.actor.id, invitationId, expiresAt })];
}

/** Link the actor as the guardian, for staff or the configured check to verify.
 *  errors  INVITATION_OVER (conflict), OWN_GUARDIAN, GUARDIAN_NOT_ADULT, MAIL_NOT_VERIFIED (forbidden) */
export function accept(
  { minorId, invitationId, isAdult, hasVerifiedMail, meta }: CommandOf<InvitationCommand, 'AcceptInvitation'>,
  member: Guardianship,
): readonly GuardianshipEvent[] {
  const guardianId = meta.actor.id;
  if (minorId === guardianId)
    throw forbidden('OWN_GUARDIAN', { message: 'This invitation is for your parent or guardian.' });
  const open = member.invitations.find(({ id }) => id === invitationId);
  if (!open || open.expiresAt <= meta.now || !isMinor(member, meta.now)) throw invitationOver();
  if (!isAdult)
    throw forbidden('GUARDIAN_NOT_ADULT', {
      message: 'A guardian must be 18 or older. Enter your date of birth on your account page first.',
    });
  if (!hasVerifiedMail)
    throw forbidden('MAIL_NOT_VERIFIED', { message: 'Confirm your email address first, then accept again.' });
  return [event('GuardianAccepted', { memberId: minorId, invitationId, guardianId })];
}

export const invitationOver = () =>
  conflict('INVITATION_OVER', { message: 'This invitation is no longer valid. Ask for a new one.' });
