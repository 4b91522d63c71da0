import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The last report of a process about a processor. */
export interface ProcessorReport {
  readonly name: string;
  /** The name of the process for people: 'worker 4711'. */
  readonly process: string;
  readonly state: 'waiting' | 'live' | 'replaced' | 'stopped';
  /** ISO-8601 UTC */
  readonly at: string;
  /** Whether the report is older than half a minute, although a process reports every five seconds. */
  readonly isOld: boolean;
}

type States = readonly (readonly [name: string, state: ProcessorReport['state']])[];

/** Stores reports on this process's processors in the database, so that a process without processors can show them. */
export class ProcessorReports {
  readonly #id = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #report: () => Promise<void> = async () => undefined;
  #writing: Promise<void> | undefined;
  #isOutOfDate = false;

  constructor(private readonly pool: pg.Pool) {}

  /** Report every five seconds, and when asked to. */
  start(process: string, states: () => States): void {
    this.#report = () => this.#write(process, states()).catch(() => undefined); // the next report comes soon
    this.#timer = setInterval(() => this.soon(), 5_000).unref();
    this.soon();
  }

  /** Report now, or after the report under way: many changes make one report. */
  soon(): void {
    this.#isOutOfDate = true;
    this.#writing ??= this.#writeAll();
  }

  /** Report for the last time. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.soon();
    await this.#writing;
    this.#report = async () => undefined;
  }

  async read(): Promise<readonly ProcessorReport[]> {
    const { rows } = await this.pool.query<ProcessorReport>(
      `select name, process, state, at, at < now() - interval '30 seconds' as "isOld" from kernel.processor_report`,
    );
    return rows;
  }

  async #writeAll(): Promise<void> {
    while (this.#isOutOfDate) {
      this.#isOutOfDate = false;
      await this.#report();
    }
    this.#writing = undefined;
  }

  /** The live instance of a name reports it; others only when it has been silent for half a minute. */
  async #write(process: string, states: States): Promise<void> {
    await this.pool.query(
      `insert into kernel.processor_report as known (name, process_id, process, state)
       select name, $3::uuid, $4::text, state from unnest($1::text[], $2::text[]) said(name, state)
       on conflict (name) do update set process_id = excluded.process_id, process = excluded.process, state = excluded.state, at = now()
       where excluded.state = 'live' or known.process_id = excluded.process_id or known.at < now() - interval '30 seconds'`,
      [states.map(([name]) => name), states.map(([, state]) => state), this.#id, process],
    );
  }
}
