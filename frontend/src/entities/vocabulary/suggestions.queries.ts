import { call } from '@lib/api/call';
import { listSuggestions } from '@modules/vocabulary/vocabulary.contract';
import { queryOptions } from '@tanstack/react-query';

/** Names of parts that may mean different parts, and what staff decided about them. */
export const suggestionsQuery = queryOptions({
  queryKey: [listSuggestions.path] as const,
  queryFn: ({ signal }) => call(listSuggestions, { signal }),
});
