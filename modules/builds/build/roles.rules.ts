import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound } from '../../kernel/decider/errors.js';
import type { BuildWords, Role } from './build.events.js';
import type { Build } from './build.state.js';

/** A build that was started and not deleted. */
export interface OpenBuild extends Build {
  readonly words: BuildWords;
}

/** What somebody may do with a build: as its owner, in a role, or nothing. */
export type Standing = 'owner' | Role | null;

/** Invited ones who have not joined look at it. */
export function standingOf({ ownerId, collaborators }: Build, memberId: string): Standing {
  if (memberId === ownerId) return 'owner';
  const collaborator = collaborators.get(memberId);
  if (collaborator === undefined) return null;
  return collaborator.isInvited ? 'looks' : collaborator.role;
}

const ranks: Readonly<Record<NonNullable<Standing>, number>> = { looks: 1, helps: 2, owns: 3, owner: 4 };

/** Whether somebody may do what needs this standing. */
export const mayAs = (standing: Standing, needed: NonNullable<Standing>): boolean =>
  standing !== null && ranks[standing] >= ranks[needed];

/** A build that the caller works on, with a standing that allows it. To everybody else it does not exist.
 *  errors  BUILD_NOT_FOUND (not-found); NOT_YOUR_PART (forbidden) for a lesser role; BUILD_GONE (conflict) when staff removed it */
export function mustBe(build: Build, needed: NonNullable<Standing>, { actor }: CommandMetadata): OpenBuild {
  const standing = standingOf(build, actor.id);
  if (standing === null || !isOpen(build)) throw buildNotFound();
  if (!mayAs(standing, needed))
    throw forbidden('NOT_YOUR_PART', {
      message: 'Ask the owner of this build: your role does not include that.',
    });
  if (build.standing === 'removed')
    throw conflict('BUILD_GONE', {
      message: 'Our staff removed this build. You can appeal from your account page.',
    });
  return build;
}

const isOpen = (build: Build): build is OpenBuild => build.words !== null && build.standing !== 'deleted';

export const buildNotFound = () =>
  notFound('BUILD_NOT_FOUND', { message: 'This build does not exist, or is not shown to you.' });
