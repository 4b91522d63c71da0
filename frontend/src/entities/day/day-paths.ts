import { paths } from '@lib/paths';
import { dayInId } from '../orders/order-paths';

const withDay = (path: string, dateId: string): string => {
  const day = dayInId(dateId);
  return day === null ? path : `${path}?date=${day}`;
};

/** Addresses that only pages of the day lead to. */
export const dayPaths = {
  day: (eventId: string, dateId: string) => withDay(paths.day(eventId), dateId),
  /** What the code at a space leads to: the same on every date. */
  at: (eventId: string, code: string) =>
    `/events/${encodeURIComponent(eventId)}/at/${encodeURIComponent(code)}`,
  labels: (eventId: string) => paths.mapLabels(eventId),
  show: (eventId: string, dateId: string) => withDay(paths.show(eventId), dateId),
  cards: (eventId: string, dateId: string, what: 'dash' | 'votes') => {
    const path = withDay(paths.showCards(eventId), dateId);
    return `${path}${path.includes('?') ? '&' : '?'}print=${what}`;
  },
  vote: (eventId: string, dateId: string) => withDay(paths.vote(eventId), dateId),
} as const;
