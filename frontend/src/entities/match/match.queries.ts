import { call } from '@lib/api/call';
import { listMatches, listNeedProgress } from '@modules/matching/matching.contract';
import { queryOptions } from '@tanstack/react-query';
import { matchesKey } from './matches-key';

/** All matches of the member, the best first. */
export const allMatchesQuery = queryOptions({
  queryKey: [matchesKey, 'all'] as const,
  queryFn: ({ signal }) => call(listMatches, { query: {}, signal }),
});

/** How far each of the member's open wanted ads is. */
export const needProgressQuery = queryOptions({
  queryKey: [listNeedProgress.path] as const,
  queryFn: ({ signal }) => call(listNeedProgress, { signal }),
});

/** What suits one of the member's own listings or items: things for a need, needs for a thing. */
export const matchesQuery = (listing: string) =>
  queryOptions({
    queryKey: [matchesKey, listing] as const,
    queryFn: ({ signal }) => call(listMatches, { query: { listing }, signal }),
  });
