import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden, notFound } from '../../kernel/decider/errors.js';
import type { OrganizerWords, TeamRole } from './organizer.events.js';
import type { Organizer } from './organizer.state.js';

/** An organizer that exists. */
export type Begun = Organizer & { readonly words: OrganizerWords };

export const organizerNotFound = () =>
  notFound('ORGANIZER_NOT_FOUND', { message: 'There is no such organizer.' });

/** errors  ORGANIZER_NOT_FOUND (not-found) */
export function mustExist(organizer: Organizer): Begun {
  const { words } = organizer;
  if (words === null) throw organizerNotFound();
  return { ...organizer, words };
}

/** Whoever works in it, in one of these roles.
 *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden) */
export function mustWorkAs(
  roles: readonly TeamRole[],
  organizer: Organizer,
  { actor }: Pick<CommandMetadata, 'actor'>,
): Begun {
  const begun = mustExist(organizer);
  const role = begun.team[actor.id];
  if (role === undefined)
    throw forbidden('NOT_IN_THE_TEAM', { message: 'Only those who work in this organizer can do that.' });
  if (!roles.includes(role))
    throw forbidden('NOT_IN_THE_TEAM', {
      message: `Your role in this organizer does not allow that. ${inWords(roles)} can do it.`,
    });
  return begun;
}

const inWords = (roles: readonly TeamRole[]): string =>
  roles.length === 1 ? 'Its owners' : `Its ${roles.map((role) => `${role}s`).join(' and ')}`;

/** Members with one of these roles, the longest in the team first. */
export const withRole = (
  { team }: Pick<Organizer, 'team'>,
  ...roles: readonly TeamRole[]
): readonly string[] => Object.keys(team).filter((id) => roles.some((role) => role === team[id]));
