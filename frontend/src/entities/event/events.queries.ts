import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { listEvents } from '@modules/events/events.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Place = { readonly latitude: number; readonly longitude: number };

export interface EventsFilterInput {
  readonly upcoming: boolean;
  readonly near?: Place;
  /** Miles; everywhere when left out. */
  readonly radius?: number;
}

/** The maximum number of events in the directory. */
export const maxEvents = 100;

/** The directory of events, soonest first. */
export const eventsQuery = ({ upcoming, near, radius }: EventsFilterInput) =>
  queryOptions({
    queryKey: [listEvents.path, { upcoming, near, radius }] as const,
    queryFn: ({ signal }) =>
      call(listEvents, {
        query: {
          upcoming: String(upcoming),
          limit: maxEvents,
          latitude: near?.latitude,
          longitude: near?.longitude,
          radius: near && radius,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

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
