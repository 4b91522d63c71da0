import type { EventsAsked, MapAsked, MonthAsked } from '@entities/event/found-events.queries';
import type { Point } from '@entities/listing/listing.queries';
import { daysOf } from './event-times';
import type { EventsFilter } from './events-filter';

/** What the list asks for. */
export function listAsked(filter: EventsFilter, near: Point | undefined, today: string): EventsAsked {
  const { upcoming, from, until } = daysOf(filter, today);
  return {
    upcoming,
    from,
    until,
    ...around(filter, near),
    ...what(filter),
  };
}

/** What the calendar asks for: one month, whatever time is chosen for the list. */
export const monthAsked = (filter: EventsFilter, near: Point | undefined, month: string): MonthAsked => ({
  month,
  ...around(filter, near),
  ...what(filter),
});

/** What the list of one day of the calendar asks for. */
export const dayAsked = (filter: EventsFilter, near: Point | undefined, day: string): EventsAsked => ({
  upcoming: 'false',
  from: day,
  until: day,
  ...around(filter, near),
  ...what(filter),
});

/** What the map asks for, besides its area. */
export function mapAsked(
  filter: EventsFilter,
  near: Point | undefined,
  today: string,
): Omit<MapAsked, 'west' | 'south' | 'east' | 'north'> {
  const { from, until } = daysOf(filter, today);
  return { from, until, ...around(filter, near), ...what(filter) };
}

/** Without a radius, a place only says how far away each event is. */
const around = ({ radius }: EventsFilter, near: Point | undefined) =>
  near && { latitude: near.latitude, longitude: near.longitude, radius: radius || undefined };

const what = ({ kind, search, friends }: EventsFilter) => ({
  kind: kind === 'any' ? undefined : kind,
  search: search || undefined,
  friends: friends || undefined,
});
