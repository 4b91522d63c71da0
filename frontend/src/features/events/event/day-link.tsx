import { paths } from '@lib/paths';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Link } from 'react-router-dom';
import { dayOf } from './day-of';

/** The way to the field for visitors, from two days before a date until it is over. */
export function DayLink({ event, now = Date.now() }: { readonly event: EventPage; readonly now?: number }) {
  const date = event.status === 'published' ? event.dates.find((one) => isNear(one, now)) : undefined;
  if (!date) return null;
  const day = dayOf(event, date);
  const to = day === null ? paths.day(event.id) : `${paths.day(event.id)}?date=${day}`;
  const isOn = Date.parse(date.date) <= now;
  return (
    <Notice
      live={false}
      title={isOn ? 'It is on' : 'It is soon'}
      action={
        <Button asChild variant="primary">
          <Link to={to}>On the field</Link>
        </Button>
      }
    >
      Where you are, who is near with what, and what is still open. It works without signal once you have
      opened it.
    </Notice>
  );
}

const isNear = ({ date, endsAt, status }: DateView, now: number): boolean =>
  status !== 'cancelled' &&
  status !== 'postponed' &&
  Date.parse(date) - 2 * 86_400_000 <= now &&
  now < Date.parse(endsAt) + 6 * 3_600_000;
