import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { type MemberEvent, memberEvents, type SocialKind } from './member.events.js';
import {
  type Member,
  memberState,
  mustBeRegistered,
  type RegisteredMember,
  type SuspensionInForce,
} from './member.state.js';

export type MemberCommand =
  | Command<'RegisterMember', { readonly memberId: string; readonly name: string; readonly email: string }>
  | Command<'RenameMember', { readonly name: string }>
  | Command<'VerifyMember', { readonly email: string }>
  | Command<'AcceptTerms', { readonly version: string }>
  | Command<'LinkSocial', { readonly kind: SocialKind; readonly issuer: string; readonly subject: string }>
  | Command<'UnlinkSocial', { readonly kind: SocialKind }>
  | Command<'RemoveSecondFactor', { readonly reason: string; readonly isOn: boolean }>
  | Command<'SuspendMember', { readonly reason: string } & SuspensionInForce>
  | Command<'LiftSuspension', { readonly reason: string; readonly decisionId?: string | null }>
  | Command<'EndSuspensions'>
  | Command<'EraseMember'>;

/** The rules of a member's own stream.
 *  source  README, Rules 1–3, 9 and 23 */
export const memberDecider: StreamDecider<typeof memberEvents, Member, MemberCommand> = {
  ...memberState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<MemberCommand['type']> = new Set([
  'RemoveSecondFactor',
  'SuspendMember',
  'LiftSuspension',
  'EndSuspensions',
  'EraseMember',
]);

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
    case 'EndSuspensions':
      return endOver(command, member);
    case 'EraseMember':
      return erase(command, member);
    default:
      return unreachable(command);
  }
}

/** out  [MemberRegistered], or [] when the member is already registered */
function register(
  { memberId, name, email }: CommandOf<MemberCommand, 'RegisterMember'>,
  member: Member,
): readonly MemberEvent[] {
  if (member.status === 'erased') throw gone();
  return member.status === 'registered' ? [] : [event('MemberRegistered', { memberId, name, email })];
}

/** out     [MemberRenamed], or [] when the member already has that name
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function rename(
  { name, meta }: CommandOf<MemberCommand, 'RenameMember'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, name: before } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return before === name ? [] : [event('MemberRenamed', { memberId: id, name })];
}

/** out     [MemberVerified], or [] for the address that was verified last
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function verify(
  { email, meta }: CommandOf<MemberCommand, 'VerifyMember'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, email: before, hasVerifiedMail } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return hasVerifiedMail && before === email ? [] : [event('MemberVerified', { memberId: id, email })];
}

/** out     [TermsAccepted], or [] when that version or a later one was accepted
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function acceptTerms(
  { version, meta }: CommandOf<MemberCommand, 'AcceptTerms'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, terms = '' } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return version <= terms ? [] : [event('TermsAccepted', { memberId: id, version })];
}

/** out     [SocialLinked], or [] when a provider of that kind is already linked
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function link(
  { kind, issuer, subject, meta }: CommandOf<MemberCommand, 'LinkSocial'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, linked } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return linked.includes(kind) ? [] : [event('SocialLinked', { memberId: id, kind, issuer, subject })];
}

/** out     [SocialUnlinked], or [] when no provider of that kind is linked
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
function unlink(
  { kind, meta }: CommandOf<MemberCommand, 'UnlinkSocial'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, linked } = registered(member);
  if (meta.actor.id !== id) throw forbidden('NOT_YOUR_ACCOUNT', { message: 'That is not your account.' });
  return linked.includes(kind) ? [event('SocialUnlinked', { memberId: id, kind })] : [];
}

/** in      isOn: whether two-step sign-in is on, which a row holds, not an event
 *  out     [SecondFactorRemoved], or [] when it is off
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SECOND_FACTOR (forbidden) */
function removeSecondFactor(
  { reason, isOn, meta }: CommandOf<MemberCommand, 'RemoveSecondFactor'>,
  member: Member,
): readonly MemberEvent[] {
  const { id } = registered(member);
  if (meta.actor.id === id)
    throw forbidden('OWN_SECOND_FACTOR', {
      message: 'Turn off your own two-step sign-in on your account page, or ask another admin to do it.',
    });
  return isOn ? [event('SecondFactorRemoved', { memberId: id, reason, removedBy: meta.actor.id })] : [];
}

/** A decision that suspends again sets another end. A second decision suspends beside the first.
 *  out     [MemberSuspended], or [] when the same decision suspends the member until then already
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SUSPENSION (forbidden) */
function suspend(
  { reason, decisionId, until, meta }: CommandOf<MemberCommand, 'SuspendMember'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, suspensions } = registered(member);
  if (meta.actor.id === id)
    throw forbidden('OWN_SUSPENSION', { message: "You can't suspend yourself. Ask another admin to do it." });
  if (suspensions.some((one) => one.decisionId === decisionId && one.until === until)) return [];
  return [event('MemberSuspended', { memberId: id, reason, suspendedBy: meta.actor.id, decisionId, until })];
}

/** in      decisionId: whose suspension ends; without it each one does
 *  out     [SuspensionLifted, …] for each that ends, or [] when none is in force
 *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict) */
function lift(
  { reason, decisionId, meta }: CommandOf<MemberCommand, 'LiftSuspension'>,
  member: Member,
): readonly MemberEvent[] {
  const { id, suspensions } = registered(member);
  const ended = suspensions.filter((one) => decisionId === undefined || one.decisionId === decisionId);
  return ended.map((one) => lifted(id, one, reason, meta.actor.id));
}

/** out  [SuspensionLifted, …] for each suspension whose time is over */
function endOver(
  { meta }: CommandOf<MemberCommand, 'EndSuspensions'>,
  member: Member,
): readonly MemberEvent[] {
  if (member.status !== 'registered') return [];
  const over = member.suspensions.filter(({ until }) => until !== null && until <= meta.now);
  return over.map((one) => lifted(member.id, one, 'Its time is over.', meta.actor.id));
}

const lifted = (
  memberId: string,
  { decisionId }: SuspensionInForce,
  reason: string,
  liftedBy: string,
): MemberEvent => event('SuspensionLifted', { memberId, reason, liftedBy, decisionId });

/** out     [MemberErased], or [] when the member is already erased
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

const gone = () => conflict('MEMBER_ERASED', { message: 'This account has been erased.' });
