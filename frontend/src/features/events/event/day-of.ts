import type { DateView, EventPage } from '@modules/events/events.contract';

/** What names a date in its event: null for the only one. */
export const dayOf = ({ id }: EventPage, { dateId, firstDay }: DateView): string | null =>
  dateId === id ? null : firstDay;
