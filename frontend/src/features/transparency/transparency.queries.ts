import { call } from '@lib/api/call';
import { getPublicFigures } from '@modules/moderation/transparency/transparency.contract';
import { queryOptions } from '@tanstack/react-query';

/** Reports, decisions and appeals in numbers. */
export const publicFiguresQuery = queryOptions({
  queryKey: [getPublicFigures.path] as const,
  queryFn: ({ signal }) => call(getPublicFigures, { signal }),
});
