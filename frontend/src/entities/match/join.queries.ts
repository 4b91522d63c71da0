import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { readBringList, readMeetList } from '@modules/matching/join/join.contract';
import { queryOptions } from '@tanstack/react-query';

/** Which vendors at a date have what the reader looks for. */
export const meetListQuery = (dateId: string) =>
  queryOptions({
    queryKey: [readMeetList.path, dateId] as const,
    queryFn: ({ signal }) => call(readMeetList, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });

/** What the reader has that visitors of a date want. */
export const bringListQuery = (dateId: string) =>
  queryOptions({
    queryKey: [readBringList.path, dateId] as const,
    queryFn: ({ signal }) => call(readBringList, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });
