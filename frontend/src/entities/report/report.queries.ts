import { call } from '@lib/api/call';
import { listAsked, listOwnReports } from '@modules/moderation/report/reports.contract';
import { queryOptions } from '@tanstack/react-query';

/** What the member reported, newest first. */
export const ownReportsQuery = queryOptions({
  queryKey: [listOwnReports.path] as const,
  queryFn: async ({ signal }) => (await call(listOwnReports, { signal })).reports,
});

/** Listings of the member of which somebody says that they are sold. */
export const askedQuery = queryOptions({
  queryKey: [listAsked.path] as const,
  queryFn: async ({ signal }) => (await call(listAsked, { signal })).asked,
});
