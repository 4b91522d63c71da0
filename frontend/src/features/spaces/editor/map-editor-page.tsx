import { eventQuery } from '@entities/event/event.queries';
import { RequireMember } from '@entities/member/require-member';
import { mapDraftQuery } from '@entities/spaces/map-draft.queries';
import { ApiProblem } from '@lib/api/problem';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { CalendarDays, Lock } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { MapEditor } from './map-editor';

/** /events/:id/map/edit: the team draws the map of its event. */
export default function MapEditorPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <OfEvent key={id} id={id} />
    </RequireMember>
  );
}

function OfEvent({ id }: { readonly id: string }) {
  const event = useQuery(eventQuery(id));
  const read = useQuery(mapDraftQuery(id));
  const isOthers = read.error instanceof ApiProblem && read.error.status === 403;
  const { data: draft, instead } = loadedPage(read, {
    label: 'Loading the map…',
    shape: 'block',
    count: 1,
    refused: <Refused id={id} isOthers={isOthers} />,
  });
  return draft ? <MapEditor draft={draft} title={event.data?.title ?? 'Event'} /> : instead;
}

function Refused({ id, isOthers }: { readonly id: string; readonly isOthers: boolean }) {
  return (
    <EmptyPage
      title={isOthers ? 'Map of the field' : 'No such event'}
      visual={isOthers ? <Lock aria-hidden="true" /> : <CalendarDays aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={isOthers ? paths.event(id) : paths.events}>
            {isOthers ? 'Back to the event' : 'All events'}
          </Link>
        </Button>
      }
    >
      {isOthers
        ? 'The owner and the editors of the organizer draw it.'
        : 'The address is wrong, or it is not open to you.'}
    </EmptyPage>
  );
}
