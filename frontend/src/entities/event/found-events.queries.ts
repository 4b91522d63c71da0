import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { listMyEvents } from '@modules/events/attendance/attendance.contract';
import { countEvents, listEvents, mapOfEvents, monthOfEvents } from '@modules/events/events.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type EventsAsked = Omit<NonNullable<CallInput<typeof listEvents>['query']>, 'after' | 'limit'>;
export type MonthAsked = CallInput<typeof monthOfEvents>['query'];
export type MapAsked = CallInput<typeof mapOfEvents>['query'];

/** How many events one step of the list shows: a dozen, because a phone shows one below another. */
export const eventsAtOnce = 12;

/** The directory of events, soonest first, page by page. */
export const foundEventsQuery = (asked: EventsAsked) =>
  infiniteQueryOptions({
    queryKey: [listEvents.path, 'found', asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listEvents, { query: { ...asked, limit: eventsAtOnce, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < eventsAtOnce ? undefined : page.at(-1)?.cursor),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** How many events that directory has. */
export const eventCountQuery = (asked: EventsAsked) =>
  queryOptions({
    queryKey: [listEvents.path, 'count', asked] as const,
    queryFn: ({ signal }) => call(countEvents, { query: asked, signal }),
  });

/** Dates to choose one from: the next hundred. */
export const eventChoicesQuery = (asked: EventsAsked) =>
  queryOptions({
    queryKey: [listEvents.path, 'choices', asked] as const,
    queryFn: ({ signal }) =>
      call(listEvents, { query: { ...asked, dates: 'all', upcoming: 'true', limit: 100 }, signal }),
    placeholderData: keepPreviousData,
  });

/** The days of a month that have events. */
export const monthOfEventsQuery = (asked: MonthAsked) =>
  queryOptions({
    queryKey: [monthOfEvents.path, asked] as const,
    queryFn: ({ signal }) => call(monthOfEvents, { query: asked, signal }),
    retry: retryUnlessRefused,
  });

/** Events of an area. */
export const mapOfEventsQuery = (asked: MapAsked) =>
  queryOptions({
    queryKey: [mapOfEvents.path, asked] as const,
    queryFn: ({ signal }) => call(mapOfEvents, { query: asked, signal }),
    retry: retryUnlessRefused,
  });

/** What the reader goes to, or is interested in. */
export const myEventsQuery = queryOptions({
  queryKey: [listMyEvents.path] as const,
  queryFn: ({ signal }) => call(listMyEvents, { query: { limit: 100 }, signal }),
});
