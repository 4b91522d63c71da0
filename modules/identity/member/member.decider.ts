import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type MemberEvent, memberEvents, type SocialKind } from './member.events.js';
import { type Member, memberState, mustBeRegistered, type RegisteredMember } from './member.state.js';

export type MemberCommand =
  | Command<'RegisterMember', { readonly memberId: string; readonly name: string; readonly email: string }>
  | Command<'RenameMember', { readonly name: string }>
  | Command<'VerifyMember', { readonly email: string }>
  | Command<'AcceptTerms', { readonly version: string }>
  | Command<'LinkSocial', { readonly kind: SocialKind; readonly issuer: string; readonly subject: string }>
  | Command<'UnlinkSocial', { readonly kind: SocialKind }>
  | Command<'RemoveSecondFactor', { readonly reason: string; readonly isOn: boolean }>
  | Command<'SuspendMember', { readonly reason: string }>
  | Command<'LiftSuspension', { readonly reason: string }>
  | Command<'EraseMember'>;

/** The rules of a member's own stream.
 *  source  README, Rules 1–3, 9 and 23 */
export const memberDecider: StreamDecider<typeof memberEvents, Member, MemberCommand> = {
  ...memberState,
  decide,
};

function decide(command: MemberCommand, member: Member): readonly MemberEvent[] {
  switch (command.type) {
    case 'RegisterMember':
      return register(command, member);
    case 'RenameMember':
      return rename(command, member);
    case 'VerifyMember':
      return verify(command, member);
    case 'AcceptTerms':
      return acceptTerms(command, member);
    case 'LinkSocial':
      return link(command, member);
    case 'UnlinkSocial':
      return unlink(command, member);
    case 'RemoveSecondFactor':
      return removeSecondFactor(command, member);
    case 'SuspendMember':
      return suspend(command, member);
    case 'LiftSuspension':
      return lift(command, member);
    case 'EraseMember':
      return erase(command, member);
    default:
      return unreachable(command);
  }
}

/** out  [MemberRegistered], or [] for a member who is registered already */
function register(
  { memberId, name, email }: CommandOf<MemberCommand, 'RegisterMember'>,
  member: Member,
): readonly MemberEvent[] {
  if (member.status === 'erased') throw gone();
  return member.status === 'registered' ? [] : [event('MemberRegistered', { memberId, name, email })];
}

/** out     [MemberRenamed], or [] when that is the name already
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function rename(
  { name, meta }: CommandOf<MemberCommand, 'RenameMember'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, name: before } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return before === name ? [] : [event('MemberRenamed', { memberId: id, name })];
}

/** out     [MemberVerified], or [] for the mail that was proven last
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function verify(
  { email, meta }: CommandOf<MemberCommand, 'VerifyMember'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, email: before, hasVerifiedMail } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return hasVerifiedMail && before === email ? [] : [event('MemberVerified', { memberId: id, email })];
}

/** out     [TermsAccepted], or [] for that version or one that came after it
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden): nobody accepts for somebody else */
function acceptTerms(
  { version, meta }: CommandOf<MemberCommand, 'AcceptTerms'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, terms = '' } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return version <= terms ? [] : [event('TermsAccepted', { memberId: id, version })];
}

/** out     [SocialLinked], or [] when somebody of that kind vouches already
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function link(
  { kind, issuer, subject, meta }: CommandOf<MemberCommand, 'LinkSocial'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, linked } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return linked.includes(kind) ? [] : [event('SocialLinked', { memberId: id, kind, issuer, subject })];
}

/** out     [SocialUnlinked], or [] when nobody of that kind vouches
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function unlink(
  { kind, meta }: CommandOf<MemberCommand, 'UnlinkSocial'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, linked } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return linked.includes(kind) ? [event('SocialUnlinked', { memberId: id, kind })] : [];
}

/** in      isOn: whether signing in takes a second step, which is a row and no fact
 *  out     [SecondFactorRemoved], or [] when it is off
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SECOND_FACTOR (forbidden) */
function removeSecondFactor(
  { reason, isOn, meta }: CommandOf<MemberCommand, 'RemoveSecondFactor'>,
  member: Member,
): readonly MemberEvent[] {
  const { id } = registered(member);
  if (meta.actor.id === id)
    throw forbidden('OWN_SECOND_FACTOR', {
      message: 'Turn your own second step off on your account page, or have another admin do this.',
    });
  return isOn ? [event('SecondFactorRemoved', { memberId: id, reason, removedBy: meta.actor.id })] : [];
}

/** out     [MemberSuspended], or [] for who is suspended already
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SUSPENSION (forbidden) */
function suspend(
  { reason, meta }: CommandOf<MemberCommand, 'SuspendMember'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, isSuspended } = registered(member);
  if (meta.actor.id === id)
    throw forbidden('OWN_SUSPENSION', { message: 'Nobody suspends themselves. Have another admin do this.' });
  return isSuspended ? [] : [event('MemberSuspended', { memberId: id, reason, suspendedBy: meta.actor.id })];
}

/** out     [SuspensionLifted], or [] for who is not suspended
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict) */
function lift(
  { reason, meta }: CommandOf<MemberCommand, 'LiftSuspension'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, isSuspended } = registered(member);
  return isSuspended ? [event('SuspensionLifted', { memberId: id, reason, liftedBy: meta.actor.id })] : [];
}

/** out     [MemberErased], or [] for a member who is erased already
 *  errors  MEMBER_NOT_FOUND, NOT_YOUR_ACCOUNT (forbidden) for anybody but the member and admins */
function erase({ meta }: CommandOf<MemberCommand, 'EraseMember'>, member: Member): readonly MemberEvent[] {
  if (member.status === 'erased') return [];
  const { id } = registered(member);
  if (meta.actor.id !== id && !meta.actor.roles.includes('admin'))
    throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return [event('MemberErased', { memberId: id })];
}

function registered(member: Member): RegisteredMember {
  if (member.status === 'erased') throw gone();
  return mustBeRegistered(member);
}

const gone = () => conflict('MEMBER_ERASED', { message: 'This account was erased.' });
