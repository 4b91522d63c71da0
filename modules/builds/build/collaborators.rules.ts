import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import { type BuildEvent, maxCollaborators, type Role } from './build.events.js';
import type { Build } from './build.state.js';
import { mustBe } from './roles.rules.js';

/** Who works on a build. The sender looks whether the two may meet. */
export type CollaboratorCommand =
  | Command<'InviteCollaborator', { readonly memberId: string; readonly role: Role }>
  | Command<'JoinBuild'>
  /** `because` is given where it follows from elsewhere; otherwise it follows from who asks. */
  | Command<
      'EndCollaboration',
      { readonly memberId: string; readonly because?: 'blocked' | 'erased' | undefined }
    >;

export function collaboratorRules(command: CollaboratorCommand, build: Build): readonly BuildEvent[] {
  switch (command.type) {
    case 'InviteCollaborator':
      return invite(command, build);
    case 'JoinBuild':
      return join(command, build);
    case 'EndCollaboration':
      return end(command, build);
    default:
      return unreachable(command);
  }
}

/** Invite a member, or change the role of one who is there.
 *  events  [CollaboratorInvited], [RoleChanged], or [] when they have that role
 *  errors  OWN_COLLABORATOR (unprocessable), TOO_MANY_COLLABORATORS (conflict), those of `mustBe` */
function invite(
  { memberId, role, meta }: CommandOf<CollaboratorCommand, 'InviteCollaborator'>,
  build: Build,
): readonly BuildEvent[] {
  const { ownerId, collaborators } = mustBe(build, 'owns', meta);
  if (memberId === ownerId) throw ownCollaborator('The owner works on this build already.');
  const before = collaborators.get(memberId);
  const by = meta.actor.id;
  if (before) return before.role === role ? [] : [event('RoleChanged', { memberId, role, by })];
  if (collaborators.size >= maxCollaborators)
    throw conflict('TOO_MANY_COLLABORATORS', {
      message: `A build has at most ${maxCollaborators} collaborators. Remove one first.`,
    });
  return [event('CollaboratorInvited', { memberId, role, by })];
}

/** Accept an invitation.
 *  errors  those of `mustBe`: to whoever is not invited, the build does not exist */
function join({ meta }: CommandOf<CollaboratorCommand, 'JoinBuild'>, build: Build): readonly BuildEvent[] {
  const { collaborators } = mustBe(build, 'looks', meta);
  const memberId = meta.actor.id;
  return collaborators.get(memberId)?.isInvited ? [event('CollaboratorJoined', { memberId })] : [];
}

/** End the part of a collaborator. They leave, or decline, themselves, also a build that staff removed; owners remove others.
 *  errors  those of `mustBe` */
function end(
  { memberId, because, meta }: CommandOf<CollaboratorCommand, 'EndCollaboration'>,
  build: Build,
): readonly BuildEvent[] {
  const collaborator = build.collaborators.get(memberId);
  const leave = (why: 'declined' | 'left' | 'removed' | 'blocked' | 'erased') =>
    collaborator ? [event('CollaboratorLeft', { memberId, because: why })] : [];
  if (because) return leave(because);
  if (memberId === meta.actor.id) {
    if (!collaborator) mustBe(build, 'owner', meta);
    return leave(collaborator?.isInvited ? 'declined' : 'left');
  }
  mustBe(build, 'owns', meta);
  return leave('removed');
}

/** errors  OWN_COLLABORATOR (unprocessable) */
export const ownCollaborator = (message: string) =>
  unprocessable('OWN_COLLABORATOR', {
    message,
    fields: [{ path: 'member', message: 'Choose another member.' }],
  });
