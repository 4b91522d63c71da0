import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { limitConcurrency } from '../async/limit-concurrency.js';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { StoreUnavailable } from '../event-store/event-store.js';
import { type Database, mayNotChange, SchemaBehind } from '../postgres/database.js';
import { locks } from '../postgres/locks.js';
import type { KernelTables } from './checkpoint.js';
import { CheckpointMoves } from './checkpoint-moves.js';
import type { ReportProcessingError } from './handle-batch.js';
import { Pace } from './pace.js';
import { Processor, type ProcessorStatus } from './processor.js';
import { ProcessorLocks } from './processor-locks.js';
import { type ProcessorReport, ProcessorReports } from './processor-reports.js';
import type { Progress } from './progress.js';
import { isProjection, type Projection, type Reactor, schemaOf } from './projection.js';
import { createSchema, rebuild } from './rebuild.js';
import { type SkippedEvent, skipParked } from './skip-parked.js';
import { unpark } from './unpark.js';

/** All projections and reactors of this process. Together they hold one connection of the pool, for their locks,
 *  and use up to `atOnce` more while they handle events. */
export class Processors {
  readonly #running: Processor[] = [];
  readonly #locks: ProcessorLocks;
  readonly #reports: ProcessorReports;
  readonly #paces = new Map<string, Pace>();
  #owner: Owner;

  constructor(
    readonly projections: readonly Projection[],
    private reactors: readonly Reactor[],
    private readonly eventStore: DomainEventStore,
    private readonly db: Database,
    private readonly pool: pg.Pool,
    private readonly alarm: ReportProcessingError,
    /** Waits in milliseconds between the attempts of a failing event, before its stream is parked. */
    private readonly retries: readonly number[] = [100, 300, 1_000, 3_000, 10_000],
  ) {
    this.#locks = new ProcessorLocks(pool);
    this.#reports = new ProcessorReports(pool);
    this.#owner = { db, pool };
  }

  /** Make and replace tables as another role of the database, which owns them. */
  setOwner(owner: Owner): void {
    this.#owner = owner;
  }

  /** Set the reactors of this process, once its modules are open and before start(). */
  setReactors(reactors: readonly Reactor[]): void {
    this.reactors = reactors;
  }

  /**
   * Create missing tables. Rebuild, beside the old tables and four in each pass over the log, each projection that has a
   * new version or has handled nothing of a long log.
   * errors  SchemaBehind
   */
  async prepare(progress?: Progress): Promise<void> {
    await this.#prepare(progress).catch((error: unknown) => {
      throw mayNotChange(error) ? new SchemaBehind(error) : error;
    });
  }

  async #prepare(progress: Progress | undefined): Promise<void> {
    const isToBuild = async ({ name, version }: Projection, head: number) => {
      const built = await this.#builtTables(name);
      return built?.version !== version || (built.position === 0 && head > longLog);
    };
    const head = await this.eventStore.log.head();
    const due: Projection[] = [];
    for (const projection of this.projections) {
      if (!(await this.#builtTables(projection.name))) await createSchema(this.#owner.db, projection);
      if (await isToBuild(projection, head)) due.push(projection);
    }
    if (!due.length) return;
    await this.#alone(due, async () => {
      const still: Projection[] = [];
      for (const projection of due) if (await isToBuild(projection, head)) still.push(projection);
      await this.#build(still, progress);
    });
  }

  /** Follow the log. With `givesWay`, processors catch up one at a time, with pauses, because this process serves callers too. */
  start({ givesWay = false }: { readonly givesWay?: boolean } = {}): void {
    const { eventStore, db, alarm, retries } = this;
    const inTurn = limitConcurrency(atOnce);
    const changed = () => this.#reports.soon();
    const moves = new CheckpointMoves(this.pool);
    const way = givesWay ? { givesWay: limitConcurrency(1) } : {};
    for (const follower of [...this.projections, ...this.reactors]) {
      const { name } = follower;
      const schema = isProjection(follower) ? schemaOf(name) : 'kernel';
      const deps = { follower, eventStore, db, name, schema, alarm, retries, inTurn, changed, moves, ...way };
      const processor = new Processor(deps, this.#locks);
      this.#running.push(processor);
      processor.start();
    }
    const states = () => this.#running.map(({ name, state }) => [name, state] as const);
    this.#reports.start(`${givesWay ? 'api' : 'worker'} ${process.pid}`, states);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((processor) => processor.stop()));
    await this.#reports.stop();
    await this.#locks.close();
    this.#running.length = 0;
  }

  /** Rebuild projections beside the old ones, four in each pass over the log, and switch; never a reactor.
   *  errors  Error for an unknown name, or a reactor's; MayNotRebuild */
  async rebuild(names: string | readonly string[], progress?: Progress): Promise<void> {
    const projections = [names].flat().map((name) => this.#projection(name));
    await this.#alone(projections, () => this.#build(projections, progress)).catch((error: unknown) => {
      throw mayNotChange(error) ? new MayNotRebuild(error) : error;
    });
  }

  /** Wait until the projections of these names have handled the events up to this position; false when that takes
   *  longer than `max` ms, or when no event has that position yet. For a stream that was set aside the wait is half a
   *  second, the time of its first retries, because it may be the caller's. A parked stream is not waited for.
   *  source  ADR 0006 */
  async waitForPosition(position: number, names: readonly string[], max = 2_000): Promise<boolean> {
    if (!(await this.#reach(position, names, max))) return false;
    const until = Date.now() + firstTries;
    for (let wait = 10; await this.#haveSetAside(position, names); wait = 50) {
      if (Date.now() > until) return false;
      await pause(wait);
    }
    return true;
  }

  async #reach(position: number, names: readonly string[], max: number): Promise<boolean> {
    if (await this.#areAt(position, names)) return true;
    if (position > ((await this.#knownHead()) ?? 0)) return false;
    const until = Date.now() + max;
    for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
      if (await this.#areAt(position, names)) return true;
      if (Date.now() > until) return false;
      await pause(wait);
    }
  }

  /** Handle the skipped events of a processor's parked streams, or of one of them, and follow them again.
   *  out     the streams
   *  errors  Error for an unknown name; those of the handler; the stream then stays parked */
  async unpark(name: string, stream?: string): Promise<readonly string[]> {
    return unpark({ follower: this.#follower(name), eventStore: this.eventStore, db: this.db }, stream);
  }

  /** Leave out the event that parked a stream, for good, and handle those after it.
   *  out     what was left out; undefined when the stream is not parked
   *  errors  Error for an unknown name; those of the handler for a later event: the stream is then parked at that one */
  async skip(name: string, stream: string): Promise<SkippedEvent | undefined> {
    const deps = { follower: this.#follower(name), eventStore: this.eventStore, db: this.db };
    const skipped = await skipParked(deps, stream);
    if (skipped) await unpark(deps, stream);
    return skipped;
  }

  /** The position of each processor, whichever process runs it. */
  async status(): Promise<readonly ProcessorStatus[]> {
    const kernel = this.db.withTables<KernelTables>();
    const [head, checkpoints, parked, reports] = await Promise.all([
      this.#knownHead(),
      kernel.selectFrom('kernel.checkpoint').select(['name', 'position', 'updated_at']).execute(),
      kernel.selectFrom('kernel.parked').select('name').where('retry_at', 'is', null).execute(),
      this.#reports.read(),
    ]);
    const waiting = new Map<number, Promise<number | null>>();
    const ageAfter = (position: number) => {
      const known = waiting.get(position) ?? this.#ageOfNext(position);
      waiting.set(position, known);
      return known;
    };
    return Promise.all(
      [...this.projections, ...this.reactors].map(async (follower) => {
        const { name } = follower;
        const checkpoint = checkpoints.find((one) => one.name === name);
        const position = checkpoint?.position ?? 0;
        const lag = Math.max(0, (head ?? position) - position);
        const lagSeconds = head === undefined ? null : lag === 0 ? 0 : await ageAfter(position);
        const pace = this.#paceOf(name).look(position, Date.now());
        return {
          name,
          kind: isProjection(follower) ? ('projection' as const) : ('reactor' as const),
          ...this.#runningOf(name, reports),
          position,
          head: head ?? position,
          lag,
          lagEvents: head !== undefined && this.eventStore.log.countsEvents ? lag : null,
          lagSeconds,
          takenAt: checkpoint ? new Date(checkpoint.updated_at).toISOString() : null,
          behind: lagSeconds !== null && lagSeconds > halfAMinute,
          secondsLeft: lag === 0 ? 0 : pace ? Math.ceil(lag / pace) : null,
          parked: parked.filter((one) => one.name === name).length,
        };
      }),
    );
  }

  #runningOf(
    name: string,
    reports: readonly ProcessorReport[],
  ): Pick<ProcessorStatus, 'state' | 'process' | 'reportedAt'> {
    const own = this.#running.find((one) => one.name === name)?.state;
    const report = reports.find((one) => one.name === name);
    const { process = null, at: reportedAt = null } = report ?? {};
    const reported = report?.isOld && report.state !== 'stopped' ? 'silent' : report?.state;
    return { state: own ?? reported ?? 'stopped', process, reportedAt };
  }

  /** Undefined while the log is away. */
  #knownHead(): Promise<number | undefined> {
    return orUndefined(this.eventStore.log.head());
  }

  /** Seconds since the event after a position was recorded; 0 when there is none, null while the log is away. */
  async #ageOfNext(position: number): Promise<number | null> {
    const events = await orUndefined(this.eventStore.log.readAll(position, 1));
    if (!events) return null;
    const [next] = events;
    return next ? Math.max(0, Math.floor((Date.now() - Date.parse(next.at)) / 1_000)) : 0;
  }

  #paceOf(name: string): Pace {
    const pace = this.#paces.get(name) ?? new Pace();
    this.#paces.set(name, pace);
    return pace;
  }

  /** Query the database only about projections that are not live and far enough in this process. */
  async #areAt(position: number, names: readonly string[]): Promise<boolean> {
    const positionOf = (name: string) => this.#running.find((one) => one.name === name)?.position ?? 0;
    const behind = names.filter((name) => positionOf(name) < position);
    if (!behind.length) return true;
    const { count } = await this.db
      .withTables<KernelTables>()
      .selectFrom('kernel.checkpoint')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('name', 'in', behind)
      .where('position', '>=', position)
      .executeTakeFirstOrThrow();
    return count === behind.length;
  }

  /** Query the database only where this process does not know that no stream is set aside. */
  async #haveSetAside(position: number, names: readonly string[]): Promise<boolean> {
    const isSure = (name: string) =>
      this.#running.find((one) => one.name === name)?.mayHaveSetAside === false;
    const unsure = names.filter((name) => !isSure(name));
    if (!unsure.length) return false;
    const waiting = await this.db
      .withTables<KernelTables>()
      .selectFrom('kernel.parked')
      .select('stream')
      .where('name', 'in', unsure)
      .where('retry_at', 'is not', null)
      .where('position', '<=', position)
      .limit(1)
      .executeTakeFirst();
    return waiting !== undefined;
  }

  #follower(name: string): Projection | Reactor {
    const follower = [...this.projections, ...this.reactors].find((one) => one.name === name);
    if (!follower) throw new Error(`No processor is named ${name}.`);
    return follower;
  }

  #projection(name: string): Projection {
    if (this.reactors.some((reactor) => reactor.name === name))
      throw new Error(`${name} is a reactor: it is never replayed.`);
    const projection = this.projections.find((one) => one.name === name);
    if (projection) return projection;
    const known = this.projections.map((one) => one.name).join(', ');
    throw new Error(`No projection is named ${name}: there are ${known}.`);
  }

  /** A few at once, because each takes a connection until it is built; the others wait for the next pass over the log. */
  async #build(projections: readonly Projection[], progress: Progress | undefined): Promise<void> {
    const { eventStore, alarm } = this;
    const { db, pool } = this.#owner;
    for (let at = 0; at < projections.length; at += builtAtOnce) {
      const turn = projections.slice(at, at + builtAtOnce);
      await rebuild({ projections: turn, eventStore, db, pool, alarm, progress });
    }
  }

  /** One rebuild of a name at a time, over all processes. */
  async #alone(projections: readonly Projection[], work: () => Promise<void>): Promise<void> {
    const client = await this.#owner.pool.connect();
    try {
      for (const name of projections.map((one) => one.name).toSorted())
        await client.query('select pg_advisory_lock($1, hashtext($2))', [locks.rebuild, name]);
      await work();
    } finally {
      client.release(true); // ends the session, and with it the locks
    }
  }

  async #builtTables(
    name: string,
  ): Promise<{ readonly version: number; readonly position: number } | undefined> {
    const { rows } = await this.pool.query<{ version: number; position: number }>(
      'select version, position from kernel.checkpoint where name = $1 and exists (select from pg_namespace where nspname = $2)',
      [name, schemaOf(name)],
    );
    return rows[0];
  }
}

/** The role of this process may only read and write rows. */
export class MayNotRebuild extends Error {
  override readonly name = 'MayNotRebuild';

  constructor(cause: Error) {
    super(
      `The role of DATABASE_URL may not make tables (${cause.message}): run \`npm run cli -- rebuild\` with MIGRATE_DATABASE_URL, or set it for the worker (MAY_NOT_REBUILD).`,
      { cause },
    );
  }
}

/** Who makes and replaces the tables of projections. */
interface Owner {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/** Undefined instead of a result while the log is away. */
async function orUndefined<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

/** Milliseconds in which a failed event is retried twice. */
const firstTries = 500;
/** Seconds. */
const halfAMinute = 30;
/** The length of a log from which a rebuild is faster than a live projection, which keeps indexes and counts up to date as it goes. */
const longLog = 10_000;
/**
 * The maximum concurrent transactions of all processors of a process. The others wait for their turn here, because a
 * wait in the pool ends with an error.
 */
const atOnce = 8;
/** Read models that are rebuilt in one pass over the log. */
const builtAtOnce = 4;
