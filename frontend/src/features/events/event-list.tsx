import { AdPlace } from '@entities/ad/ad-place';
import { useAd } from '@entities/ad/use-ad';
import { EventEntry } from '@entities/event/event-entry';
import { eventKindLabels } from '@entities/event/event-labels';
import { nearbyMiles } from '@entities/event/events.queries';
import { eventCountQuery, foundEventsQuery } from '@entities/event/found-events.queries';
import { buildUrl } from '@lib/api/call';
import { useListPlace } from '@lib/browser/use-list-place';
import { today } from '@lib/day';
import { monthIn } from '@lib/format';
import { eventsAsRss } from '@modules/events/calendar/calendar.contract';
import type { EventView } from '@modules/events/events.contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { listAsked } from './asked';
import style from './event-list.module.css';
import type { EventsViewProps } from './events-view';

/** The events that are found, each once, month by month of their next dates. */
export function EventList({ filter, near, onFilter }: EventsViewProps) {
  const ad = useAd('events', near);
  const asked = listAsked(filter, near, today());
  const query = useInfiniteQuery(foundEventsQuery(asked));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const more = hasNextPage ? () => void fetchNextPage() : undefined;
  useListPlace({ pages: query.data?.pages.length, more, isFetching: isFetchingNextPage });
  const isLong = hasNextPage || (query.data?.pages.length ?? 0) > 1;
  const { data: count } = useQuery({ ...eventCountQuery(asked), enabled: isLong });
  const { data, instead } = loaded(query, {
    label: 'Loading events',
    shape: 'row',
    count: 4,
    title: 'The events could not be loaded',
    stale: 'hidden',
  });
  if (!data) return instead;
  const events = data.pages.flat();
  if (events.length === 0) return <NoEvents filter={filter} near={near} onFilter={onFilter} />;
  return (
    <section aria-label="Found events" className={style.found}>
      {byMonth(events).map(({ month, events: ofMonth }) => (
        <section key={month} aria-label={month}>
          <h2 className={style.month}>{month}</h2>
          <ul role="list" className={style.list}>
            {ofMonth.map((event) => (
              <li key={event.dateId} data-entry={event.dateId}>
                <EventEntry event={event} isNext={filter.when === 'upcoming'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pager
        shown={events.length}
        {...(isLong && count && !count.isMore && { total: Math.max(count.total, events.length) })}
        unit="events"
        onMore={more}
        busy={isFetchingNextPage}
      />
      <p className={style.feed}>
        <a href={rssOf(filter.radius, near)}>New events by RSS</a>
      </p>
      <AdPlace place="events" ad={ad} as="div" />
    </section>
  );
}

/** Groups events by the month they begin in, in each event's own zone. */
function byMonth(events: readonly EventView[]) {
  const months = new Map<string, EventView[]>();
  for (const event of events) {
    const month = monthIn(event.date, event.timeZone);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, events]) => ({ month, events }));
}

const rssOf = (radius: number, near: EventsViewProps['near']): string =>
  buildUrl(
    eventsAsRss.path,
    {},
    near && radius > 0 ? { latitude: near.latitude, longitude: near.longitude, radius } : {},
  );

function NoEvents({ filter, near, onFilter }: EventsViewProps) {
  const { when, radius, kind, search, friends } = filter;
  const isNarrow = near !== undefined && radius > 0;
  const what = kind === 'any' ? undefined : eventKindLabels[kind].many.toLowerCase();
  const isFiltered = Boolean(what) || search !== '' || friends || when !== 'upcoming';
  return (
    <Empty
      title={
        isNarrow
          ? `${what ? `No ${what}` : 'Nothing'} within ${radius} miles`
          : `No ${what ?? 'events'} on the calendar`
      }
      visual={<Ring rings={ringsAround(radius)} selected={radius} size="small" />}
      action={
        <>
          {isNarrow && <Button onClick={() => onFilter({ radius: 0 })}>Search everywhere</Button>}
          {what && <Button onClick={() => onFilter({ kind: 'any' })}>Show every kind</Button>}
          {isFiltered && !what && (
            <Button onClick={() => onFilter({ search: '', friends: false, when: 'upcoming' })}>
              Show all to come
            </Button>
          )}
          {!isNarrow && !isFiltered && (
            <Button onClick={() => onFilter({ when: 'all' })}>Show past events</Button>
          )}
        </>
      }
    >
      Verified organizers publish dates here as soon as they are set.
    </Empty>
  );
}

/** The search radius and two wider ones. */
const ringsAround = (radius: number) =>
  [1, 2, 4].map((times) => ({ miles: (radius || nearbyMiles / 2) * times }));
