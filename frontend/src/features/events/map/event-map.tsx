import { eventKindLabels } from '@entities/event/event-labels';
import { mapOfEventsQuery } from '@entities/event/found-events.queries';
import { today } from '@lib/day';
import { dayIn, dayItself, figure, shortDayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { mapOfEvents } from '@modules/events/events.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { loaded } from '@ui/feedback/loaded';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { boundsOf } from '../../../map/geometry';
import { MapCanvas } from '../../../map/map-canvas';
import type { MapMarker, MapView } from '../../../map/map-engine';
import { mapAsked } from '../asked';
import type { EventsViewProps } from '../events-view';
import style from './event-map.module.css';

type EventOnMap = ResponseOf<typeof mapOfEvents>['events'][number];

/** Events on a map, with the radius around the reader's place. */
export default function EventMap({ filter, near, onFilter }: EventsViewProps) {
  const [view, setView] = useState<MapView | null>(null);
  const circle = near && filter.radius > 0 ? { center: near, miles: filter.radius } : null;
  const asked = mapAsked(filter, near, today());
  const everywhere = useQuery({ ...mapOfEventsQuery({ ...asked, ...theWorld }), enabled: !circle });
  const inSight = useQuery({
    ...mapOfEventsQuery({ ...asked, ...(view ? partOf(view) : theWorld) }),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
  const shown = inSight.data ?? everywhere.data;
  const events = shown?.events ?? none;
  const markers = useMemo(() => events.map(markerOf), [events]);
  const bounds = useMemo(
    () => everywhere.data && boundsOf(everywhere.data.events.map(pointOf)),
    [everywhere.data],
  );
  const { instead: problem } = loaded(inSight, {
    waiting: null,
    title: 'The events of the map could not be loaded',
    stale: 'below',
  });
  const showList = <Button onClick={() => onFilter({ view: 'list' })}>Show as a list</Button>;
  return (
    <div>
      {problem}
      <MapCanvas
        label="Map of events"
        className={style.map ?? ''}
        markers={markers}
        groups={noGroups}
        circle={circle}
        bounds={bounds ?? null}
        onView={setView}
        popup={({ ids }) => <EventPopup events={events.filter(({ id }) => ids.includes(id))} />}
        legend={null}
        instead={showList}
      />
      <p className={style.count} role="status">
        {mapText(shown)}
      </p>
    </div>
  );
}

/** One event, or a line for each at one place. */
export function EventPopup({ events }: { readonly events: readonly EventOnMap[] }) {
  return (
    <article className={style.popup}>
      {events.length > 1 && <h2 className={style.title}>{figure(events.length)} events here</h2>}
      <ul role="list" className={style.lines}>
        {events.map(({ id, title, kind, day, location }) => (
          <li key={id} className={style.line}>
            <Link to={paths.event(id)} className={style.name}>
              {title}
            </Link>
            <span>{dayIn(...dayItself(day))}</span>
            <span className={style.place}>{location}</span>
            <Badge>{eventKindLabels[kind].one}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}

const theWorld = { west: -180, south: -85, east: 180, north: 85 };
const none: readonly EventOnMap[] = [];
const noGroups: readonly never[] = [];

/** Rounds to whole steps, a little beyond the visible part, so that a small move causes no new request. */
function partOf({ bounds: [west, south, east, north], zoom }: MapView): typeof theWorld {
  const step = 90 / 2 ** Math.max(0, Math.min(20, Math.round(zoom)));
  const down = (degrees: number, least: number) => Math.max(least, Math.floor(degrees / step) * step);
  const up = (degrees: number, max: number) => Math.min(max, Math.ceil(degrees / step) * step);
  return { west: down(west, -180), south: down(south, -85), east: up(east, 180), north: up(north, 85) };
}

const pointOf = ({ longitude, latitude }: EventOnMap) => [longitude, latitude] as const;

function markerOf({ id, latitude, longitude, title, day }: EventOnMap): MapMarker {
  const name = `${title}, ${dayIn(...dayItself(day))}`;
  return { id, latitude, longitude, kind: 'event', text: shortDayIn(...dayItself(day)), name };
}

function mapText(shown: ResponseOf<typeof mapOfEvents> | undefined): string {
  const simple = 'Simplified map: no streets.';
  if (!shown) return simple;
  const { events, total } = shown;
  if (total === 0) return `No events in this part of the map. ${simple}`;
  if (events.length >= total) return `Showing all ${figure(total)} in this part of the map. ${simple}`;
  return `Showing the next ${figure(events.length)} of ${figure(total)}: zoom in to see the others. ${simple}`;
}
