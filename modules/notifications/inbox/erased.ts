import { memberEvents } from '../../identity/member/member.events.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';

/** Reads the event store, which knows of an erasure before any row. */
export async function isErased(eventStore: DomainEventStore, memberId: string): Promise<boolean> {
  return (await eventStore.read(memberEvents, memberId)).some(({ type }) => type === 'MemberErased');
}
