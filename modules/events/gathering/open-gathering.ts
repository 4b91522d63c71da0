import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { forbidden, notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { isVerifiedAt, type Organizer, organizerState } from '../organizer/organizer.state.js';
import { gatheringEvents } from './gathering.events.js';
import { type Gathering, gatheringState } from './gathering.state.js';
import { mustRun, notVerified, preparesFor } from './gathering-authority.rules.js';
import { isDraft } from './gathering-guards.rules.js';

interface Deps {
  readonly eventStore: DomainEventStore;
}

/** A gathering with its organizer, as the log has them now. */
export interface OpenGathering {
  readonly gathering: Gathering;
  /** Null for what was published before there were organizers. */
  readonly club: Organizer | null;
  readonly version: number;
}

/** A gathering that the actor runs.
 *  errors  GATHERING_NOT_FOUND (not-found), NOT_YOUR_GATHERING (forbidden) */
export async function gatheringToRun(
  deps: Deps,
  id: string,
  { actor }: CommandMetadata,
): Promise<OpenGathering> {
  const open = await openGathering(deps, id);
  mustRun(open.gathering, open.club, actor.id);
  return open;
}

export async function openGathering({ eventStore }: Deps, id: string): Promise<OpenGathering> {
  const { events, version } = await eventStore.history(gatheringEvents, id);
  const gathering = foldEvents(gatheringState, events);
  const { clubId } = gathering;
  return {
    gathering,
    club: clubId === null ? null : await loadState(eventStore, organizerState, clubId),
    version,
  };
}

/** An organizer for which the actor prepares events.
 *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden) */
export async function organizerToPrepareFor(
  { eventStore }: Deps,
  id: string,
  { actor }: CommandMetadata,
): Promise<Organizer> {
  const club = await loadState(eventStore, organizerState, id);
  if (!club.exists || (club.isHidden && club.team[actor.id] === undefined))
    throw notFound('ORGANIZER_NOT_FOUND', { message: 'There is no such organizer.' });
  if (!preparesFor(club, actor.id))
    throw forbidden('NOT_IN_THE_TEAM', { message: 'Only its owners and editors prepare its events.' });
  return club;
}

/** errors  NOT_VERIFIED (forbidden) */
export function mustBeVerified(club: Organizer | null, now: string): void {
  if (!club || !isVerifiedAt(club, now)) throw notVerified();
}

/** What everybody reads is not changed for an organizer whose verification staff withdrew, or that a decision hides. Its team may still move or call off dates.
 *  errors  NOT_VERIFIED (forbidden) */
export function mayChangeWords({ gathering, club }: OpenGathering): void {
  if (isDraft(gathering) || !club) return;
  if (club.isHidden || club.verification === 'withdrawn') throw notVerified();
}
