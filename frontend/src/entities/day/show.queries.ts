import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { readShow } from '@modules/orders/show/show.contract';
import { queryOptions } from '@tanstack/react-query';

export type Show = ResponseOf<typeof readShow>;
export type ShowEntry = Show['entries'][number];
export type ShowResults = NonNullable<Show['results']>;

/** The show of a date. */
export const showQuery = (dateId: string) =>
  queryOptions({
    queryKey: [readShow.path, dateId] as const,
    queryFn: ({ signal }) => call(readShow, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });
