import { EventEntry } from '@entities/event/event-entry';
import { myEventsQuery } from '@entities/event/found-events.queries';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { CalendarDays } from 'lucide-react';
import style from '../event-list.module.css';
import type { EventsViewProps } from '../events-view';
import { CalendarAddress } from './calendar-address';

/** What the reader goes to or is interested in, and the address of their calendar. */
export default function MyEvents({ onFilter }: EventsViewProps) {
  const { data, instead } = loaded(useQuery(myEventsQuery), {
    label: 'Loading your events',
    shape: 'row',
    title: 'Your events could not be loaded',
  });
  return (
    <Stack gap="loose">
      {instead}
      {data?.events.length === 0 && (
        <Empty
          title="Nothing planned yet"
          visual={<CalendarDays aria-hidden="true" />}
          action={<Button onClick={() => onFilter({ view: 'list' })}>Find an event</Button>}
        >
          Events that you go to, or are interested in, are listed here.
        </Empty>
      )}
      {data && data.events.length > 0 && (
        <section aria-label="Your events" className={style.found}>
          <h2>Your events</h2>
          <ul role="list" className={style.list}>
            {data.events.map((event) => (
              <li key={event.dateId}>
                <EventEntry event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CalendarAddress />
    </Stack>
  );
}
