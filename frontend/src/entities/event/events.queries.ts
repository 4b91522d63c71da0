import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { listEvents } from '@modules/events/events.contract';
import { queryOptions } from '@tanstack/react-query';

type Place = { readonly latitude: number; readonly longitude: number };

/** How far away events are still nearby. */
export const nearbyMiles = 100;

/** The next five events, within 100 miles of a place when one is given. */
export const upcomingEventsQuery = (near: Place | null = null) => {
  const query = { upcoming: 'true', limit: 5, ...(near && { ...near, radius: nearbyMiles }) };
  return queryOptions({
    queryKey: [listEvents.path, query] as const,
    queryFn: ({ signal }) => call(listEvents, { query, signal }),
    retry: retryUnlessRefused,
  });
};
