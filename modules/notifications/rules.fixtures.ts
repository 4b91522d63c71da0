import type { EventOf, RecordedEvent, StreamDefinition } from '../kernel/event-store/events.js';
import type { NotificationRequest, NotificationRule } from './notifications.ports.js';

/** The notifications of a stream's rules after each of its events, in order. */
export function requestsAfter<Stream extends StreamDefinition>(
  rules: readonly NotificationRule[],
  entityId: string,
  history: readonly EventOf<Stream>[],
): readonly NotificationRequest[] {
  const recorded = history.map(
    (one, at) =>
      ({ ...one, entityId, version: at + 1, meta: { actorId: 'somebody' } }) as unknown as RecordedEvent,
  );
  return recorded.flatMap((one, at) =>
    rules
      .filter(({ type }) => type === one.type)
      .flatMap((rule) => rule.requests(one, recorded.slice(0, at))),
  );
}
