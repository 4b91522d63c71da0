import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { allDone } from '../async/all-done.js';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { type StoredEvent, UnreadableEvent } from '../event-store/event-store.js';
import type { RecordedEvent } from '../event-store/events.js';
import type { CopyConnection, CopyRows } from '../postgres/copy-rows.js';
import type { Database, DatabaseTransaction } from '../postgres/database.js';
import {
  limitTransaction,
  processorLimits,
  settingsOf,
  type TransactionLimits,
} from '../postgres/transaction-limits.js';
import {
  type Checkpoint,
  type CheckpointMove,
  checkpointMoved,
  type KernelTables,
  moveCheckpoint,
} from './checkpoint.js';
import type { CheckpointMoves } from './checkpoint-moves.js';
import { isNobodysFault } from './nobodys-fault.js';
import { type Projection, pathTo, type Reactor } from './projection.js';

export type ReportProcessingError = (what: {
  readonly processor: string;
  readonly stream: string;
  readonly position: number;
  readonly error: unknown;
}) => void;

export interface ProcessorDeps {
  readonly follower: Projection | Reactor;
  readonly eventStore: DomainEventStore;
  readonly db: Database;
  /** The checkpoint's name: the follower's, or a temporary one while it is rebuilt. */
  readonly name: string;
  readonly schema: string;
  readonly alarm: ReportProcessingError;
  /** Called when the state of the processor changes. */
  readonly changed?: () => void;
  /** Milliseconds between the attempts of a failing event. */
  readonly retries: readonly number[];
  /** Called when a stream is set aside, to be retried separately (`retry-parked.ts`). Without it an event is retried at once, and all others wait. */
  readonly setAside?: () => void;
  /** For a rebuild: on the connection of `db`. */
  readonly copyRows?: CopyRows;
  /** For a rebuild; without it transactions are those of `db`. */
  readonly inTransaction?: CopyConnection['inTransaction'];
  /** Limits of each transaction; those of a processor when left out. */
  readonly limits?: TransactionLimits;
  /** Stops the work: the current batch is rolled back. */
  readonly signal?: AbortSignal;
  /** Waits for a free connection; without it the transaction begins at once. */
  readonly inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Moves checkpoints past events that their processors do not handle, those of several in one statement; without it each is moved alone. */
  readonly moves?: CheckpointMoves;
  /** Waits for the turn of this processor among those that catch up; without it they run at once, without pauses. */
  readonly givesWay?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface Batch extends ProcessorDeps {
  readonly batch: readonly StoredEvent[];
  readonly checkpoint: Checkpoint;
  /** The events of the batch that the follower handles, if they are decoded already. */
  readonly decoded?: readonly RecordedEvent[] | undefined;
}

/** Handle a batch and move the checkpoint, in one transaction. A batch that fails is handled event by event: a
 *  failing event parks its stream, and the other streams continue; the event is retried later, unless it can never be
 *  handled. Undefined when the checkpoint was moved by another process, or
 *  the work was stopped.
 *  errors  faults that no event caused, such as a log or a database that is away: the checkpoint is unchanged */
export async function handleBatch(deps: Batch): Promise<Checkpoint | undefined> {
  const { batch, checkpoint, decoded } = deps;
  const last = batch.at(-1);
  if (!last) return checkpoint;
  try {
    return await step(deps, { events: batch, decoded, checkpoint, to: last });
  } catch (error) {
    if (deps.signal?.aborted) return undefined;
    if (isNobodysFault(error)) throw error;
    let moved: Checkpoint | undefined = checkpoint;
    for (const event of batch) {
      if (moved) moved = await handleOne(deps, event, moved);
    }
    return moved;
  }
}

async function handleOne(
  deps: ProcessorDeps,
  event: StoredEvent,
  checkpoint: Checkpoint,
): Promise<Checkpoint | undefined> {
  const { setAside } = deps;
  for (const wait of [...deps.retries, undefined]) {
    try {
      return await step(deps, { events: [event], checkpoint, to: event });
    } catch (error) {
      if (deps.signal?.aborted) return undefined;
      if (isNobodysFault(error)) throw error;
      const park = { stream: event.stream, error };
      const mayHelp = wait !== undefined && !isHopeless(error);
      if (mayHelp && setAside) {
        const parked = await step(deps, { events: [], checkpoint, to: event, park: { ...park, wait } });
        setAside();
        return parked;
      }
      if (mayHelp) {
        await pause(wait, undefined, deps.signal && { signal: deps.signal }).catch(() => undefined);
        continue;
      }
      deps.alarm({ processor: deps.name, stream: event.stream, position: event.position, error });
      return step(deps, { events: [], checkpoint, to: event, park });
    }
  }
  return undefined;
}

/** Retrying does not help: the event cannot be decrypted, or PostgreSQL does not accept its values (class 22). Retrying would delay all others. */
export function isHopeless(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return error instanceof UnreadableEvent || (typeof code === 'string' && /^22...$/.test(code));
}

interface Step {
  readonly events: readonly StoredEvent[];
  readonly decoded?: readonly RecordedEvent[] | undefined;
  readonly checkpoint: Checkpoint;
  /** The event that the checkpoint moves to. */
  readonly to: StoredEvent;
  readonly park?: Parking;
}

interface Parking {
  readonly stream: string;
  readonly error: unknown;
  /** Milliseconds until the next attempt. */
  readonly wait?: number;
}

async function step(
  deps: ProcessorDeps,
  { events, decoded, checkpoint, to, park }: Step,
): Promise<Checkpoint | undefined> {
  const { db, name, follower, eventStore, schema, copyRows, signal, moves } = deps;
  const { inTurn = (work) => work(), limits = processorLimits } = deps;
  const { inTransaction = (work) => db.transaction().execute(work) } = deps;
  const moved = { ...checkpoint, position: to.position };
  const handled = decoded ?? (await eventStore.decode(follower.handles, events));
  if (!handled.length && !park) {
    const moveAlone = () =>
      db.transaction().execute(async (tx) => {
        await limitTransaction(tx, limits);
        return moveCheckpoint(tx.withTables<KernelTables>(), { name, checkpoint, to });
      });
    const alone = () => inTurn(moveAlone);
    const hasMoved = (await moves?.move({ name, checkpoint, to })) || (await alone());
    return hasMoved ? moved : undefined;
  }
  const transaction = () =>
    inTransaction(async (tx) => {
      const kernel = tx.withTables<KernelTables>();
      const [hasMoved, parked] = await allDone([
        begin(tx, { schema, limits, name, checkpoint, to }),
        handled.length ? parkedStreams(kernel, name) : new Set<string>(),
      ]);
      if (!hasMoved) return undefined;
      if (park) await parkStream(kernel, name, park, to.position);
      const welcome = handled.filter(({ stream }) => !parked.has(stream));
      if (welcome.length) await follower.handle(tx, welcome, copyRows, eventStore.keys);
      return moved;
    });
  return inTurn(async () => (signal?.aborted ? undefined : transaction()));
}

async function parkStream(
  kernel: Kysely<KernelTables>,
  name: string,
  { stream, error, wait }: Parking,
  position: number,
): Promise<void> {
  const retry_at = wait === undefined ? null : new Date(Date.now() + wait);
  await kernel
    .insertInto('kernel.parked')
    .values({ name, stream, position, error: String(error), retry_at })
    .onConflict((conflict) => conflict.columns(['name', 'stream']).doNothing())
    .execute();
}

/** Enter the schema and move the checkpoint, in one statement. False when another process has moved it. */
async function begin(
  tx: DatabaseTransaction,
  {
    schema,
    limits,
    ...move
  }: CheckpointMove & { readonly schema: string; readonly limits: TransactionLimits },
): Promise<boolean> {
  const { rows } = await sql<{ readonly hasMoved: boolean }>`
    with moved as (${checkpointMoved(tx.withTables<KernelTables>(), move).returning('name')})
    select ${pathTo(schema)}, ${settingsOf(limits)}, exists (select from moved) as "hasMoved"`.execute(tx);
  return rows[0]?.hasMoved ?? false;
}

/** A separate statement, after the checkpoint's: the previous holder of its row may have unparked a stream. */
async function parkedStreams(kernel: Kysely<KernelTables>, name: string): Promise<ReadonlySet<string>> {
  const parked = await kernel.selectFrom('kernel.parked').select('stream').where('name', '=', name).execute();
  return new Set(parked.map(({ stream }) => stream));
}
