import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { readAttendance } from '@modules/events/attendance/attendance.contract';
import { listBroadcasts } from '@modules/events/broadcast/broadcast.contract';
import { readCalendarAddress } from '@modules/events/calendar/calendar.contract';
import { readEvent } from '@modules/events/events.contract';
import { queryOptions } from '@tanstack/react-query';

/** An event with all its dates. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [readEvent.path, id] as const,
    queryFn: ({ signal }) => call(readEvent, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** What the reader plans about its dates. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: [readAttendance.path, id] as const,
    queryFn: ({ signal }) => call(readAttendance, { params: { id }, signal }),
  });

/** What its organizer wrote to those who go. */
export const broadcastsQuery = (id: string) =>
  queryOptions({
    queryKey: [listBroadcasts.path, id] as const,
    queryFn: ({ signal }) => call(listBroadcasts, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** Whether the reader's calendar has a private address. */
export const calendarAddressQuery = queryOptions({
  queryKey: [readCalendarAddress.path] as const,
  queryFn: ({ signal }) => call(readCalendarAddress, { signal }),
});
