import { sql } from 'kysely';
import type { BookContent } from '../../../modules/builds/book/book.schemas.js';
import { buildNotFound } from '../../../modules/builds/build/roles.rules.js';
import { buildTitle, vehicleName } from '../../../modules/builds/build/vehicle-name.rules.js';
import type { BookSource } from '../../../modules/builds/builds.ports.js';
import { systems } from '../../../modules/builds/builds.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { nameForAll, nobody, type Person, people } from '../../../modules/members/people.shared.js';
import { dollarsOf, hoursOf, orNull } from './build-cards.js';
import { progressBySystem, spentOn } from './build-view.queries.js';
import type { BuildRow, EntryRow, PartRow, SystemSumRow, TaskRow, WitnessRow } from './builds.rows.js';

type BookPart = PartRow & {
  readonly fit: WitnessRow['fit'] | null;
  readonly note: string | null;
  readonly note_by: string | null;
};
type BookEntry = EntryRow & { readonly task_title: string | null };

/** Everything of a build, for a book: tasks by system, entries from the first day on.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function bookSource(db: Database, id: string): Promise<BookSource> {
  const [builds, sums, tasks, parts, entries] = await Promise.all([
    sql<
      BuildRow & { day: string }
    >`select b.*, to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day from builds.build b
      where id = ${id}`.execute(db),
    sql<SystemSumRow>`select * from builds.system_sum where build_id = ${id}`.execute(db),
    sql<TaskRow>`select * from builds.task where build_id = ${id} and not is_deleted
      order by array_position(${[...systems]}::text[], system), done_at nulls last, rank, id`.execute(db),
    sql<BookPart>`select p.*, w.fit, w.note, w.author_id as note_by from builds.part p
      left join builds.witness w on w.task_id = p.task_id and w.part_id = p.part_id and p.status = 'installed'
      where p.build_id = ${id} and not p.is_dropped order by p.position`.execute(db),
    sql<BookEntry>`select e.*, t.title as task_title from builds.entry e
      left join builds.task t on t.id = e.task_id and not t.is_deleted
      where e.build_id = ${id} and not e.is_deleted and not e.is_removed and not e.is_withheld order by e.on_day, e.position`.execute(
      db,
    ),
  ]);
  const [build] = builds.rows;
  if (!build) throw buildNotFound();
  const names = await namesOf(db, [build.owner_id, ...entries.rows.map(({ author_id }) => author_id)]);
  const partsOf = Map.groupBy(parts.rows, ({ task_id }) => task_id);
  return {
    content: {
      ...headOf(build, names),
      systems: progressBySystem(sums.rows, true),
      tasks: tasks.rows.map((task) => taskLine(task, partsOf.get(task.id) ?? [])),
      entries: entries.rows.map((entry) => entryLine(entry, names)),
    },
    writtenBy: {
      entries: entries.rows.map(({ author_id }) => author_id),
      tasks: tasks.rows.map(({ id: taskId, words_by }) => ({
        task: words_by,
        parts: (partsOf.get(taskId) ?? []).map((part) => part.words_by),
        notes: (partsOf.get(taskId) ?? []).map((part) => part.note_by ?? part.words_by),
      })),
    },
  };
}

type Names = ReadonlyMap<string, string>;

const headOf = (build: BuildRow & { readonly day: string }, names: Names) => ({
  title: buildTitle(build),
  vehicle: vehicleName(build),
  nickname: build.nickname,
  about: build.about,
  goal: build.goal,
  status: build.status,
  startedOn: build.started_on,
  on: build.day,
  owner: names.get(build.owner_id) ?? null,
  cover: build.cover?.id ?? null,
  totals: {
    spent: dollarsOf(spentOn(build)),
    hours: hoursOf(build.minutes),
    tasks: build.tasks,
    tasksDone: build.tasks_done,
    entries: build.entries,
  },
});

const taskLine = (task: TaskRow, parts: readonly BookPart[]): BookContent['tasks'][number] => ({
  system: task.system,
  title: task.title,
  notes: task.notes,
  column: task.column_name,
  hours: hoursOf(task.minutes),
  spent: dollarsOf(task.part_cents + task.entry_cents),
  doneOn: task.done_at?.slice(0, 10) ?? null,
  parts: parts.map(({ title, quantity, status, cost_cents, fit, note }) => ({
    title,
    quantity,
    status,
    cost: orNull(cost_cents, dollarsOf),
    fit,
    note: note ?? '',
  })),
});

const entryLine = (entry: BookEntry, names: Names): BookContent['entries'][number] => ({
  on: entry.on_day,
  author: entry.is_named ? (names.get(entry.author_id) ?? nameForAll(nobody)) : null,
  text: entry.text,
  photos: entry.photos.map(({ id }) => id),
  hours: orNull(entry.minutes, hoursOf),
  cost: orNull(entry.cost_cents, dollarsOf),
  odometer: entry.odometer,
  task: entry.task_title,
});

async function namesOf(db: Database, ids: readonly string[]): Promise<Names> {
  const { rows } = await sql<Person>`select id, full_name, is_minor from ${people} p
    where id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, nameForAll(row)]));
}
