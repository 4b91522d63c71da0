import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { tasksQuery } from './task.queries';

/** All tasks of a build, to choose from: they load page by page while the choice is on screen. */
export function useAllTasks(buildId: string) {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    tasksQuery(buildId, { sort: 'system', limit: 100 }),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return useMemo(() => {
    const tasks = data?.pages.flatMap((page) => page.tasks) ?? [];
    return { tasks, titles: new Map(tasks.map(({ id, title }) => [id, title])) };
  }, [data]);
}
