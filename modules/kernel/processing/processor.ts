import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { type DomainEventStore, UnreadableEvent } from '../event-store/domain-event-store.js';
import type { StoredEvent } from '../event-store/event-store.js';
import type { RecordedEvent } from '../event-store/events.js';
import type { Database, DatabaseTransaction } from '../postgres/database.js';
import { locks } from '../postgres/locks.js';
import { isProjection, isStrong, type Projection, type Reactor, schemaOf } from './projection.js';

export interface ProcessorStatus {
  readonly name: string;
  readonly kind: 'projection' | 'sender';
  readonly strong: boolean;
  readonly state: 'waiting' | 'live' | 'replaced' | 'stopped';
  readonly position: number;
  readonly head: number;
  /** Positions that are recorded and not yet taken: facts, in the Postgres log. */
  readonly lag: number;
  /** When the last batch was taken, ISO-8601 UTC. */
  readonly takenAt: string | null;
  readonly parked: number;
}

export type ReportProcessingError = (what: {
  readonly processor: string;
  readonly stream: string;
  readonly position: number;
  readonly error: unknown;
}) => void;

/** Follows the log for one projection or sender: one live instance a name, rows and checkpoint in one transaction,
 *  a fact that cannot be taken parks its stream and the others go on. One whose tables were replaced by those of another version stands by.
 *  source  house.md section 4, ADR 0006 */
export class Processor {
  readonly name: string;
  readonly kind: 'projection' | 'sender';
  #state: ProcessorStatus['state'] = 'waiting';
  #checkpoint: Checkpoint = { position: 0, generation: 0, version: 0 };
  #done: Promise<void> | undefined;
  readonly #stop = new AbortController();

  constructor(
    private readonly follower: Projection | Reactor,
    private readonly eventStore: DomainEventStore,
    private readonly db: Database,
    private readonly pool: pg.Pool,
    private readonly alarm: ReportProcessingError,
    private readonly retries: readonly number[],
  ) {
    this.name = follower.name;
    this.kind = isProjection(follower) ? 'projection' : 'sender';
  }

  get position(): number {
    return this.#checkpoint.position;
  }

  get strong(): boolean {
    return isStrong(this.follower);
  }

  get state(): ProcessorStatus['state'] {
    return this.#state;
  }

  start(): void {
    this.#done ??= this.#live();
  }

  /** Finish the batch under way and let go of the name. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
    this.#state = 'stopped';
  }

  async #live(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const lock = await this.#lock(signal);
      if (!lock) continue;
      try {
        await this.#follow(signal, lock);
      } catch (error) {
        if (!signal.aborted) this.alarm({ processor: this.name, stream: '', position: this.position, error });
        await pause(1_000, undefined, { signal }).catch(() => undefined);
      } finally {
        this.#state = 'waiting';
        await lock.release();
      }
    }
  }

  /** The name's advisory lock, held on a connection of its own; undefined when another instance is live, or the tables are not ours to fill. */
  async #lock(signal: AbortSignal): Promise<{ lost: boolean; release(): Promise<void> } | undefined> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch {
      await pause(1_000, undefined, { signal }).catch(() => undefined);
      return undefined;
    }
    if (!(await this.#tryLock(client).catch(() => false))) {
      client.release();
      await pause(1_000, undefined, { signal }).catch(() => undefined);
      return undefined;
    }
    const lock = { lost: false, release };
    const lose = () => {
      lock.lost = true;
    };
    client.on('error', lose);
    return lock;

    async function release(): Promise<void> {
      client.off('error', lose);
      if (!lock.lost) await client.query('select pg_advisory_unlock_all()').catch(lose);
      client.release(lock.lost);
    }
  }

  async #tryLock(client: pg.PoolClient): Promise<boolean> {
    const landed = await client.query<{ version: number }>(
      'select version from kernel.checkpoint where name = $1',
      [this.name],
    );
    if (this.#standsBy(landed.rows[0]?.version)) return false;
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as got',
      [locks.processor, this.name],
    );
    return rows[0]?.got ?? false;
  }

  /** Tables of another version are for the process of that version; the first time that is said. */
  #standsBy(landed: number | undefined): boolean {
    if (this.#isOurs(landed)) this.#state = 'waiting';
    else if (this.#state !== 'replaced') {
      this.#state = 'replaced';
      const error = new Error(
        `Tables of version ${landed} have landed, and this process is of another: it stands by. Stop it.`,
      );
      this.alarm({ processor: this.name, stream: '', position: this.position, error });
    }
    return this.#state === 'replaced';
  }

  #isOurs(landed: number | undefined): boolean {
    return landed === undefined || !isProjection(this.follower) || this.follower.version === landed;
  }

  async #follow(signal: AbortSignal, lock: { readonly lost: boolean }): Promise<void> {
    this.#checkpoint = await loadCheckpoint(
      this.db,
      this.name,
      this.kind === 'sender' ? await this.eventStore.log.head() : 0,
    );
    if (!this.#isOurs(this.#checkpoint.version)) return;
    this.#state = 'live';
    for await (const batch of this.eventStore.log.subscribe(this.position, { signal })) {
      if (lock.lost) return;
      const moved = await takeBatch({ ...this.#means(), batch, checkpoint: this.#checkpoint });
      if (!moved) return; // somebody switched to a rebuilt version: load the checkpoint again
      this.#checkpoint = moved;
    }
  }

  #means(): ProcessorDeps {
    const schema = this.kind === 'projection' ? schemaOf(this.name) : 'kernel';
    return {
      follower: this.follower,
      eventStore: this.eventStore,
      db: this.db,
      name: this.name,
      schema,
      alarm: this.alarm,
      retries: this.retries,
    };
  }
}

export interface Checkpoint {
  readonly position: number;
  readonly generation: number;
  readonly version: number;
}

export interface ProcessorDeps {
  readonly follower: Projection | Reactor;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
  /** The checkpoint's name: the follower's, or another while it is rebuilt beside. */
  readonly name: string;
  readonly schema: string;
  readonly alarm: ReportProcessingError;
  readonly retries: readonly number[];
}

export type KernelTables = {
  'kernel.checkpoint': {
    name: string;
    version: number;
    generation: number;
    position: number;
    updated_at: Date | string;
  };
  'kernel.parked': { name: string; stream: string; position: number; error: string };
};

/** How far a name has followed; one that is new begins at `startAt`. */
export async function loadCheckpoint(db: Database, name: string, startAt: number): Promise<Checkpoint> {
  const kernel = db.withTables<KernelTables>();
  await kernel
    .insertInto('kernel.checkpoint')
    .values({ name, version: 1, generation: 1, position: startAt, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return kernel
    .selectFrom('kernel.checkpoint')
    .select(['position', 'generation', 'version'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}

/** Take a batch and move the checkpoint, in one transaction. A batch that fails is taken fact by fact: a fact that fails on every retry,
 *  or can never be taken, parks its stream. Undefined when the checkpoint was moved by somebody else. */
export async function takeBatch(
  means: ProcessorDeps & { readonly batch: readonly StoredEvent[]; readonly checkpoint: Checkpoint },
): Promise<Checkpoint | undefined> {
  const { batch, checkpoint } = means;
  const last = batch.at(-1);
  if (!last) return checkpoint;
  try {
    return await step(means, batch, checkpoint, last.position);
  } catch {
    let reached: Checkpoint | undefined = checkpoint;
    for (const event of batch) {
      if (reached) reached = await takeOne(means, event, reached);
    }
    return reached;
  }
}

async function takeOne(
  means: ProcessorDeps,
  event: StoredEvent,
  checkpoint: Checkpoint,
): Promise<Checkpoint | undefined> {
  for (const wait of [...means.retries, undefined]) {
    try {
      return await step(means, [event], checkpoint, event.position);
    } catch (error) {
      if (wait !== undefined && !isHopeless(error)) {
        await pause(wait);
        continue;
      }
      means.alarm({ processor: means.name, stream: event.stream, position: event.position, error });
      return step(means, [], checkpoint, event.position, { stream: event.stream, error });
    }
  }
  return undefined;
}

/** Trying again does not help: the fact cannot be opened, or PostgreSQL does not take its values (class 22). All others would wait for it. */
function isHopeless(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return error instanceof UnreadableEvent || (typeof code === 'string' && /^22...$/.test(code));
}

async function step(
  means: ProcessorDeps,
  events: readonly StoredEvent[],
  checkpoint: Checkpoint,
  to: number,
  park?: { readonly stream: string; readonly error: unknown },
): Promise<Checkpoint | undefined> {
  const { db, name, follower, eventStore, schema } = means;
  const decoded = await eventStore.decode(follower.handles, events);
  return db.transaction().execute(async (tx) => {
    const kernel = tx.withTables<KernelTables>();
    const { numUpdatedRows } = await kernel
      .updateTable('kernel.checkpoint')
      .set({ position: to, updated_at: new Date() })
      .where('name', '=', name)
      .where('position', '=', checkpoint.position)
      .where('generation', '=', checkpoint.generation)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return undefined;
    if (park) {
      await kernel
        .insertInto('kernel.parked')
        .values({ name, stream: park.stream, position: to, error: String(park.error) })
        .onConflict((conflict) => conflict.columns(['name', 'stream']).doNothing())
        .execute();
    }
    const welcome = decoded.length ? await withoutParked(kernel, name, decoded) : decoded;
    if (welcome.length) {
      await enterSchema(tx, schema);
      await follower.handle(tx, welcome);
    }
    return { ...checkpoint, position: to };
  });
}

async function withoutParked(
  kernel: Kysely<KernelTables>,
  name: string,
  events: readonly RecordedEvent[],
): Promise<readonly RecordedEvent[]> {
  const parked = await kernel.selectFrom('kernel.parked').select('stream').where('name', '=', name).execute();
  if (!parked.length) return events;
  const streams = new Set(parked.map(({ stream }) => stream));
  return events.filter(({ stream }) => !streams.has(stream));
}

/** Unqualified table names mean this schema until the transaction ends. */
export async function enterSchema(tx: DatabaseTransaction, schema: string): Promise<void> {
  await sql`select set_config('search_path', ${`${schema}, public`}, true)`.execute(tx);
}
