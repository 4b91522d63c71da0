import { listBuilds } from '@modules/builds/build/build-reads.contract';
import type { QueryClient } from '@tanstack/react-query';

/** Marks every read of builds as stale: a task, a part or an entry changes the page of its build, its sums and the lists that name it.
 *  What is on screen is fetched again. */
export const refreshBuilds = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(listBuilds.path),
  });
