import type { TaskCard } from '@modules/builds/builds.schemas';
import type { getBoard } from '@modules/builds/task/task.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { Column } from './task-labels';

export type Board = ResponseOf<typeof getBoard>;
export type BoardColumn = Board['columns'][number];

/** Where a task goes: below another task of the column; null: at its top. */
export interface Place {
  readonly column: Column;
  readonly below: string | null;
}

/** The board with a task at another place. A board that does not show the task, or the one above its new place, stays as it is there. Pure. */
export function withMoved(board: Board, taskId: string, { column, below }: Place): Board {
  const task = board.columns.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  if (!task) return board;
  return {
    columns: board.columns.map((one) => {
      const had = one.tasks.some(({ id }) => id === taskId);
      const rest = one.tasks.filter(({ id }) => id !== taskId);
      if (one.column !== column) return had ? { ...one, total: one.total - 1, tasks: rest } : one;
      const at = below === null ? 0 : rest.findIndex(({ id }) => id === below) + 1 || rest.length;
      return {
        ...one,
        total: one.total + (had ? 0 : 1),
        tasks: [...rest.slice(0, at), { ...task, column }, ...rest.slice(at)],
      };
    }),
  };
}

/** The place of a task now; undefined when the board does not show it. Pure. */
export function placeOf(board: Board, taskId: string): Place | undefined {
  for (const { column, tasks } of board.columns) {
    const at = tasks.findIndex(({ id }) => id === taskId);
    if (at >= 0) return { column, below: tasks[at - 1]?.id ?? null };
  }
  return undefined;
}

/** The place at an index of a column, counted without the task itself. Pure. */
export function placeAt(board: Board, taskId: string, column: Column, index: number): Place {
  const rest = tasksOf(board, column).filter(({ id }) => id !== taskId);
  return { column, below: rest[Math.min(index, rest.length) - 1]?.id ?? null };
}

/** The place one step up, down, to the left or to the right; undefined at the edge. Pure. */
export function stepFrom(
  board: Board,
  taskId: string,
  way: 'up' | 'down' | 'left' | 'right',
): Place | undefined {
  const at = board.columns.findIndex(({ tasks }) => tasks.some(({ id }) => id === taskId));
  const here = board.columns[at];
  if (!here) return undefined;
  const index = here.tasks.findIndex(({ id }) => id === taskId);
  if (way === 'left' || way === 'right') {
    const next = board.columns[at + (way === 'left' ? -1 : 1)];
    return next && placeAt(board, taskId, next.column, Math.min(index, next.tasks.length));
  }
  const to = index + (way === 'up' ? -1 : 1);
  return to < 0 || to >= here.tasks.length ? undefined : placeAt(board, taskId, here.column, to);
}

export const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one?.column === other?.column && one?.below === other?.below;

const tasksOf = (board: Board, column: Column): readonly TaskCard[] =>
  board.columns.find((one) => one.column === column)?.tasks ?? [];
