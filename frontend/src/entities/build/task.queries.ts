import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getBoard, getTask, listParts, listTasks, type taskSorts } from '@modules/builds/task/task.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Column, PartStatus, System } from './task-labels';
import type { Board, BoardColumn } from './task-moves';

/** What narrows a board or a list of tasks. */
export interface TaskFilter {
  readonly system?: System;
  readonly search?: string;
}

export interface TasksAsked extends TaskFilter {
  readonly column?: string;
  readonly blocked?: 'true';
  readonly sort?: (typeof taskSorts)[number];
  readonly limit?: number;
}

/** The tasks of each column: the first ones, and as many more as the page shows already. The former board stays until the next is loaded. */
export const boardQuery = (buildId: string, filter: TaskFilter = {}) =>
  queryOptions({
    queryKey: [getBoard.path, buildId, filter] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const shown = client.getQueryData<Board>(queryKey);
      const board = await call(getBoard, { params: { id: buildId }, query: filter, signal });
      const columns = board.columns.map((column) =>
        withRest(buildId, filter, column, { atLeast: tasksIn(shown, column.column), signal }),
      );
      return { columns: await Promise.all(columns) };
    },
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** The tasks of a build as a list, page by page. */
export const tasksQuery = (buildId: string, asked: TasksAsked = {}) =>
  infiniteQueryOptions({
    queryKey: [listTasks.path, buildId, asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listTasks, {
        params: { id: buildId },
        query: { ...asked, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One task, with its parts and photos. */
export const taskQuery = (buildId: string, taskId: string) =>
  queryOptions({
    queryKey: [getTask.path, buildId, taskId] as const,
    queryFn: ({ signal }) => call(getTask, { params: { id: buildId, taskId }, signal }),
    retry: retryUnlessRefused,
  });

/** The parts of all tasks, the missing ones first. */
export const partsQuery = (buildId: string, status?: PartStatus) =>
  infiniteQueryOptions({
    queryKey: [listParts.path, buildId, status ?? 'all'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listParts, {
        params: { id: buildId },
        query: { ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** A column with at least so many of its tasks, if it has them. */
export async function withRest(
  buildId: string,
  filter: TaskFilter,
  column: BoardColumn,
  { atLeast, signal }: { readonly atLeast: number; readonly signal?: AbortSignal },
): Promise<BoardColumn> {
  if (column.next === null || column.tasks.length >= atLeast) return column;
  const limit = Math.min(atLeast - column.tasks.length, 100);
  const query = { ...filter, column: column.column, cursor: column.next, limit };
  const { tasks, next } = await call(listTasks, {
    params: { id: buildId },
    query,
    ...(signal && { signal }),
  });
  const more = { ...column, tasks: [...column.tasks, ...tasks], next };
  return withRest(buildId, filter, more, { atLeast, ...(signal && { signal }) });
}

const tasksIn = (board: Board | undefined, column: Column): number =>
  board?.columns.find((one) => one.column === column)?.tasks.length ?? 0;
