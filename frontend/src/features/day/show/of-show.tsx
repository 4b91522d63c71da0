import { type Show, showQuery } from '@entities/day/show.queries';
import { dateOfSale, eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loaded, loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading } from '@ui/layout/layout';
import { CalendarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';

type OfShowProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly width?: 'wide' | 'form';
  readonly children: (show: Show, event: EventPage) => ReactNode;
};

/** A page of the show of one date of an event: the one of the address, or the next. */
export function OfShow({ title, lead, width = 'wide', children }: OfShowProps) {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { status } = useSession();
  const query = useQuery({ ...eventOfSaleQuery(id), enabled: status !== 'loading' });
  usePageTitle(isRefusal(query.error) ? noSuchEvent : query.data && `${title}, ${query.data.title}`);
  const { data: event, instead } = loadedPage(query, {
    width,
    label: 'Loading the show…',
    shape: 'row',
    refused: (
      <EmptyPage
        title={noSuchEvent}
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
  const date = dateOfSale(event, params.get('date'));
  return (
    <Page width={width}>
      <PageHeading kicker={<Link to={paths.event(event.id)}>{event.title}</Link>} title={title} lead={lead} />
      {date ? (
        <OfDate key={date.dateId} date={date}>
          {(show) => children(show, event)}
        </OfDate>
      ) : (
        <NoShow />
      )}
    </Page>
  );
}

function OfDate({
  date,
  children,
}: {
  readonly date: DateView;
  readonly children: (show: Show) => ReactNode;
}) {
  const { data: show, instead } = loaded(useQuery(showQuery(date.dateId)), {
    label: 'Loading the show…',
    shape: 'row',
    refused: <NoShow />,
  });
  if (!show) return instead;
  return show.classes.length === 0 ? <NoShow /> : children(show);
}

const NoShow = () => (
  <Empty title="There is no show on this date">Its organizer takes no show entries.</Empty>
);

const noSuchEvent = 'No such event';
