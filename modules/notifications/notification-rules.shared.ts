import type { EventOf, RecordedEvent, StreamDefinition } from '../kernel/event-store/events.js';
import type { NotificationRequest, NotificationRule } from './notifications.ports.js';

/** Makes the rules of one stream: whenever an event is recorded, then these members are notified; `before` are the events of the same stream up to it.
 *  `const whenever = rulesOf(listingEvents);`
 *  `whenever('ListingHeld', 'tell-seller-of-hold', ({ entityId }, before) => [{ recipientId, type, … }])` */
export function rulesOf<Stream extends StreamDefinition>(stream: Stream) {
  return <Type extends EventOf<Stream>['type']>(
    type: Type,
    name: string,
    requests: (
      event: RecordedEvent<Extract<EventOf<Stream>, { readonly type: Type }>>,
      before: readonly RecordedEvent<EventOf<Stream>>[],
    ) => readonly NotificationRequest[],
  ): NotificationRule => ({ name, stream, type, requests: requests as NotificationRule['requests'] });
}

/** Words of a member, within a message: braces would name a title, a day or a person. */
export const withoutPlaces = (words: string): string => words.replaceAll('{', '(').replaceAll('}', ')');
