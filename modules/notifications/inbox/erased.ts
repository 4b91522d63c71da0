import { memberState } from '../../identity/member/member.state.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';

/** Reads the event store, which knows of an erasure before any row. */
export async function isErased(eventStore: DomainEventStore, memberId: string): Promise<boolean> {
  return (await loadState(eventStore, memberState, memberId)).status === 'erased';
}
