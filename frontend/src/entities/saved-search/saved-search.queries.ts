import { call } from '@lib/api/call';
import { countWatchers, listSavedSearches } from '@modules/saved-searches/saved-searches.contract';
import { queryOptions } from '@tanstack/react-query';

/** The member's saved searches and watched listings. */
export const savedQuery = queryOptions({
  queryKey: [listSavedSearches.path] as const,
  queryFn: ({ signal }) => call(listSavedSearches, { signal }),
  staleTime: 60_000,
});

/** How many members watch one of the member's own listings. */
export const watchersQuery = (id: string) =>
  queryOptions({
    queryKey: [countWatchers.path, id] as const,
    queryFn: ({ signal }) => call(countWatchers, { params: { id }, signal }),
  });
