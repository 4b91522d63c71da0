import { allocationQuery } from '@entities/orders/allocation.queries';
import { dateOfSale, eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { orderPaths } from '@entities/orders/order-paths';
import { preSaleQuery } from '@entities/orders/pre-sale.queries';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loaded, loadedPage } from '@ui/feedback/loaded';
import { Page, PageHeading, Row, Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { later } from '@ui/overlays/later';
import { CalendarOff } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { VendorView } from './vendor-view';

const TeamView = later(() => import('./team/team-view').then(({ TeamView: view }) => view));

const noSuchEvent = 'No such event';

/** /events/:id/allocation: spaces of a date that are given to those who ask; `date` is its day, `show=team` what the registrar does. */
export default function AllocationPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { status } = useSession();
  const query = useQuery({ ...eventOfSaleQuery(id), enabled: status !== 'loading' });
  usePageTitle(isRefusal(query.error) ? noSuchEvent : query.data && `Spaces by request, ${query.data.title}`);
  const { data: event, instead } = loadedPage(query, {
    label: 'Loading the event…',
    shape: 'block',
    count: 1,
    refused: <NoSuch />,
  });
  if (!event) return instead;
  const date = dateOfSale(event, params.get('date'));
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.event(event.id)}>{event.title}</Link>}
        title="Spaces by request"
        lead={date && dayIn(...dayItself(date.day))}
        actions={
          date && (
            <Button asChild>
              <Link to={orderPaths.spaces(event.id, date.dateId)}>Map of the spaces</Link>
            </Button>
          )
        }
      />
      {date ? (
        <OfDate key={date.dateId} event={event} date={date} isTeam={params.get('show') === 'team'} />
      ) : (
        <NoRequests />
      )}
    </Page>
  );
}

type OfDateProps = { readonly event: EventPage; readonly date: DateView; readonly isTeam: boolean };

function OfDate({ event, date, isTeam }: OfDateProps) {
  const query = useQuery(allocationQuery(date.dateId));
  const { data: sale, error } = useQuery(preSaleQuery(date.dateId));
  const { data, instead } = loaded(query, {
    label: 'Loading the requests…',
    shape: 'row',
    refused: <NoRequests />,
  });
  if (isRefusal(error)) return <NoRequests />;
  if (!data || !sale) return instead ?? null;
  const mayRun = data.me?.mayRun === true;
  if (!mayRun && data.stage === 'none') return <NoRequests />;
  const isTeamShown = mayRun && (isTeam || data.stage === 'none');
  return (
    <Stack gap="loose">
      {mayRun && (
        <Row>
          <LinkTabs
            label="Parts of this page"
            tabs={[
              {
                to: orderPaths.allocation(event.id, date.dateId, 'team'),
                label: 'For the team',
                isCurrent: isTeamShown,
              },
              {
                to: orderPaths.allocation(event.id, date.dateId),
                label: 'As vendors see it',
                isCurrent: !isTeamShown,
              },
            ]}
          />
        </Row>
      )}
      {isTeamShown ? (
        <TeamView allocation={data} sale={sale} />
      ) : (
        <VendorView allocation={data} sale={sale} />
      )}
    </Stack>
  );
}

const NoRequests = () => (
  <Empty title="No requests are asked for">
    Spaces of this date are not given by request, or not yet. Look at the map for what is sold.
  </Empty>
);

function NoSuch() {
  return (
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
  );
}
