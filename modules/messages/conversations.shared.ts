import { memberState } from '../identity/member/member.state.js';
import { conflict, type DomainError, notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { MemberRelations } from '../members/member-relations.ports.js';

export interface Deps {
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
}

/** Whether all of these may write to each other now: none is suspended, and each two may converse (members, rule
 *  8). In a thread of two, neither is erased; in larger ones, an erased member closes nothing. The thread of guardian
 *  and minor is exempt from suspension. */
export async function mayAllConverse(deps: Deps, ids: readonly string[]): Promise<boolean> {
  const known = await registeredOf(deps, ids);
  if (known.length < 2) return false;
  const answers = await Promise.all(pairsOf(known).map(([one, other]) => mayConverse(deps, one, other)));
  return answers.every(Boolean);
}

/** The recipients of a member's words in a thread. */
export interface Reach {
  /** Members to whom the member may write now: while there is one, the thread is open for the member. */
  readonly reached: readonly string[];
  /** Members who may not converse with the member, and are not shown new messages. Suspended members are shown them. */
  readonly hiddenFrom: readonly string[];
  /** Others who are suspended, and can answer nobody here. */
  readonly suspended: readonly string[];
}

/** source  README, Rule 2 */
export async function reachOf(deps: Deps, memberId: string, ids: readonly string[]): Promise<Reach> {
  const known = await registeredOf(deps, ids);
  const self = known.find(({ id }) => id === memberId);
  const others = known.filter(({ id }) => id !== memberId);
  if (!self || (self.isSuspended && !(await isParentThread(deps, ids))))
    return { reached: [], hiddenFrom: [], suspended: [] };
  const isIn = (answers: readonly boolean[]) => others.flatMap(({ id }, at) => (answers[at] ? [id] : []));
  const [reached, hidden] = await Promise.all([
    Promise.all(others.map((other) => mayConverse(deps, self, other))),
    Promise.all(others.map(async ({ id }) => !(await deps.relations.mayConverse(memberId, id)))),
  ]);
  return {
    reached: isIn(reached),
    hiddenFrom: isIn(hidden),
    suspended: others.flatMap(({ id, isSuspended }, at) => (isSuspended && !reached[at] ? [id] : [])),
  };
}

/** Guardian and minor: their thread is exempt from block, mute and limits. */
export async function isParentThread(
  { relations }: Pick<Deps, 'relations'>,
  ids: readonly string[],
): Promise<boolean> {
  const [one, other, ...more] = ids;
  if (one === undefined || other === undefined || more.length > 0) return false;
  return relations.isParentThread(one, other);
}

/** The refusal is the same whatever the reason, so that a block is not revealed.
 *  errors  THREAD_CLOSED (conflict) */
export const threadClosed = (): DomainError =>
  conflict('THREAD_CLOSED', { message: 'You cannot write to each other here any more.' });

export const noMember = (): DomainError =>
  notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });

/** Without erased members. */
async function registeredOf({ eventStore }: Deps, ids: readonly string[]): Promise<readonly Known[]> {
  const members = await Promise.all(ids.map((id) => loadState(eventStore, memberState, id)));
  return ids.flatMap((id, at) => {
    const member = members[at];
    return member?.status === 'registered' ? [{ id, isSuspended: member.isSuspended }] : [];
  });
}

interface Known {
  readonly id: string;
  readonly isSuspended: boolean;
}

async function mayConverse({ relations }: Deps, one: Known, other: Known): Promise<boolean> {
  if (!one.isSuspended && !other.isSuspended) return relations.mayConverse(one.id, other.id);
  return relations.isParentThread(one.id, other.id);
}

const pairsOf = <One>(all: readonly One[]): readonly (readonly [One, One])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
