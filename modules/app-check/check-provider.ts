import type { CountedNetwork } from '../kernel/http/client-subnet.js';
import type { AppCheckTask } from './app-check.contract.js';

/** Decides whether a visitor is a person: our own proof of work, or a configured service. */
export interface CheckProvider {
  /** The challenge for the browser.
   *  in  from: the visit (digest of its cookie) and the caller's networks */
  task(from: Visit): Promise<AppCheckTask>;
  /** Accepts the browser's solution, once.
   *  errors  APP_CHECK_WRONG (invalid), APP_CHECK_REFUSED (forbidden), APP_CHECK_UNREACHABLE (unavailable) */
  accept(solution: string, from: Visit): Promise<void>;
}

export interface Visit {
  readonly id: string;
  readonly networks: readonly CountedNetwork[];
}
