import { call } from '@lib/api/call';
import { listMatches, listWantedProgress } from '@modules/matching/matching.contract';
import { queryOptions } from '@tanstack/react-query';
import { matchesKey } from './matches-key';

/** The progress of each of the member's open wanted ads. */
export const wantedProgressQuery = queryOptions({
  queryKey: [listWantedProgress.path] as const,
  queryFn: ({ signal }) => call(listWantedProgress, { signal }),
});

/** The matches of one of the member's own listings or items: offers for a wanted ad, wanted ads for an offer. */
export const matchesQuery = (listing: string) =>
  queryOptions({
    queryKey: [matchesKey, listing] as const,
    queryFn: ({ signal }) => call(listMatches, { query: { listing }, signal }),
  });
