import { upcomingEventsQuery } from '@entities/event/events.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { EventView } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './next-events.module.css';

/** The next five events. */
export function NextEvents() {
  const events = useQuery(upcomingEventsQuery());
  return (
    <Panel
      title="Next meets"
      actions={
        <Button asChild size="small">
          <Link to={paths.events}>All events</Link>
        </Button>
      }
    >
      {events.isPending && <Loading label="Loading events" shape="line" />}
      {events.isError && <Notice tone="problem">{messageOf(events.error)}</Notice>}
      {events.data && <Dates events={events.data} />}
    </Panel>
  );
}

function Dates({ events }: { readonly events: readonly EventView[] }) {
  if (events.length === 0) return <p>No dates are set yet.</p>;
  return (
    <ul role="list" className={style.dates}>
      {events.map(({ id, title, date, day, location }) => (
        <li key={id}>
          <time dateTime={date}>{dayIn(...dayItself(day))}</time>
          <span className={style.title}>{title}</span>
          <span className={style.place}>{location}</span>
        </li>
      ))}
    </ul>
  );
}
