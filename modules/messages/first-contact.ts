import { memberEvents } from '../identity/member/member.events.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import type { Storefronts } from '../marketplace/storefronts.ports.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import type { Settings } from '../settings/settings.ports.js';
import { isParentThread } from './conversations.shared.js';
import { countOutreach } from './outreach.js';
import { isNewAccount, type OutreachLimits } from './outreach.rules.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
  readonly storefronts: Storefronts;
  readonly settings: Settings;
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

/** Count the threads and messages of a new account. While first messages are off, nobody opens a thread with a stranger.
 *  in      to: the recipients; an answer of strangers among them frees it
 *  errors  FIRST_MESSAGES_CLOSED (forbidden), TOO_MANY_THREADS, TOO_MANY_MESSAGES (too-many)
 *  source  README, Rule 4 */
export async function countIfNew(
  deps: Deps,
  to: readonly string[],
  { id, messageId, opens }: { readonly id: string; readonly messageId: string; readonly opens: boolean },
  meta: CommandMetadata,
): Promise<void> {
  const { actor, now } = meta;
  if (opens) await mayOpen(deps, actor.id, to);
  const joined = await joinedOn(deps, meta);
  if (!isNewAccount(joined, now) || (await isParentThread(deps, [actor.id, ...to]))) return;
  const strangers = await strangersTo(deps, actor.id, to);
  const addressed = strangers.length ? strangers : to;
  const counted = { message_id: messageId, member_id: actor.id, thread_id: id, opens, addressed };
  await countOutreach(deps.db, counted, { joinedAt: joined, now }, await limitsOf(deps.settings));
}

/** errors  FIRST_MESSAGES_CLOSED (forbidden) */
async function mayOpen(deps: Deps, memberId: string, to: readonly string[]): Promise<void> {
  if (await deps.settings.get('first-messages-open')) return;
  if ((await strangersTo(deps, memberId, to)).length) await deps.settings.mustBeOpen('first-messages-open');
}

const limitsOf = async (settings: Settings): Promise<OutreachLimits> => ({
  newThreadsADay: await settings.get('new-account-threads'),
  unansweredMessages: await settings.get('new-account-messages'),
});

/** When the actor registered, ISO-8601 UTC. */
export async function joinedOn(
  { eventStore }: Pick<Deps, 'eventStore'>,
  { actor, now }: CommandMetadata,
): Promise<string> {
  const [registered] = await eventStore.read(memberEvents, actor.id);
  return registered?.recordedAt ?? now;
}
