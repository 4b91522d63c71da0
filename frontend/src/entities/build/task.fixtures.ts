import type { PartView, TaskCard, TaskView } from '@modules/builds/builds.schemas';
import type { Board } from './task-moves';

/** For page tests: tasks and parts as the server sends them. */

export const taskId = (n: number): string =>
  `0198c0de-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
export const partId = (n: number): string =>
  `0198c0de-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;

export function taskOf(part: Partial<TaskCard> = {}): TaskCard {
  return {
    id: taskId(1),
    system: 'brakes',
    title: 'Rebuild the front brakes',
    priority: 'normal',
    column: 'backlog',
    rank: 'a0',
    blocked: null,
    plannedHours: null,
    hours: 0,
    planned: null,
    spent: null,
    parts: { planned: 0, sought: 0, arrived: 0, installed: 0 },
    waitsFor: [],
    entries: 0,
    photo: null,
    doneAt: null,
    version: 3,
    ...part,
  };
}

export function taskViewOf(part: Partial<TaskView> = {}): TaskView {
  return { ...taskOf(), notes: '', after: [], partList: [], photos: [], isDeleted: false, ...part };
}

export function partOf(part: Partial<PartView> = {}): PartView {
  return {
    id: partId(1),
    taskId: taskId(1),
    title: 'Wheel cylinder',
    quantity: 1,
    status: 'planned',
    planned: null,
    cost: null,
    link: '',
    itemId: null,
    isInStock: false,
    photo: null,
    need: null,
    seller: null,
    arrivedOn: null,
    installedAt: null,
    fit: null,
    isDropped: false,
    ...part,
  };
}

/** A board with these tasks, each in its column. */
export function boardOf(tasks: readonly TaskCard[]): Board {
  return {
    columns: (['backlog', 'in_progress', 'testing', 'done'] as const).map((column) => {
      const own = tasks.filter((task) => task.column === column);
      return { column, total: own.length, tasks: own, next: null };
    }),
  };
}
