import { dateOfSale, eventOfSaleQuery } from '@entities/orders/date-of-sale';
import { orderPaths } from '@entities/orders/order-paths';
import { isRefusal } from '@lib/api/problem';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, dayItself } from '@lib/format';
import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { DateView, EventPage } from '@modules/events/events.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Empty, EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Field } from '@ui/forms/field';
import { Select } from '@ui/forms/select';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { CalendarOff } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { SaleView } from './sale/sale-view';

const RenewView = later(() => import('./renew/renew-view').then(({ RenewView: view }) => view));
const PrintView = later(() => import('./print/print-view').then(({ PrintView: view }) => view));

const noSuchEvent = 'No such event';

/** /events/:id/spaces: the map and the sale of a date; `date` is its day, `show` renews or prints. */
export default function SpacesPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { status } = useSession();
  const query = useQuery({ ...eventOfSaleQuery(id), enabled: status !== 'loading' });
  usePageTitle(isRefusal(query.error) ? noSuchEvent : query.data && `Spaces, ${query.data.title}`);
  const { data: event, instead } = loadedPage(query, {
    label: 'Loading the spaces…',
    shape: 'block',
    count: 1,
    refused: <NoSuch />,
  });
  if (!event) return instead;
  const date = dateOfSale(event, params.get('date'));
  const show = params.get('show');
  if (date && show === 'print') return <PrintView event={event} date={date} as={params.get('as') ?? 'map'} />;
  return (
    <Page>
      <PageHeading
        kicker={<Link to={paths.event(event.id)}>{event.title}</Link>}
        title={show === 'renew' ? 'Renew your spaces' : 'Spaces'}
        lead={date && dayIn(...dayItself(date.day))}
        actions={<OtherDates event={event} date={date} />}
      />
      <Stack gap="loose">
        {!date ? (
          <Empty title="No date is set yet">Spaces appear here once the organizer sets a date.</Empty>
        ) : show === 'renew' ? (
          <RenewView key={date.dateId} event={event} date={date} />
        ) : (
          <SaleView key={date.dateId} event={event} date={date} />
        )}
      </Stack>
    </Page>
  );
}

/** The other dates of a series. */
function OtherDates({ event, date }: { readonly event: EventPage; readonly date: DateView | undefined }) {
  const navigate = useNavigate();
  const dates = event.dates.filter(({ isOver, dateId }) => !isOver || dateId === date?.dateId);
  if (!date || dates.length < 2) return null;
  return (
    <Field label="Date">
      <Select
        value={date.dateId}
        options={dates.map(({ dateId, day }) => ({ value: dateId, label: dayIn(...dayItself(day)) }))}
        onChange={({ target }) => navigate(orderPaths.spaces(event.id, target.value))}
      />
    </Field>
  );
}

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
