import { call } from '@lib/api/call';
import { getErasure } from '@modules/members/erasure/erasure.contract';
import { queryOptions } from '@tanstack/react-query';

export const erasureQuery = queryOptions({
  queryKey: [getErasure.path] as const,
  queryFn: ({ signal }) => call(getErasure, { signal }),
});
