import { eventQuery } from '@entities/event/event.queries';
import { RequireMember } from '@entities/member/require-member';
import { organizerPaths } from '@entities/organizer/organizer-paths';
import { paths } from '@lib/paths';
import type { EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { Lock } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { BroadcastPart } from '../broadcast/broadcast-part';
import { DatesPart } from '../dates/dates-part';
import { NoSuch } from '../no-such';
import { EditEventForm } from './edit-event-form';
import { EventState } from './event-state';

/** /events/:id/edit: what the team does with an event; `show` in the address is the open part. */
export default function EditEventPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <OfEvent key={id} id={id} />
    </RequireMember>
  );
}

function OfEvent({ id }: { readonly id: string }) {
  const { data: event, instead } = loadedPage(useQuery(eventQuery(id)), {
    width: 'form',
    label: 'Loading the event…',
    shape: 'block',
    count: 1,
    refused: <NoSuch title="No such event" />,
  });
  if (!event) return instead;
  const parts = partsOf(event);
  if (parts.length === 0 && event.allowedActions.length === 0) return <NotTheTeam event={event} />;
  return (
    <Page width="form">
      <PageHeading
        kicker={
          event.organizer ? (
            <Link to={paths.organizer(event.organizer.slug)}>{event.organizer.name}</Link>
          ) : (
            <Link to={paths.events}>Events</Link>
          )
        }
        title={event.title}
        actions={
          <Button asChild>
            <Link to={paths.event(event.id)}>See its page</Link>
          </Button>
        }
      />
      <Stack gap="loose">
        <EventState event={event} />
        <Parts event={event} parts={parts} />
      </Stack>
    </Page>
  );
}

const labels = { details: 'Details', dates: 'Dates', broadcast: 'Write to those who go' } as const;
const contents = { details: EditEventForm, dates: DatesPart, broadcast: BroadcastPart };
type Part = keyof typeof labels;

function partsOf({ allowedActions }: EventPage): readonly Part[] {
  const may = (action: EventPage['allowedActions'][number]) => allowedActions.includes(action);
  return [
    ...(may('edit') ? (['details'] as const) : []),
    ...(may('changeDates') || may('cancel') ? (['dates'] as const) : []),
    ...(may('broadcast') ? (['broadcast'] as const) : []),
  ];
}

function Parts({ event, parts }: { readonly event: EventPage; readonly parts: readonly Part[] }) {
  const show = useSearchParams()[0].get('show');
  const shown = parts.find((part) => part === show) ?? parts[0];
  if (!shown) return null;
  const Content = contents[shown];
  return (
    <>
      <LinkTabs
        label="Parts of the event"
        tabs={parts.map((part) => ({
          to: part === 'details' ? paths.editEvent(event.id) : organizerPaths.eventPart(event.id, part),
          label: labels[part],
          isCurrent: part === shown,
        }))}
      />
      <Content event={event} />
    </>
  );
}

function NotTheTeam({ event: { id, organizer } }: { readonly event: EventPage }) {
  return (
    <EmptyPage
      title="Edit event"
      visual={<Lock aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.event(id)}>Back to the event</Link>
        </Button>
      }
    >
      The owner and the editors of {organizer?.name ?? 'its organizer'} change it.
    </EmptyPage>
  );
}
