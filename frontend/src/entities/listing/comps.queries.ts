import { call } from '@lib/api/call';
import { getComps } from '@modules/analytics/prices/prices.contract';
import type { QueryInputOf } from '@modules/kernel/http/contract';
import { queryOptions } from '@tanstack/react-query';

/** What parts of one kind for one car sold for here. */
export const compsQuery = (asked: QueryInputOf<typeof getComps>) =>
  queryOptions({
    queryKey: [getComps.path, asked] as const,
    queryFn: ({ signal }) => call(getComps, { query: asked, signal }),
    staleTime: 10 * 60_000,
    retry: false,
  });
