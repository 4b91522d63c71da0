import { memberEvents } from '../identity/member/member.events.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import type { Storefronts } from '../marketplace/storefronts.ports.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import { isParentThread } from './conversations.shared.js';
import { countOutreach } from './outreach.js';
import { isNewAccount } from './outreach.rules.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
  readonly storefronts: Storefronts;
}

/** The members for whom a first message is a request: the two have not dealt with each other, and are not guardian and minor.
 *  source  README, Rule 3 */
export async function strangersTo(
  { relations, storefronts }: Pick<Deps, 'relations' | 'storefronts'>,
  memberId: string,
  others: readonly string[],
): Promise<readonly string[]> {
  const strangers: string[] = [];
  for (const other of others) {
    const isKnown =
      (await relations.isParentThread(memberId, other)) || (await storefronts.haveDealt(memberId, other));
    if (!isKnown) strangers.push(other);
  }
  return strangers;
}

/** Count the threads and messages of a new account.
 *  in      to: the recipients; an answer of strangers among them frees it
 *  errors  TOO_MANY_THREADS, TOO_MANY_MESSAGES (too-many)
 *  source  README, Rule 4 */
export async function countIfNew(
  deps: Deps,
  to: readonly string[],
  { id, messageId, opens }: { readonly id: string; readonly messageId: string; readonly opens: boolean },
  meta: CommandMetadata,
): Promise<void> {
  const { actor, now } = meta;
  const joined = await joinedOn(deps, meta);
  if (!isNewAccount(joined, now) || (await isParentThread(deps, [actor.id, ...to]))) return;
  const strangers = await strangersTo(deps, actor.id, to);
  const addressed = strangers.length ? strangers : to;
  const counted = { message_id: messageId, member_id: actor.id, thread_id: id, opens, addressed };
  await countOutreach(deps.db, counted, { joinedAt: joined, now });
}

/** When the actor registered, ISO-8601 UTC. */
export async function joinedOn(
  { eventStore }: Pick<Deps, 'eventStore'>,
  { actor, now }: CommandMetadata,
): Promise<string> {
  const [registered] = await eventStore.read(memberEvents, actor.id);
  return registered?.recordedAt ?? now;
}
