import { call } from '@lib/api/call';
import type { QueryInputOf, ResponseOf } from '@modules/kernel/http/contract';
import { getProjections } from '@modules/kernel/http/health.contract';
import { listAnnouncements } from '@modules/operations/announcement/announcements.contract';
import { listJobs } from '@modules/operations/jobs/jobs.contract';
import { browseLog } from '@modules/operations/log/log.contract';
import { listMails } from '@modules/operations/mails/mails.contract';
import { listParked } from '@modules/operations/processors/processors.contract';
import { getSettings } from '@modules/operations/settings/settings.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks at what changes by itself. */
const REFRESH_MS = 10_000;

export type Processor = ResponseOf<typeof getProjections>['processors'][number];

export const projectionsQuery = queryOptions({
  queryKey: [getProjections.path] as const,
  queryFn: ({ signal }) => call(getProjections, { signal }),
  refetchInterval: REFRESH_MS,
});

/** Parked streams and rebuilds; more often while one runs. */
export const parkedQuery = queryOptions({
  queryKey: [listParked.path] as const,
  queryFn: ({ signal }) => call(listParked, { signal }),
  refetchInterval: ({ state }) => (state.data?.rebuilds.some(isAtWork) ? REFRESH_MS / 5 : REFRESH_MS),
});

export const isAtWork = ({
  state,
}: Pick<ResponseOf<typeof listParked>['rebuilds'][number], 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export const jobsQuery = queryOptions({
  queryKey: [listJobs.path] as const,
  queryFn: ({ signal }) => call(listJobs, { signal }),
  refetchInterval: REFRESH_MS,
});

export const mailsQuery = queryOptions({
  queryKey: [listMails.path] as const,
  queryFn: ({ signal }) => call(listMails, { signal }),
  refetchInterval: REFRESH_MS,
});

export const settingsQuery = queryOptions({
  queryKey: [getSettings.path] as const,
  queryFn: ({ signal }) => call(getSettings, { signal }),
});

export const announcementsQuery = queryOptions({
  queryKey: [listAnnouncements.path] as const,
  queryFn: ({ signal }) => call(listAnnouncements, { signal }),
});

export type LogFilter = Pick<QueryInputOf<typeof browseLog>, 'stream' | 'type' | 'position' | 'until'>;

/** Pages of the log, newest first. */
export const logQuery = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [browseLog.path, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(browseLog, { query: { ...filter, ...(pageParam !== null && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
