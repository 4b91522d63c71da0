import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import { isSame } from '../build/is-same.rules.js';
import { partInstalled, plannedTaskOf, taskOf } from './guards.rules.js';
import { type Column, maxTaskPhotos, type TaskEvent } from './task.events.js';
import type { Task, TaskPhoto, TaskWords } from './task.state.js';

interface OfBuild {
  readonly buildId: string;
}

export type PlanningCommand =
  | Command<
      'PlanTask',
      OfBuild & {
        readonly words: TaskWords;
        readonly column: Column;
        readonly rank: string;
        /** The template and its line; null: a member plans it. */
        readonly from: { readonly template: string; readonly line: string } | null;
      }
    >
  | Command<'ChangeTask', OfBuild & { readonly words: TaskWords }>
  | Command<'MoveTask', OfBuild & { readonly column: Column; readonly rank: string }>
  | Command<'BlockTask', OfBuild & { readonly reason: string }>
  | Command<'UnblockTask', OfBuild>
  | Command<'AddTaskPhoto', OfBuild & TaskPhoto>
  | Command<'RemoveTaskPhoto', OfBuild & { readonly photoId: string }>
  | Command<'DeleteTask', OfBuild>
  | Command<'RestoreTask', OfBuild>;

/** Plan a task, under an id that the caller chose.
 *  events  [TaskPlanned], and [TaskMoved] into another column than the backlog; [] when it was planned before
 *  errors  TASK_ID_TAKEN (conflict) */
export function planTask(
  { buildId, words, column, rank, from, meta }: CommandOf<PlanningCommand, 'PlanTask'>,
  task: Task,
): readonly TaskEvent[] {
  if (task.status !== 'none') {
    if (task.buildId === buildId) return [];
    throw conflict('TASK_ID_TAKEN', { message: 'Another task has this id. Send it under a new one.' });
  }
  const by = meta.actor.id;
  return [
    event('TaskPlanned', { buildId, authorId: by, ...words, after: [...words.after], rank, from }),
    ...(column === 'backlog' ? [] : [event('TaskMoved', { column, rank, by })]),
  ];
}

/** errors  TASK_NOT_FOUND (not-found) */
export function changeTask(
  { buildId, words, meta }: CommandOf<PlanningCommand, 'ChangeTask'>,
  task: Task,
): readonly TaskEvent[] {
  const before = taskOf(task, buildId).words;
  if (isSame(before, words)) return [];
  return [event('TaskChanged', { authorId: meta.actor.id, ...words, after: [...words.after] })];
}

/** Move a task to a column, at a rank.
 *  errors  TASK_NOT_FOUND (not-found) */
export function moveTask(
  { buildId, column, rank, meta }: CommandOf<PlanningCommand, 'MoveTask'>,
  task: Task,
): readonly TaskEvent[] {
  const before = taskOf(task, buildId);
  if (before.column === column && before.rank === rank) return [];
  return [event('TaskMoved', { column, rank, by: meta.actor.id })];
}

/** Say why a task cannot go on. It is blocked where it is: blocked is no column.
 *  errors  TASK_NOT_FOUND (not-found) */
export function blockTask(
  { buildId, reason, meta }: CommandOf<PlanningCommand, 'BlockTask'>,
  task: Task,
): readonly TaskEvent[] {
  if (taskOf(task, buildId).blocked === reason) return [];
  return [event('TaskBlocked', { authorId: meta.actor.id, reason })];
}

/** errors  TASK_NOT_FOUND (not-found) */
export function unblockTask(
  { buildId, meta }: CommandOf<PlanningCommand, 'UnblockTask'>,
  task: Task,
): readonly TaskEvent[] {
  return taskOf(task, buildId).blocked === null ? [] : [event('TaskUnblocked', { by: meta.actor.id })];
}

/** errors  TASK_NOT_FOUND (not-found), TOO_MANY_PHOTOS (conflict) */
export function addTaskPhoto(
  { buildId, when, photo, meta }: CommandOf<PlanningCommand, 'AddTaskPhoto'>,
  task: Task,
): readonly TaskEvent[] {
  const { photos } = taskOf(task, buildId);
  if (photos.some((one) => one.photo.id === photo.id)) return [];
  mustHaveRoomForPhoto(photos);
  return [event('TaskPhotoAdded', { authorId: meta.actor.id, when, photo })];
}

/** errors  TOO_MANY_PHOTOS (conflict) */
function mustHaveRoomForPhoto(photos: readonly unknown[]): void {
  if (photos.length >= maxTaskPhotos)
    throw conflict('TOO_MANY_PHOTOS', {
      most: maxTaskPhotos,
      message: `A task can have ${maxTaskPhotos} photos. Take one off first, or put it into the journal.`,
    });
}

/** Check, before its file is processed, that a task would take a photo.
 *  errors  those of AddTaskPhoto */
export function mustTakePhoto(task: Task, buildId: string): void {
  mustHaveRoomForPhoto(taskOf(task, buildId).photos);
}

/** Take a photo off a task; one that is not on it changes nothing.
 *  errors  TASK_NOT_FOUND (not-found) */
export function removeTaskPhoto(
  { buildId, photoId }: CommandOf<PlanningCommand, 'RemoveTaskPhoto'>,
  task: Task,
): readonly TaskEvent[] {
  const isThere = taskOf(task, buildId).photos.some(({ photo }) => photo.id === photoId);
  return isThere ? [event('TaskPhotoRemoved', { photoId })] : [];
}

/** Delete a task, unless a part of it is in the car.
 *  errors  TASK_NOT_FOUND (not-found), PART_INSTALLED (conflict) */
export function deleteTask(
  { buildId, meta }: CommandOf<PlanningCommand, 'DeleteTask'>,
  task: Task,
): readonly TaskEvent[] {
  const { status, parts } = plannedTaskOf(task, buildId);
  if (status === 'deleted') return [];
  if ([...parts.values()].some(({ installed }) => installed !== null)) throw partInstalled();
  return [event('TaskDeleted', { by: meta.actor.id })];
}

/** errors  TASK_NOT_FOUND (not-found) */
export function restoreTask(
  { buildId, meta }: CommandOf<PlanningCommand, 'RestoreTask'>,
  task: Task,
): readonly TaskEvent[] {
  return plannedTaskOf(task, buildId).status === 'planned'
    ? []
    : [event('TaskRestored', { by: meta.actor.id })];
}
