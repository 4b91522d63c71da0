import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { readSpaceMap } from '@modules/spaces/spaces.contract';
import { queryOptions } from '@tanstack/react-query';

/** The published map of an event. */
export const spaceMapQuery = (eventId: string) =>
  queryOptions({
    queryKey: [readSpaceMap.path, eventId] as const,
    queryFn: ({ signal }) => call(readSpaceMap, { params: { eventId }, signal }),
    staleTime: 300_000,
    retry: retryUnlessRefused,
  });
