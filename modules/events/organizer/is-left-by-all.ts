import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { organizerState } from './organizer.state.js';

/** Whether nobody works in an organizer any more. Nobody can join it then. */
export async function isLeftByAll(eventStore: DomainEventStore, organizerId: string): Promise<boolean> {
  const { team } = await loadState(eventStore, organizerState, organizerId);
  return Object.keys(team).length === 0;
}
