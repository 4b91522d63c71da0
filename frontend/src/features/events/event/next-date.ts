import type { DateView, EventPage } from '@modules/events/events.contract';

/** Whether a date may still be gone to. */
export const isComing = ({ isOver, status }: DateView): boolean =>
  !isOver && status !== 'cancelled' && status !== 'postponed';

/** The next date of an event that is on. */
export const nextDateOf = ({ status, dates }: EventPage): DateView | undefined =>
  status === 'cancelled' ? undefined : dates.filter(isComing).toSorted(byDate)[0];

/** The dates to come, the next first: a moved one by its new day. */
export const datesToCome = ({ dates }: EventPage): readonly DateView[] =>
  dates.filter(({ isOver }) => !isOver).toSorted(byDate);

/** Those that are over, the last first. */
export const datesOver = ({ dates }: EventPage): readonly DateView[] =>
  dates.filter(({ isOver }) => isOver).toSorted((one, other) => byDate(other, one));

const byDate = (one: DateView, other: DateView): number => Date.parse(one.date) - Date.parse(other.date);
