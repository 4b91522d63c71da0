import { memberEvents } from '../../identity/member/member.events.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';

/** By the log, which knows it before any row does. */
export async function isErased(eventStore: DomainEventStore, memberId: string): Promise<boolean> {
  return (await eventStore.read(memberEvents, memberId)).some(({ type }) => type === 'MemberErased');
}
