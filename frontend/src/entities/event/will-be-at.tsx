import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { eventQuery } from './event.queries';

type WillBeAtProps = {
  /** Events, or dates of a series. */
  readonly events: readonly string[];
  readonly className?: string | undefined;
};

/** "Will be at Jefferson Swap Meet, Sat, Jun 13, 2026", a line for each of these that is still to come. */
export function WillBeAt({ events, className }: WillBeAtProps) {
  return events.map((dateId) => <Line key={dateId} dateId={dateId} className={className} />);
}

function Line({ dateId, className }: Pick<WillBeAtProps, 'className'> & { readonly dateId: string }) {
  const { data: event } = useQuery(eventQuery(gatheringOf(dateId)));
  const date = event && comingDate(event, dateId);
  if (!event || !date) return null;
  return (
    <p className={className}>
      Will be at <Link to={paths.event(event.id)}>{event.title}</Link>, {dayIn(...dayItself(date.day))}
    </p>
  );
}

/** The event of a date: `<id>_2026-06-13`, or the id alone. */
const gatheringOf = (dateId: string): string => dateId.replace(/_\d{4}-\d\d-\d\d$/, '');

/** Of a whole series, its next date. */
function comingDate({ id, status, dates }: EventPage, dateId: string): DateView | undefined {
  if (status !== 'published') return undefined;
  return dates.find(
    (date) =>
      (dateId === id || date.dateId === dateId) &&
      !date.isOver &&
      date.status !== 'cancelled' &&
      date.status !== 'postponed',
  );
}
