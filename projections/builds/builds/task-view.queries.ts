import { sql } from 'kysely';
import { mayAs } from '../../../modules/builds/build/roles.rules.js';
import { partStatuses } from '../../../modules/builds/builds.schemas.js';
import type { getTask, listParts } from '../../../modules/builds/task/task.contract.js';
import type { System } from '../../../modules/builds/task/task.events.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import { alongFor, photosAlong } from './along.js';
import { readerOf } from './audience.js';
import type { TaskRow } from './builds.rows.js';
import { pageOf, readCursor } from './cursor.js';
import { findBuild, standingIn } from './found-build.queries.js';
import { type FoundPart, partsFor, partsOfTask, partViews } from './part-views.js';
import type { BuildReads } from './reads.js';
import { taskCard, tasksBefore } from './task-cards.js';

/** A task with its parts and photos. Whoever may restore a deleted one still reads it.
 *  errors  BUILD_NOT_FOUND, TASK_NOT_FOUND (not-found) */
export async function taskView(
  reads: BuildReads,
  { id, taskId }: { readonly id: string; readonly taskId: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof getTask>> {
  const reader = readerOf(viewer);
  const [build, found] = await Promise.all([
    findBuild(reads.db, id, reader),
    sql<TaskRow>`select * from builds.task where id = ${taskId} and build_id = ${id}`.execute(reads.db),
  ]);
  const along = alongFor(build);
  const [task] = photosAlong(found.rows, along);
  const standing = standingIn(build, reader);
  if (!task || (task.is_deleted && !mayAs(standing, 'helps'))) throw taskNotFound();
  const works = standing !== null;
  const [before, parts] = await Promise.all([
    tasksBefore(reads.db, [task]),
    partsOfTask(reads.db, taskId, reader).then((rows) =>
      partViews(reads, photosAlong(rows, along), works, viewer),
    ),
  ]);
  return {
    ...taskCard(reads, task, works, before),
    notes: task.notes,
    after: task.after_ids.flatMap((one) => before.get(one) ?? []),
    partList: parts,
    photos: task.photos.map(({ when, photo }) => ({ when, photo: reads.showPhoto(photo) })),
    isDeleted: task.is_deleted,
  };
}

type PartOfBuild = FoundPart & {
  readonly task_title: string;
  readonly system: System;
  readonly place: number;
};

/** The parts of all tasks of a build, those first that are still to be had.
 *  errors  BUILD_NOT_FOUND (not-found), BAD_CURSOR (invalid) */
export async function partsOfBuild(
  reads: BuildReads,
  buildId: string,
  { status, cursor, limit }: QueryOf<typeof listParts>,
  viewer: Viewer,
): Promise<ResponseOf<typeof listParts>> {
  const reader = readerOf(viewer);
  const from = readCursor(cursor, ['integer', 'integer', 'string']);
  const build = await findBuild(reads.db, buildId, reader);
  const works = standingIn(build, reader) !== null;
  const shown = sql`p.build_id = ${buildId} and not p.is_dropped and not t.is_deleted ${status ? sql`and p.status = ${status}` : sql``}`;
  const place = sql`array_position(${[...partStatuses]}::text[], p.status)`;
  const [page, counted] = await Promise.all([
    sql<PartOfBuild>`select p.*, t.title as task_title, t.system, ${place} as place
      from ${partsFor(reader)} p join builds.task t on t.id = p.task_id
      where (p.task_id, p.part_id) in (
        select p.task_id, p.part_id from builds.part p join builds.task t on t.id = p.task_id
        where ${shown} ${from ? sql`and (${place}, p.position, p.part_id) > (${from[0]}::bigint, ${from[1]}::bigint, ${from[2]})` : sql``}
        order by ${place}, p.position, p.part_id limit ${limit + 1})
      order by ${place}, p.position, p.part_id`.execute(reads.db),
    sql<{
      n: number;
    }>`select count(*)::int as n from builds.part p join builds.task t on t.id = p.task_id where ${shown}`.execute(
      reads.db,
    ),
  ]);
  const { rows, next } = pageOf(page.rows, limit, (row) => [row.place, row.position, row.part_id]);
  const views = await partViews(reads, photosAlong(rows, alongFor(build)), works, viewer);
  return {
    parts: views.map((view, at) => ({
      ...view,
      taskTitle: rows[at]?.task_title ?? '',
      system: rows[at]?.system ?? 'other',
    })),
    total: counted.rows[0]?.n ?? 0,
    next,
  };
}

const taskNotFound = () =>
  notFound('TASK_NOT_FOUND', { message: 'This task no longer exists, or is not of this build.' });
