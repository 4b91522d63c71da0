import type pg from 'pg';
import type { Clock } from '../decider/clock.js';
import type { Database } from '../postgres/database.js';
import type { Job } from './job.js';

/** The dependencies of running jobs. */
export interface JobDeps {
  readonly db: Database;
  /** Its connection for NOTIFY. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly report: ReportJobFailure;
}

/** Called for a failed run. */
export type ReportJobFailure = (failure: {
  readonly job: string;
  readonly kind: Job['kind'];
  readonly key: string;
  readonly attempt: number;
  readonly error: unknown;
  /** The entry is not retried until it is released. */
  readonly dead: boolean;
}) => void;
