import { AdPlace } from '@entities/ad/ad-place';
import { useAd } from '@entities/ad/use-ad';
import { EventEntry } from '@entities/event/event-entry';
import { eventKindLabels } from '@entities/event/event-labels';
import { eventsQuery, maxEvents } from '@entities/event/events.queries';
import { counted, monthIn } from '@lib/format';
import type { EventView } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Ring } from '@ui/data/ring';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';

import style from './event-list.module.css';
import { type EventsFilter, eventsAtOnce } from './events-filter';

export type EventListProps = {
  readonly filter: EventsFilter;
  readonly near: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly onFilter: (change: Partial<EventsFilter>) => void;
};

/** The filtered events, month by month, a dozen at a time. */
export function EventList({ filter, near, onFilter }: EventListProps) {
  const upcoming = filter.when === 'upcoming';
  const ad = useAd('events', near);
  const { data: events, instead } = loaded(
    useQuery(eventsQuery({ upcoming, near, radius: filter.radius || undefined })),
    {
      label: 'Loading events',
      shape: 'row',
      count: 4,
      title: 'The events could not be loaded',
      stale: 'hidden',
    },
  );
  if (!events) return instead;
  const found = events.filter(({ kind }) => filter.kind === 'any' || kind === filter.kind);
  if (found.length === 0) return <NoEvents filter={filter} near={near} onFilter={onFilter} />;
  const shown = found.slice(0, filter.show);
  const isCut = events.length === maxEvents;
  return (
    <section aria-label="Found events" className={style.found}>
      <p className={style.count} role="status">
        {isCut && 'The next '}
        {counted(found.length, 'event')}
      </p>
      {byMonth(shown).map(({ month, events: ofMonth }) => (
        <section key={month} aria-label={month}>
          <h2 className={style.month}>{month}</h2>
          <ul role="list" className={style.list}>
            {ofMonth.map((event) => (
              <li key={event.id}>
                <EventEntry event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pager
        shown={shown.length}
        total={found.length}
        unit="events"
        onMore={
          shown.length < found.length ? () => onFilter({ show: filter.show + eventsAtOnce }) : undefined
        }
      />
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

function NoEvents({ filter: { when, radius, kind }, near, onFilter }: EventListProps) {
  const isNarrow = near !== undefined && radius > 0;
  const what = kind === 'any' ? undefined : eventKindLabels[kind].many.toLowerCase();
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
          {!isNarrow && !what && when === 'upcoming' && (
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
const ringsAround = (radius: number) => [1, 2, 4].map((times) => ({ miles: (radius || 50) * times }));
