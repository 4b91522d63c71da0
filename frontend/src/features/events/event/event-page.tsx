import { eventQuery } from '@entities/event/event.queries';
import { eventKindLabels } from '@entities/event/event-labels';
import { OrganizerName } from '@entities/event/organizer-name';
import { FollowButton } from '@entities/follow/follow-button';
import { PhotoGallery } from '@entities/photo/photo-gallery';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { spanIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { EventPage as EventOfPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '@ui/actions/back-link';
import { Badge } from '@ui/data/badge';
import { loadedPage } from '@ui/feedback/loaded';
import { Page, Row, Stack } from '@ui/layout/layout';
import { NoBreak } from '@ui/layout/no-break';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Broadcasts } from './broadcasts';
import { DayLink } from './day-link';
import { EventActions } from './event-actions';
import { EventDates } from './event-dates';
import { EventNotices } from './event-notices';
import style from './event-page.module.css';
import { Friends, Vendors, WantedThere } from './event-people';
import { AdmissionPlate, ContactPlate, WherePlate } from './event-plates';
import { EventSchedule } from './event-schedule';
import { EventSpaces } from './event-spaces';
import { nextDateOf } from './next-date';
import { NoSuchEvent, noSuchEvent } from './no-such-event';

/** /events/:id: an event with all its dates. */
export default function EventPage() {
  const { id = '' } = useParams();
  const { status } = useSession();
  const query = useQuery({ ...eventQuery(id), enabled: status !== 'loading' });
  usePageTitle(isRefusal(query.error) ? noSuchEvent : query.data?.title);
  const { data: event, instead } = loadedPage(query, {
    label: 'Loading the event…',
    shape: 'block',
    count: 1,
    refused: <NoSuchEvent />,
  });
  if (!event) return instead;
  return (
    <Page>
      <Stack gap="loose">
        <EventHead event={event} />
        <EventNotices event={event} />
        <DayLink event={event} />
        <div className={style.layout}>
          <div className={style.story}>
            {event.photos.length > 0 && <PhotoGallery photos={event.photos} title={event.title} />}
            <EventDates event={event} />
            <EventSpaces event={event} />
            <Broadcasts event={event} />
          </div>
          <aside aria-label="Facts and people" className={style.facts}>
            <WherePlate event={event} />
            <AdmissionPlate event={event} />
            <ContactPlate event={event} />
            <Friends event={event} />
          </aside>
          <div className={style.story}>
            {event.description !== '' && <Words title="About">{event.description}</Words>}
            <EventSchedule event={event} />
            {event.rules !== '' && <Words title="Rules">{event.rules}</Words>}
            <Vendors event={event} />
            <WantedThere event={event} />
          </div>
        </div>
      </Stack>
    </Page>
  );
}

/** Title, the next date, who runs it, and what one can do. */
function EventHead({ event }: { readonly event: EventOfPage }) {
  const { title, kind, organizer, timeZone, recurs, allowedActions } = event;
  const next = nextDateOf(event);
  return (
    <header className={style.head}>
      <BackLink>
        <Link to={paths.events}>Events</Link>
      </BackLink>
      <h1>
        <NoBreak>{title}</NoBreak>
      </h1>
      <p className={style.next}>
        {next ? (
          <time dateTime={next.date}>{spanIn(next.date, next.endsAt, timeZone)}</time>
        ) : (
          'No date to come'
        )}
      </p>
      <p className={style.place}>
        {event.venue.name}, {event.venue.area}
      </p>
      <Row>
        <Badge>{eventKindLabels[kind].one}</Badge>
        {recurs && <span className={style.quiet}>{recurs}</span>}
      </Row>
      {organizer && (
        <div className={style.by}>
          <span>
            By <OrganizerName organizer={organizer} />
          </span>
          {allowedActions.length === 0 && (
            <FollowButton kind="organizer" id={organizer.id} name={organizer.name} size="small" />
          )}
        </div>
      )}
      <EventActions event={event} />
    </header>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={style.part}>
      <h2>{title}</h2>
      <p className={style.words}>{children}</p>
    </section>
  );
}
