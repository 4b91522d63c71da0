import { call } from '@lib/api/call';
import { getWatchWords, listWatched, readCommunityInsights } from '@modules/community/tools/tools.contract';
import { queryOptions } from '@tanstack/react-query';

/** The last 26 weeks of a community, for its moderators. */
export const communityInsightsQuery = (id: string) =>
  queryOptions({
    queryKey: [readCommunityInsights.path, id] as const,
    queryFn: ({ signal }) => call(readCommunityInsights, { params: { id }, signal }),
  });

/** The words that its moderators watch for. */
export const watchWordsQuery = (id: string) =>
  queryOptions({
    queryKey: [getWatchWords.path, id] as const,
    queryFn: ({ signal }) => call(getWatchWords, { params: { id }, signal }),
  });

/** Posts and comments with one of them. */
export const watchedQuery = (id: string) =>
  queryOptions({
    queryKey: [listWatched.path, id] as const,
    queryFn: ({ signal }) => call(listWatched, { params: { id }, signal }),
  });
