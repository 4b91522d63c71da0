import { call } from '@lib/api/call';
import { getJudged } from '@modules/matching/matching.contract';
import { queryOptions } from '@tanstack/react-query';

/** How today's rules judge what shares most with a listing. For admins. */
export const judgedQuery = (listing: string) =>
  queryOptions({
    queryKey: [getJudged.path, listing] as const,
    queryFn: ({ signal }) => call(getJudged, { query: { listing }, signal }),
  });
