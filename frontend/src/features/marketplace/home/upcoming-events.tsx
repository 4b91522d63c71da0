import { nearbyMiles, upcomingEventsQuery } from '@entities/event/events.queries';
import type { Point } from '@entities/listing/listing.queries';
import { calendarDateIn, dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import type { EventView } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { CalendarDate } from '@ui/data/calendar-date';
import { Facts } from '@ui/data/card';
import { distanceText } from '@ui/data/distance';
import { Skeleton } from '@ui/feedback/skeleton';
import { Link } from 'react-router-dom';
import style from './upcoming-events.module.css';

const maxShown = 6;

/** The next events. */
export function UpcomingEvents({ from }: { readonly from: Point | null }) {
  const { data, isError, refetch } = useQuery(upcomingEventsQuery(from));
  const events = data?.slice(0, maxShown);
  return (
    <section className={style.block} aria-labelledby="upcoming-events">
      <header className={style.head}>
        <h2 id="upcoming-events" className={style.title} tabIndex={-1}>
          Upcoming Events
        </h2>
        {from && <span className={style.near}>within {nearbyMiles} miles</span>}
        <Link to={paths.events} className={style.all}>
          All events
        </Link>
      </header>
      {!data && !isError && [1, 2, 3].map((row) => <Skeleton key={row} shape="row" />)}
      {isError && (
        <p className={style.none}>
          Events didn’t load.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {events?.length === 0 && (
        <p className={style.none}>No events {from ? `within ${nearbyMiles} miles ` : ''}are announced yet.</p>
      )}
      {events?.[0] && (
        <ul role="list" className={style.list}>
          {events.map((event) => (
            <li key={event.dateId}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EventRow({
  event: { id, title, date, day, location, distance, series },
}: {
  readonly event: EventView;
}) {
  const itself = dayItself(day);
  return (
    <article className={style.event}>
      <CalendarDate {...calendarDateIn(...itself)} />
      <div className={style.words}>
        <h3 className={style.name}>
          <Link to={paths.event(id)}>{title}</Link>
        </h3>
        <time dateTime={date} className={style.when}>
          {dayIn(...itself)}
        </time>
        <Facts facts={[location, distance !== null && distanceText(distance), series?.rhythm || null]} />
      </div>
    </article>
  );
}
