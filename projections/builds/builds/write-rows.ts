import { type RawBuilder, sql } from 'kysely';
import { type BuildEvent, buildEvents } from '../../../modules/builds/build/build.events.js';
import { type EntryEvent, entryEvents } from '../../../modules/builds/entry/entry.events.js';
import { type TaskEvent, taskEvents } from '../../../modules/builds/task/task.events.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { evolveBuild, later } from './build-row.js';
import type { BuildRow, EntryRow, PartRow, TaskRow, WitnessRow } from './builds.rows.js';
import { evolveEntry } from './entry-row.js';
import { evolvePart, isOfPart, witnessRow } from './part-row.js';
import type { Seal } from './sealed.js';
import { evolveTask } from './task-row.js';

type BuildRecorded = RecordedEvent<BuildEvent>;
type TaskRecorded = RecordedEvent<TaskEvent>;
type EntryRecorded = RecordedEvent<EntryEvent>;
/** Events that are folded in rows. */
export type Folded = BuildRecorded | TaskRecorded | EntryRecorded;

export const isOfBuild = (event: { readonly type: string }): event is BuildRecorded =>
  event.type in buildEvents.schemas;
export const isOfTask = (event: { readonly type: string }): event is TaskRecorded =>
  event.type in taskEvents.schemas;
export const isOfEntry = (event: { readonly type: string }): event is EntryRecorded =>
  event.type in entryEvents.schemas;

/** What these events changed, as far as sums follow from it. */
export interface Touched {
  readonly builds: ReadonlySet<string>;
  readonly tasks: ReadonlySet<string>;
}

/** Builds, tasks, parts and entries after these events: each row is read once and written once. What belongs to a build that is gone leaves no row. */
export async function writeRows(
  tx: DatabaseTransaction,
  events: readonly Folded[],
  seal: Seal,
): Promise<Touched> {
  const rows = await loadRows(tx, events);
  const touchedTasks = new Set<string>();
  for (const event of events)
    if (isOfBuild(event))
      put(rows.builds, event.entityId, evolveBuild(rows.builds.get(event.entityId), event, seal));
    else if (isOfTask(event)) foldTask(rows, event, touchedTasks);
    else foldEntry(rows, event, touchedTasks);
  await upsert(tx, 'build', ['id'], [...rows.builds.values()]);
  await upsert(tx, 'task', ['id'], [...rows.tasks.values()]);
  await upsert(tx, 'part', ['task_id', 'part_id'], [...rows.parts.values()]);
  await upsert(tx, 'entry', ['id'], [...rows.entries.values()]);
  await writeWitnesses(tx, events.filter(isOfTask), rows.tasks);
  return { builds: new Set(rows.builds.keys()), tasks: touchedTasks };
}

interface Rows {
  readonly builds: Map<string, BuildRow>;
  readonly tasks: Map<string, TaskRow>;
  readonly parts: Map<string, PartRow>;
  readonly entries: Map<string, EntryRow>;
}

function foldTask(rows: Rows, event: TaskRecorded, touched: Set<string>): void {
  const before = rows.tasks.get(event.entityId);
  const buildId = event.type === 'TaskPlanned' ? event.data.buildId : before?.build_id;
  const build = buildId === undefined ? undefined : rows.builds.get(buildId);
  if (!build) return;
  const after = evolveTask(before, event);
  if (!after || after === before) return;
  rows.tasks.set(after.id, after);
  touched.add(after.id);
  if (isOfPart(event)) {
    const key = `${event.entityId} ${event.data.partId}`;
    put(rows.parts, key, evolvePart(rows.parts.get(key), event, build.id));
  }
  touch(rows, build, event);
}

function foldEntry(rows: Rows, event: EntryRecorded, touched: Set<string>): void {
  const before = rows.entries.get(event.entityId);
  const buildId = event.type === 'EntryWritten' ? event.data.buildId : before?.build_id;
  const build = buildId === undefined ? undefined : rows.builds.get(buildId);
  if (!build) return;
  const after = evolveEntry(before, event);
  if (!after || after === before) return;
  rows.entries.set(after.id, after);
  for (const taskId of [before?.task_id, after.task_id]) if (taskId) touched.add(taskId);
  touch(rows, build, event);
}

/** Whatever is done to a task or an entry is done to the build. Decisions of staff are not. */
function touch({ builds }: Rows, build: BuildRow, { type, recordedAt }: TaskRecorded | EntryRecorded): void {
  if (type === 'EntryRemoved' || type === 'EntryShownAgain') return;
  builds.set(build.id, { ...build, active_at: later(build.active_at, recordedAt) });
}

function put<Row>(rows: Map<string, Row>, key: string, row: Row | undefined): void {
  if (row) rows.set(key, row);
}

async function loadRows(tx: DatabaseTransaction, events: readonly Folded[]): Promise<Rows> {
  const idsOf = (isOne: (event: Folded) => boolean) => [
    ...new Set(events.filter(isOne).map(({ entityId }) => entityId)),
  ];
  const taskIds = idsOf(isOfTask);
  const tasks = await load<TaskRow>(tx, sql`select * from task where id = any(${taskIds})`, taskIds);
  const parts = await load<PartRow>(tx, sql`select * from part where task_id = any(${taskIds})`, taskIds);
  const entryIds = idsOf(isOfEntry);
  const entries = await load<EntryRow>(tx, sql`select * from entry where id = any(${entryIds})`, entryIds);
  const buildIds = [
    ...new Set([
      ...idsOf(isOfBuild),
      ...events.flatMap(({ type, data }) =>
        type === 'TaskPlanned' || type === 'EntryWritten' ? [data.buildId] : [],
      ),
      ...[...tasks, ...entries].map(({ build_id }) => build_id),
    ]),
  ];
  const builds = await load<BuildRow>(tx, sql`select * from build where id = any(${buildIds})`, buildIds);
  return {
    builds: new Map(builds.map((row) => [row.id, row])),
    tasks: new Map(tasks.map((row) => [row.id, row])),
    parts: new Map(parts.map((row) => [`${row.task_id} ${row.part_id}`, row])),
    entries: new Map(entries.map((row) => [row.id, row])),
  };
}

async function load<Row>(
  tx: DatabaseTransaction,
  query: RawBuilder<unknown>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Row>`${query}`.execute(tx);
  return rows;
}

async function upsert(
  tx: DatabaseTransaction,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map((name) => sql.ref(name));
  const changed = Object.keys(first).flatMap((name) =>
    key.includes(name) ? [] : [sql`${sql.ref(name)} = excluded.${sql.ref(name)}`],
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(columns)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(changed)}`.execute(
    tx,
  );
}

/** The latest word on each part. */
async function writeWitnesses(
  tx: DatabaseTransaction,
  events: readonly TaskRecorded[],
  tasks: ReadonlyMap<string, TaskRow>,
): Promise<void> {
  const said = new Map<string, WitnessRow | null>();
  for (const event of events) {
    if (!tasks.has(event.entityId)) continue;
    if (event.type === 'FitWitnessed') said.set(`${event.entityId} ${event.data.partId}`, witnessRow(event));
    if (event.type === 'FitWithdrawn') said.set(`${event.entityId} ${event.data.partId}`, null);
  }
  if (!said.size) return;
  await sql`delete from witness where task_id || ' ' || part_id = any(${[...said.keys()]})`.execute(tx);
  await upsert(
    tx,
    'witness',
    ['task_id', 'part_id'],
    [...said.values()].flatMap((row) => row ?? []),
  );
}
