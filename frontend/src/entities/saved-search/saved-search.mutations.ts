import { type CallInput, call } from '@lib/api/call';
import {
  changeSearch,
  deleteSearch,
  saveSearch,
  unwatchListing,
  watchListing,
} from '@modules/saved-searches/saved-searches.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedQuery } from './saved-search.queries';

export type SearchToSave = CallInput<typeof saveSearch>['body'];
type SearchChange = CallInput<typeof changeSearch>['body'];

export const useSaveSearch = () => useSaving((body: SearchToSave) => call(saveSearch, { body }));

export const useChangeSearch = () =>
  useSaving(({ id, ...body }: SearchChange & { readonly id: string }) =>
    call(changeSearch, { params: { id }, body }),
  );

export const useDeleteSearch = () => useSaving((id: string) => call(deleteSearch, { params: { id } }));

/** Watches a listing, or no longer. */
export const useWatch = (id: string, onDone?: (on: boolean) => void) =>
  useSaving((on: boolean) => call(on ? watchListing : unwatchListing, { params: { id } }), onDone);

function useSaving<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  onDone?: (input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (_, input) => onDone?.(input),
    onSettled: () => queries.invalidateQueries({ queryKey: savedQuery.queryKey }),
  });
}
