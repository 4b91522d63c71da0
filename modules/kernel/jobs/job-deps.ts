import type pg from 'pg';
import type { Clock } from '../decider/clock.js';
import type { Database } from '../postgres/database.js';
import type { Job } from './job.js';

/** What running jobs needs. */
export interface JobDeps {
  readonly db: Database;
  /** Its connection for NOTIFY. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly report: ReportJobFailure;
}

/** Told of a run that failed. */
export type ReportJobFailure = (failure: {
  readonly job: string;
  readonly kind: Job['kind'];
  readonly key: string;
  readonly attempt: number;
  readonly error: unknown;
  /** Nobody tries again until it is released. */
  readonly dead: boolean;
}) => void;
