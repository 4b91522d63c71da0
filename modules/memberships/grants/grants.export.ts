import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { type ExportedEvent, type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import { type GrantsEvent, grantsEvents } from './grants.events.js';

export const exportGrants = (eventStore: DomainEventStore): ExportSection => ({
  file: 'grants.json',
  read: async (memberId) => grantedEvents(await eventStore.read(grantsEvents, memberId)),
});

/** The grants of a member and their ends, without the names and notes of staff, and without proposals that were not granted. */
export function grantedEvents(history: readonly RecordedEvent<GrantsEvent>[]): readonly ExportedEvent[] {
  const granted = new Set(
    history.flatMap(({ type, data }) => (type === 'LifetimeConfirmed' ? [data.proposalId] : [])),
  );
  return history
    .filter(({ data }) => !('proposalId' in data) || granted.has(data.proposalId))
    .map(withoutStaff(grantsEvents));
}
