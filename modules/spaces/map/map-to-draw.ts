import { gatheringState } from '../../events/gathering/gathering.state.js';
import { mustRun, notVerified } from '../../events/gathering/gathering-authority.rules.js';
import { isDraft } from '../../events/gathering/gathering-guards.rules.js';
import { organizerState } from '../../events/organizer/organizer.state.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { spaceMapEvents } from './space-map.events.js';
import { type SpaceMap, spaceMapState } from './space-map.state.js';

/** A map as its log has it now. */
export interface OpenMap {
  readonly map: SpaceMap;
  readonly version: number;
  readonly position: number;
}

/** Refuses whoever does not draw the map of an event: owners and editors of the organizer that runs it do.
 *  errors  GATHERING_NOT_FOUND (not-found), NOT_YOUR_GATHERING (forbidden)
 *  source  README, Rule 7 */
export async function mustDraw(
  eventStore: DomainEventStore,
  gatheringId: string,
  { actor }: CommandMetadata,
): Promise<void> {
  const { gathering, club } = await eventOf(eventStore, gatheringId);
  mustRun(gathering, club, actor.id);
}

/** Refuses to show a map of an organizer whose verification staff withdrew, or that a decision hides.
 *  errors  NOT_VERIFIED (forbidden), and those before */
export async function mustPublish(
  eventStore: DomainEventStore,
  gatheringId: string,
  { actor }: CommandMetadata,
): Promise<void> {
  const { gathering, club } = await eventOf(eventStore, gatheringId);
  mustRun(gathering, club, actor.id);
  if (!isDraft(gathering) && club && (club.isHidden || club.verification === 'withdrawn'))
    throw notVerified();
}

export async function openMap(eventStore: DomainEventStore, gatheringId: string): Promise<OpenMap> {
  const { events, version, position } = await eventStore.history(spaceMapEvents, gatheringId);
  return { map: foldEvents(spaceMapState, events), version, position };
}

async function eventOf(eventStore: DomainEventStore, id: string) {
  const gathering = await loadState(eventStore, gatheringState, id);
  const { clubId } = gathering;
  return { gathering, club: clubId === null ? null : await loadState(eventStore, organizerState, clubId) };
}
