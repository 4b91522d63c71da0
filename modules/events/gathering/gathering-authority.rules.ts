import { forbidden } from '../../kernel/decider/errors.js';
import type { Organizer } from '../organizer/organizer.state.js';
import type { Gathering } from './gathering.state.js';
import { isDraft, mustExist, noGathering } from './gathering-guards.rules.js';

/** Whether a member prepares and publishes events of an organizer: as one of its owners or editors. */
export function preparesFor({ team }: Organizer, memberId: string): boolean {
  const role = team[memberId];
  return role === 'owner' || role === 'editor';
}

/** Refuses whoever does not run a gathering. One that was published before there were organizers is run by whoever published it.
 *  in      club: its organizer; null without one
 *  errors  GATHERING_NOT_FOUND (not-found) also for a draft of others, NOT_YOUR_GATHERING (forbidden) */
export function mustRun(gathering: Gathering, club: Organizer | null, memberId: string): void {
  mustExist(gathering);
  if (club ? preparesFor(club, memberId) : gathering.organizerId === memberId) return;
  if (isDraft(gathering) && club?.team[memberId] === undefined) throw noGathering();
  throw forbidden('NOT_YOUR_GATHERING', {
    message: 'Only owners and editors of its organizer may do that.',
  });
}

export const notVerified = () =>
  forbidden('NOT_VERIFIED', {
    message: 'Only verified organizers publish events. The page of the organizer says how to be verified.',
  });
