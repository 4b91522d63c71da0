import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getBoard, getTask, listParts, listTasks, type taskSorts } from '@modules/builds/task/task.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PartStatus, System } from './task-labels';

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

/** The first tasks of each column. The former board stays until the next is loaded. */
export const boardQuery = (buildId: string, filter: TaskFilter = {}) =>
  queryOptions({
    queryKey: [getBoard.path, buildId, filter] as const,
    queryFn: ({ signal }) => call(getBoard, { params: { id: buildId }, query: filter, signal }),
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
