import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getEntry, getMonth, listEntries, listMonths } from '@modules/builds/entry/entry.contract';
import { listTasks } from '@modules/builds/task/task.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type EntriesAsked = { readonly search?: string; readonly taskId?: string };

/** The journal, the newest day first, page by page. */
export const entriesQuery = (buildId: string, asked: EntriesAsked) =>
  infiniteQueryOptions({
    queryKey: [listEntries.path, buildId, asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listEntries, { params: { id: buildId }, query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** One entry, as it is now.
 *  errors  ApiProblem */
export const readEntry = (buildId: string, entryId: string, signal?: AbortSignal) =>
  call(getEntry, { params: { id: buildId, entryId }, ...(signal && { signal }) });

export const entryQuery = (buildId: string, entryId: string) =>
  queryOptions({
    queryKey: [getEntry.path, buildId, entryId] as const,
    queryFn: ({ signal }) => readEntry(buildId, entryId, signal),
    retry: retryUnlessRefused,
  });

/** The months in which something was done, the newest first. */
export const monthsQuery = (buildId: string) =>
  queryOptions({
    queryKey: [listMonths.path, buildId] as const,
    queryFn: async ({ signal }) => (await call(listMonths, { params: { id: buildId }, signal })).months,
    retry: retryUnlessRefused,
  });

/** One month on one page: "2026-11". */
export const monthQuery = (buildId: string, month: string) =>
  queryOptions({
    queryKey: [getMonth.path, buildId, month] as const,
    queryFn: ({ signal }) => call(getMonth, { params: { id: buildId, month }, signal }),
    retry: retryUnlessRefused,
  });

/** A task to choose, by its title. */
export type TaskChoice = { readonly id: string; readonly title: string };

/** The tasks that an entry or a document may belong to, those that changed last first: 500 at most. */
export const taskChoicesQuery = (buildId: string) =>
  queryOptions({
    queryKey: [listTasks.path, buildId, 'choices'] as const,
    queryFn: async ({ signal }) => {
      const choices: TaskChoice[] = [];
      let cursor: string | undefined;
      do {
        const query = { sort: 'changed', limit: 100, cursor } as const;
        const page = await call(listTasks, { params: { id: buildId }, query, signal });
        choices.push(...page.tasks.map(({ id, title }) => ({ id, title })));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined && choices.length < maxChoices);
      return choices;
    },
    retry: retryUnlessRefused,
  });

const maxChoices = 500;
