import { type RawBuilder, sql } from 'kysely';
import { buildEvents } from '../../../modules/builds/build/build.events.js';
import { taskEvents } from '../../../modules/builds/task/task.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { numberKey, numbersOf } from '../../../modules/matching/match.rules.js';
import type { FitWitness } from '../../../modules/matching/witness.rules.js';
import type { Side } from './candidates.js';

/** What builds say of parts that went into them, and what ends and restores it. */
export const witnessEvents = {
  ofTasks: pick(
    taskEvents,
    'FitWitnessed',
    'FitWithdrawn',
    'PartDropped',
    'PartKept',
    'TaskDeleted',
    'TaskRestored',
  ),
  ofBuilds: pick(buildEvents, 'BuildDeleted', 'BuildRestored', 'BuildRemoved', 'BuildShownAgain'),
} as const;
type WitnessEvent = EventOf<(typeof witnessEvents)[keyof typeof witnessEvents]>;

export const isOfWitness = (event: { readonly type: string }): event is RecordedEvent<WitnessEvent> =>
  event.type in witnessEvents.ofTasks.schemas || event.type in witnessEvents.ofBuilds.schemas;

/** Write what builds say. What was said before of the same part of a task is replaced.
 *  out  the keys of the things of which something else is said now */
export async function writeWitness(
  tx: DatabaseTransaction,
  event: RecordedEvent<WitnessEvent>,
): Promise<readonly string[]> {
  const { entityId } = event;
  switch (event.type) {
    case 'FitWitnessed': {
      const gone = await forget(tx, sql`task_id = ${entityId} and part_id = ${event.data.partId}`);
      return [...gone, ...(await add(tx, entityId, event.data))];
    }
    case 'FitWithdrawn':
      return forget(tx, sql`task_id = ${entityId} and part_id = ${event.data.partId}`);
    case 'PartDropped':
    case 'PartKept':
      return mark(
        tx,
        sql`task_id = ${entityId} and part_id = ${event.data.partId}`,
        sql`is_dropped = ${event.type === 'PartDropped'}`,
      );
    case 'TaskDeleted':
    case 'TaskRestored':
      return mark(tx, sql`task_id = ${entityId}`, sql`is_task_gone = ${event.type === 'TaskDeleted'}`);
    case 'BuildDeleted':
    case 'BuildRestored':
      return mark(tx, sql`build_id = ${entityId}`, sql`is_build_deleted = ${event.type === 'BuildDeleted'}`);
    case 'BuildRemoved':
    case 'BuildShownAgain':
      return mark(tx, sql`build_id = ${entityId}`, sql`is_build_removed = ${event.type === 'BuildRemoved'}`);
    default:
      return unreachable(event);
  }
}

/** What an erased member said is gone.
 *  out  likewise */
export const forgetWitnessesOf = (tx: DatabaseTransaction, memberId: string): Promise<readonly string[]> =>
  forget(tx, sql`author_id = ${memberId}`);

/** The open things, two hundred at most, of which something else is said now. */
export async function thingsNamed(
  tx: DatabaseTransaction,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (!keys.length) return [];
  const { rows } = await sql<{ readonly id: string }>`
    select entry_id as id from entry_key where sort = 'thing' and key in (select hashtextextended(key, 0) from unnest(${[...keys]}::text[]) key)
    union select id from entry where sort = 'thing' and is_open and 'is ' || id = any(${[...keys]}) limit 200`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** What builds of others than the holder say of each of these things. */
export async function witnessesOf(
  tx: DatabaseTransaction,
  things: readonly Pick<Side, 'id' | 'owner_id' | 'content'>[],
): Promise<(thing: Pick<Side, 'id' | 'owner_id' | 'content'>) => readonly FitWitness[]> {
  const keys = new Set(things.flatMap(keysOfThing));
  if (!keys.size) return () => [];
  const { rows } = await sql<FitWitness & { readonly key: string; readonly by: string }>`
    select k.key, w.author_id as by, w.build_id as build, w.year, w.make, w.model
    from witness_key k join witness w on w.task_id = k.task_id and w.part_id = k.part_id
    where k.key = any(${[...keys]}) and not w.is_dropped and not w.is_task_gone
      and not w.is_build_deleted and not w.is_build_removed`.execute(tx);
  if (!rows.length) return () => [];
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return (thing) =>
    keysOfThing(thing)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ by }) => by !== thing.owner_id);
}

const keysOfThing = ({ id, content }: Pick<Side, 'id' | 'content'>): readonly string[] => [
  `is ${id}`,
  ...numbersOf(content).own.map(({ key }) => `n ${key}`),
];

type Said = Extract<WitnessEvent, { readonly type: 'FitWitnessed' }>['data'];

/** That a part did not fit is no evidence for it. */
async function add(tx: DatabaseTransaction, taskId: string, said: Said): Promise<readonly string[]> {
  if (said.fit === 'not at all') return [];
  const { partId, vehicle } = said;
  const keys = [
    ...numbersOf(said).own.map(({ number }) => `n ${numberKey(number)}`),
    ...[said.itemId, said.listingId].flatMap((id) => (id === null ? [] : [`is ${id}`])),
  ];
  await sql`insert into witness (task_id, part_id, build_id, author_id, year, make, model, is_dropped, is_task_gone, is_build_deleted,
      is_build_removed)
    values (${taskId}, ${partId}, ${said.buildId}, ${said.authorId}, ${vehicle.year}, ${vehicle.make}, ${vehicle.model}, false, false, false,
      false)`.execute(tx);
  await sql`insert into witness_key select distinct key, ${taskId}, ${partId} from unnest(${keys}::text[]) key`.execute(
    tx,
  );
  return keys;
}

async function forget(tx: DatabaseTransaction, those: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly key: string }>`
    with gone as (delete from witness where ${those} returning task_id, part_id)
    delete from witness_key k using gone where k.task_id = gone.task_id and k.part_id = gone.part_id returning k.key`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}

async function mark(
  tx: DatabaseTransaction,
  those: RawBuilder<unknown>,
  as: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly key: string }>`
    with marked as (update witness set ${as} where ${those} returning task_id, part_id)
    select k.key from witness_key k join marked using (task_id, part_id)`.execute(tx);
  return rows.map(({ key }) => key);
}
