import { eventQuery } from '@entities/event/event.queries';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { queryOptions } from '@tanstack/react-query';

/** An event with its dates by the ids under which something is sold for them. */
export const eventOfSaleQuery = (id: string) => queryOptions({ ...eventQuery(id), select: bySales });

/** An event of one date that got more may have a sale for its first date under its own id.
 *  source  modules/orders/README.md, Terms */
export function bySales(event: EventPage): EventPage {
  const { id, sold, dates } = event;
  const [first] = dates.map(({ firstDay }) => firstDay).toSorted();
  if (!sold.includes(id)) return event;
  return { ...event, dates: dates.map((date) => (date.firstDay === first ? { ...date, dateId: id } : date)) };
}

/** The date of an event that a page of its sale is about: the one of the address, else the next that is on, else the last. */
export function dateOfSale({ id, dates }: EventPage, day: string | null): DateView | undefined {
  const byTime = dates.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  return (
    byTime.find(({ dateId, firstDay }) => day !== null && (dateId === `${id}_${day}` || firstDay === day)) ??
    byTime.find(({ isOver, status }) => !isOver && status !== 'cancelled') ??
    byTime.at(-1)
  );
}
