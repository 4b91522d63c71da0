import { useKnownPlaces } from '@entities/listing/known-places';
import { placeNamed } from '@entities/listing/named-place';
import { placeQuery } from '@entities/listing/place.queries';
import { MyOrganizers } from '@entities/organizer/my-organizers';
import { roughly, useUserLocation } from '@lib/browser/user-location';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Loading } from '@ui/feedback/skeleton';
import { Segmented } from '@ui/forms/segmented';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { CalendarDays, List, MapPin, Star } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { withRetries } from '../../map/retried';
import { EventList } from './event-list';
import { type EventsFilter, useEventsFilter } from './events-filter';
import { EventsFilters } from './events-filters';
import style from './events-page.module.css';
import type { EventsViewProps } from './events-view';
import { NoView } from './no-view';

/** /events: swap meets, shows and meetups as a list, by month, on a map, and those of the reader. */
export default function EventsPage() {
  const [filter, setFilter] = useEventsFilter();
  const isMember = useMember() !== undefined;
  const { location: exact, error, status, request } = useUserLocation();
  const location = roughly(exact);
  const known = useKnownPlace(status === 'denied' && !filter.near);
  const near = filter.near ?? (location ? placeNamed('your location', location) : known);
  const view = filter.view === 'mine' && !isMember ? 'list' : filter.view;
  const View = views[view];
  return (
    <Page>
      <PageHeading
        title="Events"
        lead="Swap meets, car shows and meetups, each in its own local time."
        actions={
          <>
            <Button asChild size="small">
              <Link to={paths.suggestEvent}>Suggest an event</Link>
            </Button>
            <Button asChild variant="quiet" size="small">
              <Link to={paths.organizerApply}>Become an organizer</Link>
            </Button>
          </>
        }
      />
      <Stack gap="loose">
        <Segmented
          label="View"
          value={view}
          onValueChange={(next) => setFilter({ view: next })}
          options={isMember ? [...viewOptions, ownOption] : viewOptions}
          className={style.views}
        />
        {view !== 'mine' && (
          <EventsFilters filter={filter} view={view} hasPlace={near !== undefined} onFilter={setFilter} />
        )}
        {view !== 'mine' && !filter.near && status === 'denied' && (
          <WithoutLocation known={known?.area} error={error} onAsk={request} />
        )}
        <Suspense fallback={<Loading label="Loading events" shape="row" count={4} />}>
          <View filter={filter} near={near} onFilter={setFilter} />
        </Suspense>
        <MyOrganizers />
      </Stack>
    </Page>
  );
}

/** From where distances are when the device does not say: a line for a place that is known, a notice without one. */
function WithoutLocation({
  known,
  error,
  onAsk,
}: {
  readonly known: string | undefined;
  readonly error: { readonly code: number; readonly message: string } | null;
  readonly onAsk: () => void;
}) {
  const again = error?.code !== 0 && (
    <Button size="small" variant={known === undefined ? 'secondary' : 'quiet'} onClick={onAsk}>
      Use my location
    </Button>
  );
  if (known !== undefined)
    return (
      <div className={style.from} role="status">
        <span>Distances are from {known}.</span> {again}
      </div>
    );
  return (
    <Notice tone="warn" action={again}>
      Without your location we show events everywhere, without distances. {error?.code === 0 && error.message}
    </Notice>
  );
}

/** A view that loads later; when it cannot, the list is one press away. */
const later = (load: () => Promise<{ readonly default: (props: EventsViewProps) => React.ReactNode }>) =>
  lazy(() => withRetries(load).catch(() => ({ default: NoView })));

const views: Readonly<Record<EventsFilter['view'], React.ComponentType<EventsViewProps>>> = {
  list: EventList,
  calendar: later(() => import('./calendar/event-calendar')),
  map: later(() => import('./map/event-map')),
  mine: later(() => import('./mine/my-events')),
};

const viewOptions = [
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarDays aria-hidden="true" /> },
  { value: 'map', label: 'Map', icon: <MapPin aria-hidden="true" /> },
] as const;
const ownOption = { value: 'mine', label: 'Mine', icon: <Star aria-hidden="true" /> } as const;

/** The first place that is known of the reader, for a device that does not tell its own. */
function useKnownPlace(isAsked: boolean) {
  const [text = ''] = useKnownPlaces(isAsked);
  return useQuery({ ...placeQuery(text), enabled: isAsked && text !== '' }).data;
}
