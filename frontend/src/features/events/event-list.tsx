import { counted } from '@lib/format';
import { messageOf } from '@lib/problem';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/button';
import { Empty } from '@ui/empty';
import { ErrorBox } from '@ui/error-box';
import { Ring } from '@ui/ring';
import { Loading } from '@ui/skeleton';
import { EventEntry } from './event-entry';
import style from './event-list.module.css';
import { eventsQuery } from './events.queries';
import type { EventsFilter } from './events-filter';

export type EventListProps = {
  readonly filter: EventsFilter;
  readonly near: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly onFilter: (change: Partial<EventsFilter>) => void;
};

/** The events that the filter leaves. */
export function EventList({ filter, near, onFilter }: EventListProps) {
  const upcoming = filter.when === 'upcoming';
  const events = useQuery(eventsQuery({ upcoming, near, radius: filter.radius || undefined }));
  if (events.isPending) return <Loading label="Loading events" shape="row" count={4} />;
  if (events.isError) {
    return (
      <ErrorBox
        title="The events could not be loaded"
        message={messageOf(events.error)}
        action={<Button onClick={() => void events.refetch()}>Try again</Button>}
      />
    );
  }
  if (events.data.length === 0) return <NoEvents filter={filter} near={near} onFilter={onFilter} />;
  return (
    <section aria-labelledby="found" className={style.found}>
      <h2 id="found" className={style.count} aria-live="polite">
        {counted(events.data.length, 'event')}
      </h2>
      <ul role="list" className={style.list}>
        {events.data.map((event) => (
          <li key={event.id}>
            <EventEntry event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoEvents({ filter: { when, radius }, near, onFilter }: EventListProps) {
  const isNarrow = near !== undefined && radius > 0;
  return (
    <Empty
      title={isNarrow ? `Nothing within ${radius} miles` : 'No events on the calendar'}
      visual={<Ring rings={rings} selected={radius} size="small" />}
      action={
        isNarrow ? (
          <Button onClick={() => onFilter({ radius: 0 })}>Look everywhere</Button>
        ) : (
          when === 'upcoming' && <Button onClick={() => onFilter({ when: 'all' })}>Show past events</Button>
        )
      }
    >
      Verified organizers publish dates here as soon as they are fixed.
    </Empty>
  );
}

const rings = [{ miles: 50 }, { miles: 100 }, { miles: 200 }];
