import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf queries run: a read or a command of a caller, or a processor. Without a scope: migrations, rebuilds, jobs, tools. */
export interface QueryScope {
  readonly role: 'read' | 'command' | 'processor';
  /** A read without a token: members who ask much do not take guests' connections. */
  readonly isGuest?: boolean;
  /** Aborts the statement under way, and refuses further ones: the caller has hung up, or the processor is to stop. */
  readonly signal?: AbortSignal | undefined;
}

const scopes = new AsyncLocalStorage<QueryScope>();

/** Run work whose queries, however deep, belong to a scope.
 *  source  ADR 0029 */
export const runInScope = <Result>(scope: QueryScope, work: () => Result): Result => scopes.run(scope, work);

export const currentScope = (): QueryScope | undefined => scopes.getStore();
