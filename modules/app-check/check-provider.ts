import type { CountedNetwork } from '../kernel/http/client-subnet.js';
import type { AppCheckTask } from './app-check.contract.js';

/** Who decides whether a visitor is a person: our own proof of work, or a configured service. */
export interface CheckProvider {
  /** What the browser has to do.
   *  in  from: the visit (digest of its cookie) and the caller's networks */
  task(from: Visit): Promise<AppCheckTask>;
  /** Accept what the browser sends back, once.
   *  errors  APP_CHECK_WRONG (invalid), APP_CHECK_REFUSED (forbidden), APP_CHECK_UNREACHABLE (unavailable) */
  accept(solution: string, from: Visit): Promise<void>;
}

export interface Visit {
  readonly id: string;
  readonly networks: readonly CountedNetwork[];
}
