import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Outage } from '../../modules/kernel/async/outage.js';
import { databaseIsAway, noConnectionInTime } from '../../modules/kernel/postgres/database-away.js';
import { logIsAway } from '../../modules/kernel/processing/nobodys-fault.js';

/** Logs outages of the log and the database: one line when an outage begins, and one when it ends, with the number of
 *  failures between. Code that fails asks here whether it should log a line of its own.
 *  source  ADR 0058 */
export class Absences {
  readonly #database: Outage;
  readonly #stop = new AbortController();
  /**
   * Until when failures of the log are covered by the line of an outage: for ever while it lasts, and a little
   * longer, because some calls fail late.
   */
  #logUntil = 0;

  constructor(
    private readonly log: Logger,
    pool: pg.Pool,
  ) {
    const { signal } = this.#stop;
    this.#database = new Outage({
      probe: () => pool.query('select 1'),
      onAway: (cause) =>
        log.error({ reason: reasonOf(cause) }, 'the database is away: what needs it fails until it is back'),
      onBack: (milliseconds, failed) =>
        log.info({ seconds: secondsOf(milliseconds), failed }, 'the database is back'),
      pause: () => pause(500, undefined, { signal, ref: false }).catch(() => undefined),
      now: () => performance.now(),
    });
  }

  /** Whether this failure belongs to an outage that is logged already. It is counted. */
  cover(error: unknown): boolean {
    if (databaseIsAway(error) && !noConnectionInTime.has((error as Error).message)) {
      this.#database.note(error);
      return true;
    }
    return logIsAway(error) && performance.now() < this.#logUntil;
  }

  /** What the EventStoreDB store reports. */
  get ofLog(): {
    readonly onFault: (fault: unknown) => void;
    readonly onLost: (cause: unknown) => void;
    readonly onBack: (milliseconds: number, refused: number) => void;
  } {
    const { log } = this;
    return {
      onFault: (fault) =>
        log.warn(
          { reason: reasonOf(fault) },
          'the connection to the log was interrupted; readers go on where they were',
        ),
      onLost: (cause) => {
        this.#logUntil = Number.POSITIVE_INFINITY;
        log.error(
          { reason: reasonOf(cause) },
          'the log is away: calls that need it are refused until it is back',
        );
      },
      onBack: (milliseconds, refused) => {
        this.#logUntil = performance.now() + lateFailures;
        log.info({ seconds: secondsOf(milliseconds), refused }, 'the log is back');
      },
    };
  }

  stop(): void {
    this.#stop.abort();
    this.#database.stop();
  }
}

/** Milliseconds. */
const lateFailures = 2_000;
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;
