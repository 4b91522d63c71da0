import type { EventOf, RecordedEvent, StreamDefinition } from '../kernel/event-store/events.js';
import type { NotificationContent } from './inbox/inbox.decider.js';

/** What a policy asks for: tell a member something, or close an erased member's inbox. */
export type NotificationRequest =
  | ({ readonly wish: 'tell'; readonly memberId: string } & Omit<NotificationContent, 'dedupe'> & {
        /** The fact and the policy, unless something else makes two notices the same. */
        readonly dedupe?: string;
      })
  | { readonly wish: 'close'; readonly memberId: string };

/** Whenever a fact of one type is recorded, then some members are told. */
export interface Policy {
  readonly name: string;
  readonly definition: StreamDefinition;
  readonly type: string;
  wishes(event: RecordedEvent, before: readonly RecordedEvent[]): readonly NotificationRequest[];
}

/** A policy, typed by the fact that it waits for; `before` is the history of the same stream up to that fact.
 *  `whenever('tell-seller-of-hold', listingEvents, 'ListingHeld', ({ of }, before) => [tell({ … })])` */
export function whenever<F extends StreamDefinition, Type extends EventOf<F>['type']>(
  name: string,
  definition: F,
  type: Type,
  wishes: (
    event: RecordedEvent<Extract<EventOf<F>, { readonly type: Type }>>,
    before: readonly RecordedEvent<EventOf<F>>[],
  ) => readonly NotificationRequest[],
): Policy {
  return { name, definition, type, wishes: wishes as Policy['wishes'] };
}

export const tell = (
  notice: Omit<Extract<NotificationRequest, { wish: 'tell' }>, 'wish'>,
): NotificationRequest => ({
  wish: 'tell',
  ...notice,
});
