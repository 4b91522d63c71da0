import { call } from '@lib/api/call';
import { listEvents } from '@modules/events/events.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export interface EventsFilterInput {
  readonly upcoming: boolean;
  readonly near?: { readonly latitude: number; readonly longitude: number };
  /** Miles; left out: everywhere. */
  readonly radius?: number;
}

/** How many events the directory asks for at most. */
export const maxEvents = 100;

/** The directory: up to a hundred events, soonest first. */
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
