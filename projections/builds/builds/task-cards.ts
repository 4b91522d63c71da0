import { sql } from 'kysely';
import type { TaskCard } from '../../../modules/builds/builds.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { dollarsOf, hoursOf, orNull } from './build-cards.js';
import type { PartSums, TaskRow } from './builds.rows.js';
import type { BuildReads } from './reads.js';

/** A task that another waits for. */
export interface TaskBefore {
  readonly id: string;
  readonly title: string;
  readonly column: TaskCard['column'];
}

/** These tasks as a board shows them, in their order. Costs are for those who work on the build. */
export async function taskCards(
  reads: Pick<BuildReads, 'db' | 'showPhoto'>,
  rows: readonly TaskRow[],
  showsCosts: boolean,
): Promise<TaskCard[]> {
  const before = await tasksBefore(reads.db, rows);
  return rows.map((row) => taskCard(reads, row, showsCosts, before));
}

/** The live tasks that come before these, by id. */
export async function tasksBefore(
  db: Database,
  rows: readonly Pick<TaskRow, 'after_ids'>[],
): Promise<ReadonlyMap<string, TaskBefore>> {
  const ids = [...new Set(rows.flatMap(({ after_ids }) => after_ids))];
  if (!ids.length) return new Map();
  const found = await sql<TaskBefore>`select id, title, column_name as column from builds.task
    where id = any(${ids}) and not is_deleted`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

export function taskCard(
  { showPhoto }: Pick<BuildReads, 'showPhoto'>,
  row: TaskRow,
  showsCosts: boolean,
  before: ReadonlyMap<string, TaskBefore>,
): TaskCard {
  const photo = row.photos.findLast(({ when }) => when === 'after') ?? row.photos.at(-1);
  return {
    id: row.id,
    system: row.system,
    title: row.title,
    priority: row.priority,
    column: row.column_name,
    rank: row.rank,
    blocked: row.blocked,
    plannedHours: orNull(row.planned_minutes, hoursOf),
    hours: hoursOf(row.minutes),
    planned: showsCosts ? plannedOf(row) : null,
    spent: showsCosts ? dollarsOf(row.part_cents + row.entry_cents) : null,
    parts: partCounts(row),
    waitsFor: row.after_ids.flatMap((id) => {
      const first = before.get(id);
      return first && first.column !== 'done' ? [first.title] : [];
    }),
    entries: row.entries,
    photo: photo ? showPhoto(photo.photo) : null,
    doneAt: row.done_at,
    version: row.version,
  };
}

/** Dollars: what is planned for the task, or else for its parts. */
function plannedOf({ planned_cents, part_planned_cents }: TaskRow): number | null {
  if (planned_cents !== null) return dollarsOf(planned_cents);
  return part_planned_cents > 0 ? dollarsOf(part_planned_cents) : null;
}

export const partCounts = (sums: PartSums): TaskCard['parts'] => ({
  planned: sums.parts_planned,
  sought: sums.parts_sought,
  arrived: sums.parts_arrived,
  installed: sums.parts_installed,
});
