import { paths } from '@lib/paths';
import { dayInId } from '../orders/order-paths';

const ofDate = (path: string, dateId: string): string => {
  const day = dayInId(dateId);
  return day === null ? path : `${path}?date=${day}`;
};

/** Pages of what is joined at one date of an event. */
export const joinPaths = {
  list: (eventId: string, dateId: string) => ofDate(paths.meetList(eventId), dateId),
  bring: (eventId: string, dateId: string) => ofDate(paths.bring(eventId), dateId),
} as const;
