import { upcomingEventsQuery } from '@entities/event/events.queries';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { EventView } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { noticeOf } from '@ui/feedback/loaded-part';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './next-events.module.css';

/** The next five events. */
export function NextEvents() {
  const { data, instead } = loaded(useQuery(upcomingEventsQuery()), {
    label: 'Loading events',
    shape: 'line',
    problem: noticeOf,
    stale: 'below',
  });
  return (
    <Panel
      title="Next meets"
      actions={
        <Button asChild size="small">
          <Link to={paths.events}>All events</Link>
        </Button>
      }
    >
      {instead}
      {data && <Dates events={data} />}
    </Panel>
  );
}

function Dates({ events }: { readonly events: readonly EventView[] }) {
  if (events.length === 0) return <p>No dates are set yet.</p>;
  return (
    <ul role="list" className={style.dates}>
      {events.map(({ id, dateId, title, date, day, location }) => (
        <li key={dateId}>
          <time dateTime={date}>{dayIn(...dayItself(day))}</time>
          <Link to={paths.event(id)} className={style.title}>
            {title}
          </Link>
          <span className={style.place}>{location}</span>
        </li>
      ))}
    </ul>
  );
}
