import { EventEntry } from '@entities/event/event-entry';
import { FollowButton } from '@entities/follow/follow-button';
import { organizerQuery } from '@entities/organizer/organizer.queries';
import { organizerKindLabels } from '@entities/organizer/organizer-labels';
import { organizerPaths } from '@entities/organizer/organizer-paths';
import { VerifiedBadge } from '@entities/organizer/verified-badge';
import { ReportButton } from '@entities/report/report-button';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import type { OrganizerPage as Organizer } from '@modules/events/organizer/organizer.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { ShareButton } from '@ui/actions/share-button';
import { Facts } from '@ui/data/card';
import { Empty } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Row, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { NoBreak } from '@ui/layout/no-break';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { OuterLink } from '@ui/prose/outer-link';
import { CalendarDays } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { NoSuch, noSuchOrganizer } from '../no-such';
import { Details } from './details';
import { Drafts } from './drafts';
import { Import } from './import';
import { InvitationNotice } from './invitation-notice';
import style from './organizer.module.css';
import { Suggestions } from './suggestions';
import { Team } from './team';
import { VerificationNotice } from './verification';

/** /organizers/:slug; `show` in the address is the open tab of those who work in it. */
export default function OrganizerPage() {
  const { slug = '' } = useParams();
  const query = useQuery(organizerQuery(slug));
  usePageTitle(isRefusal(query.error) ? noSuchOrganizer : query.data?.name);
  const { data: organizer, instead } = loadedPage(query, {
    label: 'Loading the organizer…',
    shape: 'block',
    count: 1,
    refused: <NoSuch title={noSuchOrganizer} />,
  });
  if (!organizer) return instead;
  return (
    <Page>
      <Stack gap="loose">
        <Head organizer={organizer} />
        {organizer.invitedAs && <InvitationNotice organizer={organizer} role={organizer.invitedAs} />}
        <VerificationNotice key={organizer.id} organizer={organizer} />
        {organizer.inside ? <Parts organizer={organizer} /> : <Coming organizer={organizer} />}
      </Stack>
    </Page>
  );
}

function Head({ organizer }: { readonly organizer: Organizer }) {
  const { id, slug, name, kind, area, about, website, isVerified, allowedActions } = organizer;
  return (
    <header className={style.head}>
      <div className={style.top}>
        <div className={style.name}>
          <p className={style.kicker}>
            <Link to={paths.events}>Events</Link>
          </p>
          <h1>
            <NoBreak>{name}</NoBreak>
          </h1>
          <Facts
            facts={[
              organizerKindLabels[kind],
              area,
              website && (
                <OuterLink key="website" href={website}>
                  {hostOf(website)}
                </OuterLink>
              ),
            ]}
          />
          <Row>
            <VerifiedBadge isVerified={isVerified} />
          </Row>
        </div>
        <div className={style.actions}>
          {allowedActions.includes('draft') && (
            <Button asChild variant="primary">
              <Link to={organizerPaths.newEvent(slug)}>New event</Link>
            </Button>
          )}
          {!organizer.inside?.role && <FollowButton kind="organizer" id={id} name={name} size="small" />}
          <ShareButton title={name} path={paths.organizer(slug)} />
          {!organizer.inside?.role && (
            <ReportButton
              what="this organizer"
              target={{ kind: 'organizer', id, label: name }}
              ownerId={null}
            />
          )}
        </div>
      </div>
      {about && <p className={style.about}>{about}</p>}
    </header>
  );
}

/** The parts for those who work in it. */
function Parts({ organizer }: { readonly organizer: Organizer }) {
  const show = useSearchParams()[0].get('show');
  const { slug, inside, allowedActions, events } = organizer;
  const may = (action: Organizer['allowedActions'][number]) => allowedActions.includes(action);
  const parts = [
    { name: 'events', label: 'Events', count: events.length, Content: Coming },
    { name: 'drafts', label: 'Drafts', count: inside?.drafts.length, Content: Drafts },
    { name: 'team', label: 'Team', count: inside?.team.length, Content: Team },
    ...(may('import') ? [{ name: 'import', label: 'Import', count: undefined, Content: Import }] : []),
    ...(may('draft')
      ? [{ name: 'suggestions', label: 'Suggestions', count: undefined, Content: Suggestions }]
      : []),
    ...(may('edit') ? [{ name: 'details', label: 'Details', count: undefined, Content: Details }] : []),
  ];
  const shown = parts.find(({ name }) => name === show) ?? parts[0];
  if (!shown) return null;
  return (
    <div className={style.parts}>
      <LinkTabs
        label="Parts of the organizer"
        tabs={parts.map(({ name, label, count }) => ({
          to: name === 'events' ? paths.organizer(slug) : organizerPaths.part(slug, name),
          label,
          ...(count && { count }),
          isCurrent: name === shown.name,
        }))}
      />
      <shown.Content organizer={organizer} />
    </div>
  );
}

/** Its dates to come. */
function Coming({ organizer: { events, name, slug, allowedActions } }: { readonly organizer: Organizer }) {
  const mayEdit = allowedActions.includes('draft');
  return (
    <section aria-labelledby="coming" className={style.part}>
      <h2 id="coming">Coming up</h2>
      {events.length === 0 ? (
        <Empty
          heading="h3"
          title="No date on the calendar"
          visual={<CalendarDays aria-hidden="true" />}
          action={
            mayEdit && (
              <Button asChild>
                <Link to={organizerPaths.newEvent(slug)}>New event</Link>
              </Button>
            )
          }
        >
          Dates of {name} appear here as soon as they are published.
        </Empty>
      ) : (
        <ul role="list" className={style.list}>
          {events.map((event) => (
            <li key={event.dateId}>
              <EventEntry event={event} />
              {mayEdit && (
                <Row>
                  <Button asChild size="small">
                    <Link to={paths.editEvent(event.id)}>
                      Edit<VisuallyHidden> {event.title}</VisuallyHidden>
                    </Link>
                  </Button>
                  <Button asChild size="small">
                    <Link to={organizerPaths.eventPart(event.id, 'dates')}>
                      Dates<VisuallyHidden> of {event.title}</VisuallyHidden>
                    </Link>
                  </Button>
                  <Button asChild size="small">
                    <Link to={paths.editMap(event.id)}>
                      Map<VisuallyHidden> of {event.title}</VisuallyHidden>
                    </Link>
                  </Button>
                </Row>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const hostOf = (website: string): string => new URL(website).host.replace(/^www\./, '');
