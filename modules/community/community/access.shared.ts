import type { Actor, CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { guardianshipState, isKnownAdult } from '../../members/guardians/guardianship.state.js';
import { communityNotFound, type Founded, isStaff, mustBeFounded } from './authority.rules.js';
import { communityState } from './community.state.js';

interface Deps {
  readonly eventStore: Pick<DomainEventStore, 'read'>;
}

/** A community that the caller finds.
 *  errors  COMMUNITY_NOT_FOUND (not-found); also for a community of adults, when the caller is not known to be one */
export async function findableCommunity(
  deps: Deps,
  id: string,
  { actor, now }: CommandMetadata,
): Promise<Founded> {
  const community = mustBeFounded(await loadState(deps.eventStore, communityState, id));
  if (community.words.isAdultsOnly && !(await findsAdultsOnly(deps, actor, now))) throw communityNotFound();
  return community;
}

/** Whether a caller finds communities for adults only: guests, staff, and members of whom it is known that they are 18.
 *  in  now: ISO-8601 UTC */
export async function findsAdultsOnly(
  { eventStore }: Deps,
  actor: Actor | undefined,
  now: string,
): Promise<boolean> {
  if (actor === undefined || isStaff(actor.roles)) return true;
  return isKnownAdult(await loadState(eventStore, guardianshipState, actor.id), now);
}
