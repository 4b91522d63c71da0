import { dayPaths } from '@entities/day/day-paths';
import { byCode } from '@entities/day/near';
import { eventQuery } from '@entities/event/event.queries';
import { RequireMember } from '@entities/member/require-member';
import { spaceMapQuery } from '@entities/spaces/space-map.queries';
import { paths } from '@lib/paths';
import type { EventPage } from '@modules/events/events.contract';
import type { SpaceMapView } from '@modules/spaces/spaces.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loaded, loadedPage } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { TextInput } from '@ui/forms/text-input';
import { Page, PageHeading } from '@ui/layout/layout';
import { CalendarOff, Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PrintCards } from '../cards/print-cards';

/** /events/:id/map/labels: the team prints a code for each space, which visitors scan. */
export default function MapLabelsPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <OfEvent key={id} id={id} />
    </RequireMember>
  );
}

function OfEvent({ id }: { readonly id: string }) {
  const { data: event, instead } = loadedPage(useQuery(eventQuery(id)), {
    label: 'Loading the event…',
    shape: 'plate',
    count: 1,
    refused: (
      <EmptyPage
        title="No such event"
        visual={<CalendarOff aria-hidden="true" />}
        action={
          <Button asChild>
            <Link to={paths.events}>All events</Link>
          </Button>
        }
      >
        The address is wrong, or the event is not public.
      </EmptyPage>
    ),
  });
  if (!event) return instead;
  if (!event.allowedActions.includes('edit'))
    return (
      <EmptyPage
        title="Codes for the spaces"
        visual={<Lock aria-hidden="true" />}
        action={
          <Button asChild>
            <Link to={paths.event(id)}>Back to the event</Link>
          </Button>
        }
      >
        The owner and the editors of the organizer print them.
      </EmptyPage>
    );
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.event(id)}>{event.title}</Link>}
        title="Codes for the spaces"
        lead="A code for each space. Visitors read it with a phone’s camera: whose space it is, what they bring, and how to find it again. It is the same on every date."
      />
      <OfMap event={event} />
    </Page>
  );
}

function OfMap({ event }: { readonly event: EventPage }) {
  const { data: map, instead } = loaded(useQuery(spaceMapQuery(event.id)), {
    label: 'Loading the map…',
    shape: 'block',
    count: 1,
    refused: (
      <Empty
        title="No map is published yet"
        action={
          <Button asChild variant="primary">
            <Link to={paths.editMap(event.id)}>Draw the map</Link>
          </Button>
        }
      >
        The codes follow from the map.
      </Empty>
    ),
  });
  return map ? <Labels event={event} map={map} /> : instead;
}

function Labels({ event, map }: { readonly event: EventPage; readonly map: SpaceMapView }) {
  const [zone, setZone] = useState('');
  const [begins, setBegins] = useState('');
  const cards = useMemo(() => cardsOf(event, map, { zone, begins }), [event, map, zone, begins]);
  return (
    <PrintCards cards={cards} first="label">
      {map.layout.zones.length > 0 && (
        <Field label="Zone">
          <Select
            value={zone}
            options={[
              { value: '', label: 'All' },
              ...map.layout.zones.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => setZone(target.value)}
          />
        </Field>
      )}
      <Field label="Codes that begin with" hint="“B” for B1, B2, B3 …" optional>
        <TextInput code maxLength={12} value={begins} onChange={({ target }) => setBegins(target.value)} />
      </Field>
    </PrintCards>
  );
}

function cardsOf(
  { id, title }: EventPage,
  { layout }: SpaceMapView,
  { zone, begins }: { readonly zone: string; readonly begins: string },
) {
  const start = begins.trim().toUpperCase();
  return layout.spaces
    .filter(
      ({ blocked, zoneId, code }) =>
        blocked === null && (zone === '' || zoneId === zone) && code.toUpperCase().startsWith(start),
    )
    .toSorted((one, other) => byCode.compare(one.code, other.code))
    .map(({ id: key, code }) => ({
      ...{ key, large: code, kicker: title },
      lines: ['Scan: who is here,', 'and find it again'],
      content: new URL(dayPaths.at(id, code), window.location.origin).href,
    }));
}
