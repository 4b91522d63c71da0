import { call } from '@lib/api/call';
import type { CountsQueryInput } from '@modules/marketplace/listing.schemas';
import { countListings } from '@modules/marketplace/marketplace.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How many listings a search would find with another value of each filter. */
export const countsQuery = (filter: CountsQueryInput) =>
  queryOptions({
    queryKey: [countListings.path, filter] as const,
    queryFn: ({ signal }) => call(countListings, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
