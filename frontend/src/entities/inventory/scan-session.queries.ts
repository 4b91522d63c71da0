import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { ownTimeZone } from '@lib/day';
import { getManifest } from '@modules/inventory/scan-session/manifest.contract';
import { getScanSession, listScanSessions } from '@modules/inventory/scan-session/scan-sessions.contract';
import { queryOptions } from '@tanstack/react-query';

/** The member's scan sessions, newest first. */
export const scanSessionsQuery = () =>
  queryOptions({
    queryKey: [listScanSessions.path] as const,
    queryFn: ({ signal }) => call(listScanSessions, { query: {}, signal }),
    retry: retryUnlessRefused,
  });

/** One scan session, with every scan. */
export const scanSessionQuery = (id: string) =>
  queryOptions({
    queryKey: [getScanSession.path, id] as const,
    queryFn: ({ signal }) => call(getScanSession, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** Items that went into a place, came back or were sold, between two days of the reader. */
export const manifestQuery = (id: string, days: { readonly from?: string; readonly to?: string }) =>
  queryOptions({
    queryKey: [getManifest.path, id, days] as const,
    queryFn: ({ signal }) =>
      call(getManifest, { params: { id }, query: { ...days, timeZone: ownTimeZone() }, signal }),
    retry: retryUnlessRefused,
  });
