import type { EventOf, Family, Recorded } from '../kernel/event-store/events.js';
import type { Notice } from './inbox/inbox.decider.js';

/** What a policy asks for: tell a member something, or close an erased member's inbox. */
export type Wish =
  | ({ readonly wish: 'tell'; readonly memberId: string } & Omit<Notice, 'dedupe'> & {
        /** The fact and the policy, unless something else makes two notices the same. */
        readonly dedupe?: string;
      })
  | { readonly wish: 'close'; readonly memberId: string };

/** Whenever a fact of one type is recorded, then some members are told. */
export interface Policy {
  readonly name: string;
  readonly family: Family;
  readonly type: string;
  wishes(fact: Recorded, before: readonly Recorded[]): readonly Wish[];
}

/** A policy, typed by the fact that it waits for; `before` is the history of the same stream up to that fact.
 *  `whenever('tell-seller-of-hold', listingEvents, 'ListingHeld', ({ of }, before) => [tell({ … })])` */
export function whenever<F extends Family, Type extends EventOf<F>['type']>(
  name: string,
  family: F,
  type: Type,
  wishes: (
    fact: Recorded<Extract<EventOf<F>, { readonly type: Type }>>,
    before: readonly Recorded<EventOf<F>>[],
  ) => readonly Wish[],
): Policy {
  return { name, family, type, wishes: wishes as Policy['wishes'] };
}

export const tell = (notice: Omit<Extract<Wish, { wish: 'tell' }>, 'wish'>): Wish => ({
  wish: 'tell',
  ...notice,
});
