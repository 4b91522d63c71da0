import { RequireMember } from '@entities/member/require-member';
import {
  eventSuggestionsQuery,
  myOrganizersQuery,
  organizerQuery,
} from '@entities/organizer/organizer.queries';
import { organizerPaths } from '@entities/organizer/organizer-paths';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { OrganizerPage } from '@modules/events/organizer/organizer.contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import { loaded, loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { Link, useSearchParams } from 'react-router-dom';
import { MayOrganize } from '../may-organize';
import { NoSuch, noSuchOrganizer } from '../no-such';
import { blankEvent, fromSuggestion } from './event-fields';
import { NewEventForm } from './new-event-form';

/** /events/new: `organizer` in the address is whose event it is, `suggestion` what it begins from. */
export default function NewEventPage() {
  const slug = useSearchParams()[0].get('organizer');
  return <RequireMember>{slug ? <OfOrganizer key={slug} slug={slug} /> : <ChooseOrganizer />}</RequireMember>;
}

/** Whose event it is, for members who come without saying so. There is nothing to choose from one. */
function ChooseOrganizer() {
  const { data, instead } = loaded(useQuery(myOrganizersQuery), {
    label: 'Loading your organizers',
    shape: 'line',
  });
  const mine = data?.organizers.filter(({ role }) => role === 'owner' || role === 'editor');
  const [only, ...others] = mine ?? [];
  if (only && others.length === 0) return <OfOrganizer key={only.slug} slug={only.slug} />;
  return (
    <Page width="form">
      <PageHeading kicker={<Link to={paths.events}>Events</Link>} title="New event" />
      {instead}
      {mine?.length === 0 && (
        <Empty
          title="Organizers publish events"
          action={
            <Button asChild variant="primary">
              <Link to={paths.organizerApply}>Become an organizer</Link>
            </Button>
          }
        >
          Apply with your club or business. An event that somebody else runs can be{' '}
          <Link to={paths.suggestEvent}>suggested</Link>.
        </Empty>
      )}
      {mine && mine.length > 0 && (
        <>
          <h2>Whose event is it?</h2>
          <ul>
            {mine.map((organizer) => (
              <li key={organizer.id}>
                <Link to={organizerPaths.newEvent(organizer.slug)}>{organizer.name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function OfOrganizer({ slug }: { readonly slug: string }) {
  const { data: organizer, instead } = loadedPage(useQuery(organizerQuery(slug)), {
    width: 'form',
    label: 'Loading the organizer…',
    shape: 'block',
    count: 1,
    refused: <NoSuch title={noSuchOrganizer} />,
  });
  if (!organizer) return instead;
  return (
    <Page width="form">
      <PageHeading
        kicker={<Link to={paths.organizer(organizer.slug)}>{organizer.name}</Link>}
        title="New event"
        lead="We save your work as you go, on this device."
      />
      <MayOrganize>
        {organizer.allowedActions.includes('draft') ? (
          <Start organizer={organizer} />
        ) : (
          <Empty title="Its owner and editors write its events">
            Ask them to make you an editor of {organizer.name}.
          </Empty>
        )}
      </MayOrganize>
    </Page>
  );
}

/** A blank form, or one with what a member suggested. */
function Start({ organizer }: { readonly organizer: OrganizerPage }) {
  const suggestionId = useSearchParams()[0].get('suggestion');
  const key = `event-form:${useMember()?.uid ?? ''}:${organizer.id}:${suggestionId ?? 'new'}`;
  const query = useInfiniteQuery({
    ...eventSuggestionsQuery(organizer.id),
    enabled: suggestionId !== null,
  });
  if (suggestionId === null)
    return (
      <NewEventForm key={key} {...{ organizer }} storageKey={key} start={blankEvent()} suggestion={null} />
    );
  const { data, instead } = loaded(query, { label: 'Loading the suggestion', shape: 'line' });
  if (!data) return instead;
  const found = data.pages
    .flatMap(({ suggestions }) => suggestions)
    .find(({ id, status }) => id === suggestionId && status === 'open');
  return (
    <NewEventForm
      key={key}
      organizer={organizer}
      storageKey={key}
      start={found ? fromSuggestion(found) : blankEvent()}
      suggestion={suggestionId}
    />
  );
}
