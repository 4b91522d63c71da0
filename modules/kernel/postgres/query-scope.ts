import { AsyncLocalStorage } from 'node:async_hooks';

/** The purpose of queries: a caller's read or command, or a processor. Without a scope: migrations, rebuilds, jobs, tools. */
export interface QueryScope {
  readonly role: 'read' | 'command' | 'processor';
  /** Whether a read is a guest's: members' reads have connections of their own. `countAsMember` sets it to false. */
  isGuest?: boolean;
  /** Aborts the statement under way, and refuses further ones: the caller has hung up, or the processor is to stop. */
  readonly signal?: AbortSignal | undefined;
}

const scopes = new AsyncLocalStorage<QueryScope>();

/** Run work whose queries, at any depth, belong to a scope.
 *  source  ADR 0029 */
export function runInScope<Result>(scope: QueryScope, work: () => Result): Result {
  if (scope.role !== 'processor') lastCall = performance.now();
  return scopes.run(scope, work);
}

/** Whether there was a call within the last second. */
export const hasCallers = (): boolean => performance.now() - lastCall < 1_000;

let lastCall = Number.NEGATIVE_INFINITY;

export const currentScope = (): QueryScope | undefined => scopes.getStore();

/** The caller of this scope has shown a token that we signed: from here on it uses the connections of members. */
export function countAsMember(): void {
  const scope = currentScope();
  if (scope?.isGuest) scope.isGuest = false;
}
