import { type CallInput, call } from '@lib/api/call';
import { listMyEvents, readAttendance, setAttendance } from '@modules/events/attendance/attendance.contract';
import { listBroadcasts } from '@modules/events/broadcast/broadcast.contract';
import {
  myCalendarAddress,
  readCalendarAddress,
  revokeCalendarAddress,
} from '@modules/events/calendar/calendar.contract';
import { listEvents, monthOfEvents, readEvent } from '@modules/events/events.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type AttendanceSet = CallInput<typeof setAttendance>['body'];

/** Goes to a date of an event, is interested in it, or neither. */
export function useSetAttendance(id: string) {
  const refresh = useInvalidate(
    [readEvent.path, id],
    [readAttendance.path, id],
    [listBroadcasts.path, id],
    [listMyEvents.path],
    [listEvents.path],
    [monthOfEvents.path],
  );
  return useMutation({
    mutationFn: (body: AttendanceSet) => call(setAttendance, { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Makes a private address of the reader's calendar; the one before no longer works. */
export function useMakeCalendarAddress() {
  const refresh = useInvalidate([readCalendarAddress.path]);
  return useMutation({
    mutationFn: () => call(myCalendarAddress, { body: {} }),
    onSettled: refresh,
  });
}

export function useRevokeCalendarAddress() {
  const refresh = useInvalidate([readCalendarAddress.path]);
  return useMutation({ mutationFn: () => call(revokeCalendarAddress), onSettled: refresh });
}
