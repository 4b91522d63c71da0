import { call } from '@lib/api/call';
import { listMatches } from '@modules/matching/matching.contract';
import { queryOptions } from '@tanstack/react-query';

/** What suits one of the member's own listings: things for a need, needs for a thing. */
export const matchesQuery = (listing: string) =>
  queryOptions({
    queryKey: [listMatches.path, listing] as const,
    queryFn: ({ signal }) => call(listMatches, { query: { listing }, signal }),
  });
