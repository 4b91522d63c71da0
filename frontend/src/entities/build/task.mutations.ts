import { type CallInput, call } from '@lib/api/call';
import { messageOf } from '@lib/api/problem';
import { useTemplate } from '@modules/builds/build/build.contract';
import {
  getBuild,
  getCosts,
  listBuilds,
  listMilestones,
  listMyBuilds,
} from '@modules/builds/build/build-reads.contract';
import { getMonth, listMonths } from '@modules/builds/entry/entry.contract';
import {
  blockTask,
  changePart,
  changeTask,
  deleteTask,
  dropPart,
  findPart,
  getBoard,
  getTask,
  installPart,
  keepPart,
  listParts,
  listTasks,
  moveTask,
  planPart,
  planTask,
  recordArrival,
  removePart,
  restoreTask,
  unblockTask,
  undoArrival,
  witnessFit,
} from '@modules/builds/task/task.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { refreshItem } from '../inventory/item.mutations';
import { myListingsQuery } from '../listing/own-listings.queries';
import { boardQuery, type TaskFilter, withRest } from './task.queries';
import { type Board, type BoardColumn, type Place, withMoved } from './task-moves';

const ofTasks = {
  change: changeTask,
  block: blockTask,
  unblock: unblockTask,
  delete: deleteTask,
  restore: restoreTask,
} as const;
type OfTasks = typeof ofTasks;

/** A command on one task, with the body of its endpoint. */
export type TaskCommand = {
  [Type in keyof OfTasks]: {
    readonly type: Type;
    readonly taskId: string;
  } & BodyOf<OfTasks[Type]>;
}[keyof OfTasks];

const ofParts = {
  change: changePart,
  drop: dropPart,
  keep: keepPart,
  arrive: recordArrival,
  'undo arrival': undoArrival,
  install: installPart,
  remove: removePart,
  fit: witnessFit,
} as const;
type OfParts = typeof ofParts;

/** A command on one part of a task, with the body of its endpoint. */
export type PartCommand = {
  [Type in keyof OfParts]: {
    readonly type: Type;
    readonly taskId: string;
    readonly partId: string;
  } & BodyOf<OfParts[Type]>;
}[keyof OfParts];

type BodyOf<E> = 'body' extends keyof CallInput<E>
  ? Record<never, never> extends CallInput<E>['body']
    ? { readonly body?: CallInput<E>['body'] }
    : { readonly body: CallInput<E>['body'] }
  : { readonly body?: undefined };

/** Plans a task. */
export function usePlanTask(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof planTask>['body']) =>
      call(planTask, { params: { id: buildId }, body }),
    onSettled: () => refreshTasks(queries, buildId),
  });
}

/** Sends a command on a task, then refreshes every page that shows it. */
export function useTaskCommand(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ type, taskId, body = {} }: TaskCommand) =>
      // each command carries the body of its own endpoint
      call(ofTasks[type] as OfTasks['block'], {
        params: { id: buildId, taskId },
        body: body as CallInput<typeof blockTask>['body'],
      }),
    onSettled: (_receipt, _error, { type }) => {
      const refreshed = refreshTasks(queries, buildId);
      // its page closes first: it would say that there is no such task
      return type === 'delete' ? undefined : refreshed;
    },
  });
}

/** Adds the tasks of a template. */
export function useUseTemplate(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (template: string) => call(useTemplate, { params: { id: buildId }, body: { template } }),
    onSettled: () => refreshTasks(queries, buildId),
  });
}

/** Moves a task. The boards and lists on screen show it at once, and show it where it was again when the server refuses. Moves are sent one after another. */
export function useMoveTask(buildId: string) {
  const queries = useQueryClient();
  const key = ['move task', buildId];
  const boards = { queryKey: [getBoard.path, buildId] };
  const lists = { queryKey: [listTasks.path, buildId] };
  const isLast = () => queries.isMutating({ mutationKey: key }) === 1;
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: ({ taskId, ...place }: Place & { readonly taskId: string }) =>
      call(moveTask, { params: { id: buildId, taskId }, body: place }),
    onMutate: async ({ taskId, ...place }) => {
      const cancelled = [queries.cancelQueries(boards), queries.cancelQueries(lists)];
      const before = [...queries.getQueriesData(boards), ...queries.getQueriesData(lists)];
      queries.setQueriesData<Board>(boards, (board) => board && withMoved(board, taskId, place));
      queries.setQueriesData<unknown>(lists, (list: unknown) => inColumn(list, taskId, place));
      await Promise.all(cancelled);
      return before;
    },
    onError: (error, _move, before) => {
      toast({ title: messageOf(error), tone: 'problem' });
      // a later move is on screen already: what the server has is read after the last one
      if (isLast()) for (const [queryKey, shown] of before ?? []) queries.setQueryData(queryKey, shown);
    },
    onSettled: () => (isLast() ? refreshTasks(queries, buildId) : undefined),
  });
}

type TaskPages = InfiniteData<ResponseOf<typeof listTasks>>;

/** A list with a task in another column. Choices of tasks have no pages, and stay as they are. */
function inColumn(list: unknown, taskId: string, { column }: Place): unknown {
  if (!isPages(list)) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    tasks: page.tasks.map((task) => (task.id === taskId ? { ...task, column } : task)),
  }));
  return { ...list, pages };
}

const isPages = (list: unknown): list is TaskPages =>
  typeof list === 'object' && list !== null && 'pages' in list;

/** Shows more tasks of a column of the board. */
export function useMoreOfColumn(buildId: string, filter: TaskFilter) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (column: BoardColumn) =>
      withRest(buildId, filter, column, { atLeast: column.tasks.length + 50 }),
    onSuccess: (more) =>
      queries.setQueryData(
        boardQuery(buildId, filter).queryKey,
        (board) =>
          board && { columns: board.columns.map((one) => (one.column === more.column ? more : one)) },
      ),
    onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
  });
}

/** Plans a part of a task. */
export function usePlanPart(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, ...body }: CallInput<typeof planPart>['body'] & { readonly taskId: string }) =>
      call(planPart, { params: { id: buildId, taskId }, body }),
    onSettled: () => refreshTasks(queries, buildId),
  });
}

/** Sends a command on a part. What is installed or taken out leaves an inventory, or comes back to it. */
export function usePartCommand(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ type, taskId, partId, body = {} }: PartCommand) =>
      // each command carries the body of its own endpoint
      call(ofParts[type] as OfParts['arrive'], {
        params: { id: buildId, taskId, partId },
        body: body as CallInput<typeof recordArrival>['body'],
      }),
    onSettled: () => Promise.all([refreshTasks(queries, buildId), refreshItem(queries)]),
  });
}

/** Puts an item of the inventory into a task of a build: it becomes a part of the task, and leaves its place. */
export function useInstallItem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ buildId, taskId, partId, locationId, ...part }: ItemInstallation) => {
      const params = { id: buildId, taskId };
      await call(planPart, { params, body: { ...part, partId } });
      return call(installPart, { params: { ...params, partId }, body: { locationId } });
    },
    onSettled: (_receipt, _error, { buildId, itemId }) =>
      Promise.all([refreshTasks(queries, buildId), refreshItem(queries, itemId)]),
  });
}

interface ItemInstallation {
  readonly buildId: string;
  readonly taskId: string;
  readonly partId: string;
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  /** The place that it leaves; null: no place yet. */
  readonly locationId: string | null;
}

/** Drafts a wanted ad for a part; the answer has the id of the listing. */
export function useFindPart(buildId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ taskId, partId, place = null }: PartSearch) =>
      call(findPart, { params: { id: buildId, taskId, partId }, body: { place } }),
    onSettled: () =>
      Promise.all([
        refreshTasks(queries, buildId),
        queries.invalidateQueries({ queryKey: [myListingsQuery().queryKey[0]] }),
      ]),
  });
}

interface PartSearch {
  readonly taskId: string;
  readonly partId: string;
  /** Where it is looked for; null: at the home of the member. */
  readonly place?: { readonly text: string } | null;
}

/** Refreshes everything that follows from the tasks of a build: boards and lists, its progress and costs, the month.
 *  out  resolves once the task and its parts on screen are fetched again */
export function refreshTasks(queries: QueryClient, buildId: string): Promise<unknown> {
  const under = ({ path }: { readonly path: string }) =>
    queries.invalidateQueries({ queryKey: [path, buildId] });
  for (const one of [getBoard, listTasks, getBuild, getCosts, listMilestones, listMonths, getMonth])
    void under(one);
  for (const { path } of [listMyBuilds, listBuilds]) void queries.invalidateQueries({ queryKey: [path] });
  return Promise.all([getTask, listParts].map(under));
}
