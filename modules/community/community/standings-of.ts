import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type StandingIn, standingIn } from './standing-in.js';

/** A member's part in a community, for queries that cannot ask a late read model.
 *  units  now: ISO-8601 UTC */
export const standingsOf =
  (deps: { readonly eventStore: Pick<DomainEventStore, 'read'> }) =>
  async (communityId: string, memberId: string, now: string): Promise<StandingIn['standing']> =>
    (await standingIn(deps, communityId, memberId, now)).standing;
