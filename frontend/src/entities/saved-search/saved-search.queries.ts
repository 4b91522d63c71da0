import { type CallInput, call } from '@lib/api/call';
import {
  changeSearch,
  countWatchers,
  deleteSearch,
  listSavedSearches,
  saveSearch,
  unwatchListing,
  watchListing,
} from '@modules/saved-searches/saved-searches.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

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

export type SearchToSave = CallInput<typeof saveSearch>['body'];
type SearchChange = CallInput<typeof changeSearch>['body'];

export const useSaveSearch = () => useSaving((body: SearchToSave) => call(saveSearch, { body }));

export const useChangeSearch = () =>
  useSaving(({ id, ...body }: SearchChange & { readonly id: string }) =>
    call(changeSearch, { params: { id }, body }),
  );

export const useDeleteSearch = () => useSaving((id: string) => call(deleteSearch, { params: { id } }));

/** Watches a listing, or no longer. */
export const useWatch = (id: string) =>
  useSaving((on: boolean) => call(on ? watchListing : unwatchListing, { params: { id } }));

function useSaving<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: savedQuery.queryKey }),
  });
}
