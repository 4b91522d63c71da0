import { call } from '@lib/api/call';
import { listSupportRequests } from '@modules/support/support.contract';
import { queryOptions } from '@tanstack/react-query';

/** Support requests of one status, the oldest first. */
export const supportRequestsQuery = (status: 'waiting' | 'answered') =>
  queryOptions({
    queryKey: [listSupportRequests.path, status] as const,
    queryFn: ({ signal }) => call(listSupportRequests, { query: { status }, signal }),
  });
