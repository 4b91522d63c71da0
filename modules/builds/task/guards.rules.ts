import { conflict, notFound } from '../../kernel/decider/errors.js';
import type { Part, Task, TaskWords } from './task.state.js';

/** A task that was planned, and perhaps deleted. */
export interface PlannedTask extends Task {
  readonly words: TaskWords;
}

/** A task of this build that is not deleted.
 *  errors  TASK_NOT_FOUND (not-found) */
export function taskOf(task: Task, buildId: string): PlannedTask {
  if (task.status === 'deleted') throw taskNotFound();
  return plannedTaskOf(task, buildId);
}

/** The same, also when it is deleted. */
export function plannedTaskOf(task: Task, buildId: string): PlannedTask {
  if (!isPlanned(task) || task.buildId !== buildId) throw taskNotFound();
  return task;
}

/** A part that is not dropped.
 *  errors  PART_NOT_FOUND (not-found) */
export function partOf(task: Task, partId: string): Part {
  const part = anyPartOf(task, partId);
  if (part.isDropped) throw partNotFound();
  return part;
}

/** The same, also when it is dropped. */
export function anyPartOf({ parts }: Task, partId: string): Part {
  const part = parts.get(partId);
  if (!part) throw partNotFound();
  return part;
}

/** errors  PART_INSTALLED (conflict) */
export function mustNotBeInstalled({ installed }: Part): void {
  if (installed !== null) throw partInstalled();
}

export const partInstalled = () =>
  conflict('PART_INSTALLED', { message: 'This part is in the car. Take it out first.' });

export const taskNotFound = () =>
  notFound('TASK_NOT_FOUND', { message: 'This task does not exist, or was deleted.' });

const partNotFound = () =>
  notFound('PART_NOT_FOUND', { message: 'This task has no such part, or it was dropped.' });

const isPlanned = (task: Task): task is PlannedTask => task.words !== null;
