import { type Member, memberState } from '../identity/member/member.state.js';
import { conflict, type DomainError, notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { MemberAccess } from '../members/member-access.ports.js';

interface Means {
  readonly eventStore: DomainEventStore;
  readonly access: MemberAccess;
}

/** Whether all of these may write to each other now: none has gone, none is suspended, and each two may converse (members, rule 8).
 *  The thread of guardian and minor is exempt from suspension. */
export async function mayAllConverse(means: Means, ids: readonly string[]): Promise<boolean> {
  if (ids.length < 2) return false;
  const answers = await Promise.all(pairsOf(ids).map(([one, other]) => mayConverse(means, one, other)));
  return answers.every(Boolean);
}

/** Guardian and minor: their thread is exempt from block, mute and limits. */
export async function isParentThread(
  { access }: Pick<Means, 'access'>,
  ids: readonly string[],
): Promise<boolean> {
  const [one, other, ...more] = ids;
  if (one === undefined || other === undefined || more.length > 0) return false;
  return access.isParentThread(one, other);
}

/** The answer is the same whatever the reason: a block is not told.
 *  errors  THREAD_CLOSED (conflict) */
export const threadClosed = (): DomainError =>
  conflict('THREAD_CLOSED', { message: 'You cannot write to each other here any more.' });

export const noMember = (): DomainError =>
  notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });

async function mayConverse({ eventStore, access }: Means, one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((id) => loadState(eventStore, memberState, id)));
  if (first?.status !== 'registered' || second?.status !== 'registered') return false;
  if (await access.isParentThread(one, other)) return true;
  if (isSuspended(first) || isSuspended(second)) return false;
  return access.mayConverse(one, other);
}

const isSuspended = (member: Member): boolean => member.status === 'registered' && member.isSuspended;

const pairsOf = (ids: readonly string[]): readonly (readonly [string, string])[] =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
