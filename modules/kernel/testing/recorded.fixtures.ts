import type { DomainEvent } from '../decider/decider.js';
import type { RecordedEvent } from '../event-store/events.js';

export const recordedAt = '2026-06-01T12:00:00.000Z';

/** Recorded events of one stream, each with who did it. */
export function recordedBy<Event extends DomainEvent>(
  events: readonly (readonly [actorId: string, Event])[],
): readonly RecordedEvent<Event>[] {
  return events.map(([actorId, { type, data }]) => ({
    type,
    data,
    recordedAt,
    meta: { actorId, commandId: 'c' },
  })) as unknown as readonly RecordedEvent<Event>[];
}

export const typesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type);
