import { eventQuery } from '@entities/event/event.queries';
import { RequireMember } from '@entities/member/require-member';
import { mapDraftQuery } from '@entities/spaces/map-draft.queries';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Lock } from 'lucide-react';
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
  const { data: draft, instead } = loadedPage(useQuery(mapDraftQuery(id)), {
    label: 'Loading the map…',
    shape: 'block',
    count: 1,
    refused: <NotTheTeam id={id} />,
  });
  return draft ? <MapEditor draft={draft} title={event.data?.title ?? 'Event'} /> : instead;
}

function NotTheTeam({ id }: { readonly id: string }) {
  return (
    <EmptyPage
      title="Map of the field"
      visual={<Lock aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.event(id)}>Back to the event</Link>
        </Button>
      }
    >
      The owner and the editors of the organizer draw it.
    </EmptyPage>
  );
}
