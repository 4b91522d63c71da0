import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound } from '../../kernel/decider/errors.js';
import { mustExist, mustWorkAs, withRole } from './authority.rules.js';
import { maxTeam, type OrganizerEvent, type TeamRole, teamRoles } from './organizer.events.js';
import type { Organizer } from './organizer.state.js';

/** Who works in an organizer. The sender looks whether a member is known to be 18. */
export type ChangeTeam =
  | Command<'InviteToTeam', { readonly memberId: string; readonly role: TeamRole }>
  | Command<'AnswerTeamInvitation', { readonly accepts: boolean }>
  | Command<'ChangeTeamRole', { readonly memberId: string; readonly role: TeamRole }>
  | Command<'LeaveTeam', { readonly memberId: string }>
  | Command<'PartWithTeamMember', { readonly memberId: string }>;

/** errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), IN_THE_TEAM_ALREADY, TEAM_FULL (conflict) */
export function invite(
  { memberId, role, meta }: CommandOf<ChangeTeam, 'InviteToTeam'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const { team, invited } = mustWorkAs(['owner'], organizer, meta);
  if (team[memberId] !== undefined || invited[memberId] !== undefined)
    throw conflict('IN_THE_TEAM_ALREADY', { message: 'That member is in the team, or invited to it.' });
  if (Object.keys(team).length + Object.keys(invited).length >= maxTeam)
    throw conflict('TEAM_FULL', {
      message: `A team has at most ${maxTeam} members, invited ones included. Let somebody go first.`,
    });
  return [event('TeamInvited', { memberId, role, by: meta.actor.id })];
}

/** Join the team, or decline. Joining again changes nothing.
 *  errors  ORGANIZER_NOT_FOUND, NOT_INVITED (not-found) */
export function answer(
  { accepts, meta }: CommandOf<ChangeTeam, 'AnswerTeamInvitation'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const { team, invited } = mustExist(organizer);
  const memberId = meta.actor.id;
  const role = invited[memberId];
  if (role === undefined) {
    if (accepts && team[memberId] !== undefined) return [];
    throw notFound('NOT_INVITED', { message: 'This invitation was taken back, or you answered it before.' });
  }
  return [
    accepts
      ? event('TeamJoined', { memberId, role })
      : event('TeamInvitationEnded', { memberId, because: 'declined' as const }),
  ];
}

/** Give somebody of the team another role, or change what an invitation offers.
 *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), LAST_OWNER (conflict) */
export function changeRole(
  { memberId, role, meta }: CommandOf<ChangeTeam, 'ChangeTeamRole'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const begun = mustWorkAs(['owner'], organizer, meta);
  const offered = begun.invited[memberId];
  if (offered !== undefined)
    return offered === role ? [] : [event('TeamInvited', { memberId, role, by: meta.actor.id })];
  const before = begun.team[memberId];
  if (before === undefined || before === role) return [];
  if (before === 'owner') mustKeepOwner(begun);
  return [event('TeamRoleChanged', { memberId, role, by: meta.actor.id })];
}

/** Leave, let somebody go, or take an invitation back. Nothing happens where there is nobody to leave.
 *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), LAST_OWNER (conflict) */
export function leave(
  { memberId, meta }: CommandOf<ChangeTeam, 'LeaveTeam'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const isOneself = memberId === meta.actor.id;
  if (isOneself && mustExist(organizer).invited[memberId] !== undefined)
    return [event('TeamInvitationEnded', { memberId, because: 'declined' as const })];
  const begun = mustWorkAs(isOneself ? teamRoles : ['owner'], organizer, meta);
  if (begun.invited[memberId] !== undefined)
    return [event('TeamInvitationEnded', { memberId, because: 'withdrawn' as const })];
  const role = begun.team[memberId];
  if (role === undefined) return [];
  if (role === 'owner') mustKeepOwner(begun);
  return [event('TeamLeft', { memberId, because: isOneself ? ('left' as const) : ('dismissed' as const) })];
}

/** A member is erased. After the last owner the editor who has worked in it longest owns it; without one nobody is left to answer for it, and it is no longer
 *  verified. */
export function partWith(
  { memberId, meta }: CommandOf<ChangeTeam, 'PartWithTeamMember'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const because = 'erased' as const;
  if (organizer.invited[memberId] !== undefined) return [event('TeamInvitationEnded', { memberId, because })];
  const role = organizer.team[memberId];
  if (role === undefined) return [];
  const left = event('TeamLeft', { memberId, because });
  if (role !== 'owner' || withRole(organizer, 'owner').length > 1) return [left];
  const by = meta.actor.id;
  const [heir] = withRole(organizer, 'editor');
  if (heir !== undefined)
    return [left, event('TeamRoleChanged', { memberId: heir, role: 'owner' as const, by })];
  const reason = 'Nobody is left to answer for it.';
  if (organizer.verification === 'verified') return [left, event('VerificationWithdrawn', { by, reason })];
  return organizer.verification === 'asked' ? [left, event('VerificationRefused', { by, reason })] : [left];
}

function mustKeepOwner(organizer: Organizer): void {
  if (withRole(organizer, 'owner').length > 1) return;
  throw conflict('LAST_OWNER', { message: 'A team keeps an owner. Make somebody else an owner first.' });
}
