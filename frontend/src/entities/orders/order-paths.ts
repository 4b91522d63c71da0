import { paths } from '@lib/paths';

/** The day in the id of a date of a series: "2027-06-12"; null for an event of one date. */
export const dayInId = (dateId: string): string | null => /_(\d{4}-\d\d-\d\d)$/.exec(dateId)?.[1] ?? null;

const ofDate = (path: string, dateId: string, more: Readonly<Record<string, string>> = {}): string => {
  const day = dayInId(dateId);
  const query = new URLSearchParams({ ...(day && { date: day }), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Addresses with parameters that only pages of a sale lead to: most pages load without them. */
export const orderPaths = {
  /** The map and the sale of one date. */
  spaces: (eventId: string, dateId: string) => ofDate(paths.spaces(eventId), dateId),
  /** Last year's spaces, to have again. */
  renew: (eventId: string, dateId: string) => ofDate(paths.spaces(eventId), dateId, { show: 'renew' }),
  /** The map or the program, on paper. */
  print: (eventId: string, dateId: string, as: 'map' | 'program') =>
    ofDate(paths.spaces(eventId), dateId, { show: 'print', as }),
  /** Spaces of one date that are given to those who ask; `show` is the part of the team. */
  allocation: (eventId: string, dateId: string, show?: 'team') =>
    ofDate(paths.allocation(eventId), dateId, show === undefined ? {} : { show }),
  /** What the team does with the sale of one date, by parts. */
  preSale: (eventId: string, dateId: string, show?: string) =>
    ofDate(paths.preSale(eventId), dateId, show === undefined ? {} : { show }),
  /** The gate of one date, by parts. */
  gate: (eventId: string, dateId: string, show?: string) =>
    ofDate(paths.gate(eventId), dateId, show === undefined ? {} : { show }),
  /** Its list on paper. */
  gatePrint: (eventId: string, dateId: string, by: 'space' | 'name' = 'space') =>
    ofDate(paths.gatePrint(eventId), dateId, { by }),
} as const;
