import { EventEntry } from '@entities/event/event-entry';
import { type EventsAsked, foundEventsQuery } from '@entities/event/found-events.queries';
import { dayIn, dayItself } from '@lib/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pager } from '@ui/data/pager';
import { loadedPart } from '@ui/feedback/loaded-part';
import style from './event-calendar.module.css';

/** The events of one day. */
export function DayEvents({ day, asked }: { readonly day: string; readonly asked: EventsAsked }) {
  const query = useInfiniteQuery(foundEventsQuery(asked));
  const { data, instead } = loadedPart(query, 'Loading the events of the day');
  const events = data?.pages.flat() ?? [];
  const title = dayIn(...dayItself(day));
  return (
    <section aria-label={`Events on ${title}`} className={style.opened}>
      <h3>{title}</h3>
      {instead}
      {data && events.length === 0 && <p role="status">No events on this day.</p>}
      {events.length > 0 && (
        <>
          <ul role="list" className={style.entries}>
            {events.map((event) => (
              <li key={event.dateId}>
                <EventEntry event={event} heading="h4" />
              </li>
            ))}
          </ul>
          <Pager
            shown={events.length}
            unit="events"
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </section>
  );
}
