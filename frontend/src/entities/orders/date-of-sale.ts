import type { DateView, EventPage } from '@modules/events/events.contract';

/** The date of an event that a page of its sale is about: the one of the address, else the next that is on, else the last. */
export function dateOfSale({ id, dates }: EventPage, day: string | null): DateView | undefined {
  const byTime = dates.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  return (
    byTime.find(({ dateId, firstDay }) => day !== null && (dateId === `${id}_${day}` || firstDay === day)) ??
    byTime.find(({ isOver, status }) => !isOver && status !== 'cancelled') ??
    byTime.at(-1)
  );
}
